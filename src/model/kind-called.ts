import { kindsCalled } from '../../schemas/site/kinds-called';

const plain = (trade: string): string =>
  trade.trim().toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '');

let kinds: ReadonlyMap<string, string> | undefined;

/** The kind of schema.org that people of a trade are, by what they call it: `Bakery` for "boulangerie"; undefined for others. */
export function kindCalled(trade: string): string | undefined {
  kinds ??= new Map(
    Object.entries(kindsCalled).flatMap(([kind, names]) =>
      names.split('|').map((name) => [plain(name), kind] as const),
    ),
  );
  return kinds.get(plain(trade));
}

/** Kinds whose names mean the same with a word beside them: a Mexican restaurant is a restaurant, and a pet hotel no hotel. */
const plainWith: ReadonlySet<string> = new Set([
  ...['Attorney', 'Bakery', 'Dentist', 'Electrician', 'Florist', 'Locksmith', 'Notary', 'Optician', 'Pharmacy'],
  ...['Plumber', 'Restaurant', 'MovingCompany', 'BookStore'],
]);

/**
 * The kind that a trade of several words is by the last two of them ("immigration law office"), by the last, or by the first
 * where adjectives stand behind: "restaurant mexicain".
 */
export function kindWithin(trade: string): string | undefined {
  const words = trade.trim().split(/\s+/);
  const ends = words.length < 4 ? [words.at(-1) ?? '', words[0] ?? ''] : [];
  return (
    kindCalled(trade) ??
    (words.length === 3 ? kindCalled(words.slice(-2).join(' ')) : undefined) ??
    ends.map(kindCalled).find((kind) => kind !== undefined && plainWith.has(kind))
  );
}
