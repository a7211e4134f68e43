import { blockTypes, loadBlocks } from '../../src/blocks';
import { untilHere } from '../until-here';

/** The editor of texts comes once the page stands. */
export const typingCode = () => untilHere(() => import('./typing'));

/** So long the first page is left alone, in ms. */
const untilRest = 1000;

let isComing = false;

/** Brings what other pages and typing need once the first page stands, so that nobody waits for it and no server is needed. */
export function bringWhatFollows(): void {
  if (isComing) return;
  isComing = true;
  setTimeout(() => void Promise.allSettled([typingCode(), untilHere(() => loadBlocks(blockTypes))]), untilRest);
}
