import type { SaidPrice } from '../../resolving/prices-said';
import { type FileFinding, offer, type SeenPage, type SiteRule, siteRule } from '../rule';
import { plainName } from './same-price-rules';

interface Listed {
  name: string;
  prices: string[];
  file: string;
}

/** What stands between the name of a thing and its price. */
const between =
  /(?: (?:is|are|was|costs?|comes? to|runs?|for|of|at|from|starts? at|starting at|only|just|cuesta|cuestan|por|de|desde|kostet|kosten|ab|nur)|:| [-–—])+$/i;
/** What stands in front of the name of a thing that is meant as it is listed, without a word that makes another one of it. */
const inFront =
  /(?:^|[^\p{L}\d\s] ?|\b(?:an?|the|our|your|each|every|per|for|and|or|plus|with|un|una|el|la|der|die|das|eine?) )$/iu;
/** What may follow where nothing is said that makes it another price. */
const clauseEnd = /^\s*(?:$|[.,;:!?)]|(?:and|y|und|or|o|oder)\b(?! up))/;

const lower = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** The name that words end in, or begin with, as it stands in the lists; the longest of several. */
function nameAt(words: string, names: ReadonlyMap<string, Listed>, isEnd: boolean): Listed | undefined {
  const parts = words.split(' ');
  for (let length = Math.min(6, parts.length); length > 0; length -= 1) {
    const said = isEnd ? parts.slice(-length) : parts.slice(0, length);
    const found = names.get(plainName(said.join(' ')));
    const around = isEnd ? parts.slice(0, -length).join(' ') : parts.slice(length).join(' ');
    if (found && (isEnd ? inFront.test(around === '' ? '' : `${around} `) : clauseEnd.test(around))) return found;
  }
  return undefined;
}

/** The thing that an amount in a text is the price of: "a call-out is $89", "$89 for a call-out", "our $89 call-out". */
function thingOf({ before, after }: SaidPrice, names: ReadonlyMap<string, Listed>): Listed | undefined {
  const lead = lower(before).trimEnd();
  const subject = between.test(` ${lead}`) && clauseEnd.test(after) ? lead.replace(between, '') : undefined;
  const object = lower(after)
    .replace(/^ (?:for|per|an?) /, ' ')
    .replace(/^ (?:an?|the|our|your|each|every) /, ' ')
    .trim();
  const found = subject === undefined ? undefined : nameAt(subject, names, true);
  return found ?? (/^ \p{L}/u.test(after) ? nameAt(object.replace(/[.,;:!?)].*$/, ''), names, false) : undefined);
}

const numbers = (price: string): number[] =>
  (price.match(/\d[\d.,]*/g) ?? []).map((figures) =>
    Number(figures.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  );

/** True where an amount is one that the lists name, or lies between the ends of one. */
const isListed = (price: string, { prices }: Listed): boolean => {
  const [said = 0] = numbers(price);
  return prices.some((listed) => {
    const [from = 0, to = from] = numbers(listed);
    return said >= from && said <= to;
  });
};

/** Every thing of the lists by its plain name, with all that the lists say it costs. */
function listedThings(pages: readonly SeenPage<'prices' | 'language'>[]): Map<string, Listed> {
  const names = new Map<string, Listed>();
  for (const { prices, file } of pages)
    for (const { name, price } of prices) {
      const key = plainName(name);
      const known = names.get(key);
      if (known) known.prices.push(price);
      else if (key.length > 3) names.set(key, { name, prices: [price], file });
    }
  return names;
}

/** What texts say that things cost, beside the lists of prices. */
export const saidPriceRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/price-said-other',
    severity: 'warning',
    why: 'A thing that costs one sum in the list and another in a text is asked for at the lower one.',
    reads: ['prices', 'saidPrices', 'language'],
    find: ({ pages }) => {
      const names = listedThings(pages);
      if (names.size === 0) return [];
      return pages.flatMap(({ file, saidPrices }) =>
        saidPrices.flatMap((said): FileFinding[] => {
          const thing = thingOf(said, names);
          return thing === undefined || isListed(said.price, thing)
            ? []
            : [
                {
                  file,
                  found: `"${thing.name}" is ${said.price} here, and ${thing.prices[0]} in ${thing.file === file ? 'the list of prices' : thing.file}`,
                  ...offer(thing.prices[0] ?? said.price, {
                    fix: `write ${thing.prices[0]}, or say what this price is for`,
                    unsure: true,
                  }),
                  at: { path: said.path, needle: said.price },
                },
              ];
        }),
      );
    },
  }),
];
