import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inventory } from '../../src/model/site';
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
    try {
      // Written below, and nowhere else.
      return (JSON.parse(readFileSync(path, 'utf8')) as { outline?: ReturnType<OutlineAround> }).outline;
    } catch {
      const outline = regionOutline(place, frame);
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(path, JSON.stringify({ outline }));
      } catch {
        // A site that cannot be written to has its outline made each time.
      }
      return outline;
    }
  };
}
