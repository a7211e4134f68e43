import { placeNames } from '../listed-places';
import { isOneSlip } from '../near-names';
import type { PageRule, RuleFinding } from '../rule';
import { blocksOf } from './blocks-of';

const firstName = (name: string): string => /^\p{Lu}[\p{L}'’-]+/u.exec(name.trim())?.[0] ?? '';

/** Whom an answer speaks to: a name with a comma in front and a sign behind, or at its beginning. */
const spokenTo = /(?:,\s+|^(?:Dear|Hi|Hello|Thanks|Hola|Gracias|Liebe|Lieber)\s+)(\p{Lu}[\p{L}'’-]+)(?=[.,!?]|$)/gu;

/** True for two ways to spell a name: "Teresa" and "Theresa", "Jon" and "John". */
const isSpeltAlike = (one: string, other: string): boolean =>
  one !== other && one.replaceAll('h', '') === other.replaceAll('h', '');

/** Names of people where others are meant. */
export const personRules: readonly PageRule[] = [
  {
    code: 'look/portrait-other',
    severity: 'error',
    why: 'Who cannot see the portrait is told that it is somebody else; and a copied line often has the wrong picture, too.',
    find: ({ form }) =>
      blocksOf(form).flatMap(({ block, path }) => {
        if (block.type !== 'team') return [];
        const names = block.people.map(({ name }) => name);
        return block.people.flatMap(({ name, image }, index): RuleFinding[] => {
          const alt = image?.alt ?? '';
          const other = names.find((one) => one !== name && alt.includes(one));
          return other === undefined || alt.includes(firstName(name) || name)
            ? []
            : [
                {
                  found: `the picture of ${name} is said to show ${other}`,
                  fix: `write ${alt.replace(other, name)}, and see that the picture is the right one`,
                  at: { path: [...path, 'people', index, 'image', 'alt'] },
                },
              ];
        });
      }),
  },
  {
    code: 'look/reply-other',
    severity: 'error',
    why: 'An answer that thanks another customer stands under the wrong review, for all to see.',
    find: ({ form }, { config }) => {
      const places = new Set(placeNames(config));
      return blocksOf(form).flatMap(({ block, path }) => {
        if (block.type !== 'reviews') return [];
        const names = new Set(block.items.map(({ name }) => firstName(name)).filter((name) => !places.has(name)));
        return block.items.flatMap(({ name, text, response = '' }, index): RuleFinding[] => {
          const [other] = [...response.matchAll(spokenTo)]
            .map(([, said = '']) => said)
            .filter(
              (said) =>
                (names.has(said) || isOneSlip(said, firstName(name)) || isSpeltAlike(said, firstName(name))) &&
                !`${name} ${text}`.includes(said),
            );
          return other === undefined || response.includes(firstName(name))
            ? []
            : [
                {
                  found: `the answer speaks to ${other}, and the review is by ${name}`,
                  fix: `write ${firstName(name)}, or put the answer under its review`,
                  at: { path: [...path, 'items', index, 'response'], needle: other },
                },
              ];
        });
      });
    },
  },
];
