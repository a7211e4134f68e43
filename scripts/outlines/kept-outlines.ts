import { join } from 'node:path';
import type { Inventory } from '../../src/model/site';
import { keepJson, keptJson } from '../kept-json';
import { digestOf } from '../output/digest';
import { regionOutline } from './region-outline';

type OutlineAround = NonNullable<Inventory['outlineAround']>;

/** Names how outlines are made: those that were made otherwise are not taken up again. */
const manner = 2;

/** Gives outlines of regions, each made once and kept in the `.cache/` of a site: the borders of the world are large. */
export function keptOutlines(root: string): OutlineAround {
  const folder = join(root, '.cache/outlines');
  return (place, frame) => {
    const path = join(folder, `${digestOf(JSON.stringify([manner, place, frame]))}.json`);
    const known = keptJson<{ outline?: ReturnType<OutlineAround> }>(path);
    if (known) return known.outline;
    const outline = regionOutline(place, frame);
    // A site that cannot be written to has its outline made each time.
    keepJson(path, { outline }).catch(() => undefined);
    return outline;
  };
}
