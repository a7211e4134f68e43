import { blockTypes, loadBlocks } from '../../src/blocks';
import { untilHere } from '../until-here';

/** The editor of texts comes once the page stands. */
export const typingCode = () => untilHere(() => import('./typing'));

/** So long the first page is left alone, in ms. */
const untilRest = 1000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Does something once the page has stood for a while; the last that was wanted alone. */
export function whenLeftAlone(act: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(act, untilRest);
}

let isComing = false;

/** Brings what other pages and typing need once the first page stands, so that nobody waits for it and no server is needed. */
export function bringWhatFollows(): void {
  if (isComing) return;
  isComing = true;
  setTimeout(() => void Promise.allSettled([typingCode(), untilHere(() => loadBlocks(blockTypes))]), untilRest);
}
