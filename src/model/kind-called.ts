import { kindsCalled } from '../../schemas/site/kinds-called';

const plain = (trade: string): string => trade.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

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
