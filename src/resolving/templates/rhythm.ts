import { type BlockOf, type BlockType, blockDefinitions } from '../../../schemas/blocks';
import type { BlockInput } from './block-input';

type Ground = BlockOf<'prose'>['ground'];

/** Blocks that stand on one ground and no other. */
const ownGrounds = new Map<BlockType, Ground>(
  blockDefinitions.flatMap(({ type, schema: { shape } }) => {
    if (!('ground' in shape)) return [[type, 'light']];
    const ground = shape.ground.parse(undefined);
    return shape.ground.safeParse('light').success ? [] : [[type, ground]];
  }),
);

/**
 * Gives sections their grounds so that no two neighbours are alike: `light` counts as "no wish" and takes whichever light
 * ground differs from the one before; all others stay, unless the section before has the same.
 */
export function withRhythm(sections: readonly BlockInput[]): BlockInput[] {
  let previous: Ground | undefined;
  let light: Ground = 'tint';
  return sections.map((section) => {
    const own = ownGrounds.get(section.type);
    const wish = ('ground' in section && section.ground) || 'light';
    const ground = own ?? (wish === 'light' || wish === previous ? otherLight(light) : wish);
    if (ground === 'light' || ground === 'tint') light = ground;
    previous = ground;
    // The type of a spread of a union forgets that only blocks with a choice of grounds get one here.
    return own ? section : ({ ...section, ground } as BlockInput);
  });
}

/** The parts of a page in its own order: those it names first, then the others as they stand. */
export function inOrder<Name extends string>(
  parts: Readonly<Record<Name, readonly BlockInput[]>>,
  names: readonly Name[],
  first: readonly Name[],
): BlockInput[] {
  return [...first, ...names.filter((name) => !first.includes(name))].flatMap((name) => parts[name]);
}

const otherLight = (light: Ground): Ground => (light === 'light' ? 'tint' : 'light');
