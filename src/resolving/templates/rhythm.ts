import type { BlockInput } from './block-input';

type Ground = NonNullable<BlockInput['ground']>;

/**
 * Gives sections their grounds so that no two neighbours are alike: `white` counts as "no wish" and takes whichever light
 * ground differs from the one before; limestone and pine stay, unless the section before has the same.
 */
export function withRhythm(sections: readonly BlockInput[]): BlockInput[] {
  let previous: Ground | undefined;
  let light: Ground = 'limestone';
  return sections.map((section) => {
    const wish = section.ground ?? 'white';
    const ground = wish === 'white' || wish === previous ? otherLight(light) : wish;
    if (ground !== 'pine') light = ground;
    previous = ground;
    return { ...section, ground };
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

const otherLight = (light: Ground): Ground => (light === 'white' ? 'limestone' : 'white');
