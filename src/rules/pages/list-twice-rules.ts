import { bareWords } from '../../model/bare-words';
import { isFields } from '../../model/values';
import type { Path } from '../../reading/position';
import { isNameSlip } from '../near-names';
import { offer, type PageRule, type RuleFinding, type WrittenPage } from '../rule';
import { wordsHash } from '../text-index';
import { blocksOf } from './blocks-of';

/** A list of a page, and where it stands. */
interface List {
  items: readonly unknown[];
  path: Path;
}

/** Adds the lists inside of a value, the outer before the inner. */
function addLists(lists: List[], value: unknown, path: (string | number)[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) lists.push({ items: value, path: [...path] });
  for (const [name, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof inner !== 'object') continue;
    path.push(name);
    addLists(lists, inner, path);
    path.pop();
  }
}

const found = new WeakMap<WrittenPage['source'], List[]>();
const others: ReadonlySet<unknown> = new Set(['allow', 'aliases', 'redirectFrom', 'quotes', 'order']);

/** The lists of a page below its sections; what customers said, and lists of pictures and sections are none of them. */
function listsOf({ source }: WrittenPage): List[] {
  const known = found.get(source);
  if (known) return known;
  const lists: List[] = [];
  for (const [name, value] of Object.entries(source)) if (!others.has(name)) addLists(lists, value, [name]);
  found.set(source, lists);
  return lists;
}

/** The fields that an item of a list is told apart by. */
const names = ['title', 'label', 'question', 'when'] as const;
/** Lists whose items are told apart by what they are called; of customers many have one name. */
const called: ReadonlySet<string> = new Set(['people', 'groups']);

/** Lists whose items may share their names: rows of figures, pictures and the sections of a page. */
const shared: ReadonlySet<string> = new Set([
  'sections',
  'more',
  'images',
  'gallery',
  'rows',
  'columns',
  'pairs',
  'logos',
  'actions',
  'questions',
]);

/** What an item is told apart by, and the field that it stands in. */
function nameOf(item: unknown, list: string): { field?: (typeof names)[number] | 'name'; text: string } {
  if (typeof item === 'string') return { text: item };
  // Much may happen in one year, and one thing in several.
  if (list === 'moments' && isFields(item)) return { field: 'title', text: `${item.when} ${item.title}` };
  if (isFields(item) && typeof item.name === 'string' && (called.has(list) || item.price !== undefined))
    return { field: 'name', text: item.name };
  // Many may have one name, and several few words for it; not both.
  if (isFields(item) && (item.rating ?? item.stars ?? item.detail) !== undefined && typeof item.text === 'string')
    return { field: 'name', text: `${item.name}: ${item.text}${item.detail === undefined ? '' : ` (${item.detail})`}` };
  const field = isFields(item) ? names.find((name) => typeof item[name] === 'string') : undefined;
  // Questions are told apart over the whole page.
  return isFields(item) && field && field !== 'question' ? { field, text: `${item[field]}` } : { text: '' };
}

/** Items that say what one before them says: the same words, or the same name. */
function twice({ items, path }: List): RuleFinding[] {
  if (shared.has(`${path.at(-1)}`) || path.at(-2) === 'rows') return [];
  const named = items.map((item) => nameOf(item, `${path.at(-1)}`));
  // What differs in its letters and figures is told apart at a fraction of the cost.
  if (new Set(named.map(({ text }) => wordsHash(text))).size === items.length) return [];
  const seen = new Map<string, number>();
  return named.flatMap(({ field, text }, index) => {
    const words = bareWords(text);
    if (words === '') return [];
    const first = seen.get(words);
    if (first === undefined) {
      seen.set(words, index);
      return [];
    }
    return [
      {
        found: `"${text.slice(0, 60)}" stands in this list already`,
        fix: 'remove one of the two, or write what was meant',
        at: { path: [...path, index, ...(field ? [field] : [])] },
      },
    ];
  });
}

/** Pictures that one gallery shows twice. */
function picturesTwice({ items, path }: List): RuleFinding[] {
  if (path.at(-1) !== 'images' && path.at(-1) !== 'gallery') return [];
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const src = isFields(item) && typeof item.src === 'string' ? item.src : '';
    if (src === '' || !seen.has(src)) {
      seen.add(src);
      return [];
    }
    return [
      {
        found: `the gallery shows ${src} already`,
        fix: 'remove one of the two, or write the name of the picture that was meant',
        at: { path: [...path, index, 'src'] },
      },
    ];
  });
}

/** Words under or for two pictures of one gallery that are the same, where all others have words of their own. */
function wordsTwice({ items, path }: List): RuleFinding[] {
  if (path.at(-1) !== 'images' && path.at(-1) !== 'gallery') return [];
  return (['title', 'alt'] as const).flatMap((field) => {
    const said = items.map((item) => (isFields(item) && typeof item[field] === 'string' ? bareWords(item[field]) : ''));
    const all = said.filter((words) => words !== '');
    if (new Set(all).size !== all.length - 1) return [];
    const last = said.findLastIndex((words, at) => words !== '' && said.indexOf(words) < at);
    const [first, second] = [items[said.indexOf(said[last] ?? '')], items[last]];
    if (!isFields(first) || !isFields(second) || first.src === second.src) return [];
    return [
      {
        found: `"${`${second[field]}`.slice(0, 60)}" stands ${field === 'title' ? 'under' : 'for'} another picture of the gallery already`,
        fix: `write what is seen in ${second.src}`,
        at: { path: [...path, last, field] },
      },
    ];
  });
}

/** True for two categories that differ by the sign of a plural, by capitals, or by a slip of the hand. */
function isNearCategory(one: string, other: string): boolean {
  const [own, named] = [one, other].map((name) => bareWords(name).replace(/s$/, '')) as [string, string];
  return one !== other && (own === named || isNameSlip(own, named) || isNameSlip(named, own));
}

/** Categories of one gallery that are nearly the same: two buttons where one was meant. The rarer one is wrong, or the later. */
function categoriesNear({ items, path }: List): RuleFinding[] {
  if (path.at(-1) !== 'images') return [];
  const named = items.map((item) => (isFields(item) && typeof item.category === 'string' ? item.category : ''));
  const counts = new Map<string, number>();
  for (const name of named) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  const order = [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const near = new Map(
    order.map((category, at) => [category, order.slice(0, at).find((name) => isNearCategory(category, name))]),
  );
  return named.flatMap((category, index) => {
    const meant = near.get(category);
    return meant === undefined
      ? []
      : [
          {
            found: `"${category}" is a category beside "${meant}"`,
            ...offer(meant, { unsure: true }),
            at: { path: [...path, index, 'category'] },
          },
        ];
  });
}

/** An amount or a number alone, without words that tell two rows of one name apart. */
const figureAlone = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** The one row of a table that is called as another: in tables that group their rows, more are, or the next cell tells them apart. */
function rowTwice({ items, path }: List): RuleFinding[] {
  if (path.at(-1) !== 'rows' || items.length < 3) return [];
  const rows = items.map((row) => (Array.isArray(row) ? row.map(String) : []));
  const named = rows.map(([name = '']) => bareWords(name));
  // Where a row is a name and a price, the prices tell.
  if (rows.some((row) => row.length < 3) || named.includes('') || new Set(named).size !== named.length - 1) return [];
  const last = named.findLastIndex((name, at) => named.indexOf(name) < at);
  const first = named.indexOf(named[last] ?? '');
  return [first, last].every((at) => figureAlone.test(rows[at]?.[1] ?? ''))
    ? [
        {
          found: `"${rows[last]?.[0]}" names a row of this table already`,
          fix: 'write what this row is about, or remove one of the two',
          at: { path: [...path, last, 0] },
        },
      ]
    : [];
}

/** Pictures without a category in a gallery whose visitors choose by them: the first, where most have one. */
function categoryMissing({ source }: WrittenPage): RuleFinding[] {
  return blocksOf(source).flatMap(({ block, path }) => {
    if (block.type !== 'gallery' || !block.filter) return [];
    const without = block.images.flatMap(({ category }, index) => (category === undefined ? [index] : []));
    const [first] = without;
    return first === undefined || without.length * 2 > block.images.length
      ? []
      : [
          {
            found: `${block.images[first]?.src} has no category, and visitors choose by them`,
            fix: `add category: such as ${block.images.find(({ category }) => category)?.category}`,
            at: { path: [...path, 'images', first] },
          },
        ];
  });
}

/** Lists that say one thing twice. */
export const listTwiceRules: readonly PageRule[] = [
  {
    code: 'site/item-twice',
    severity: 'warning',
    why: 'A list that says one thing twice was copied and not rewritten; the thing that was meant is missing.',
    instead: ['site/label-elsewhere'],
    find: (page) => listsOf(page).flatMap((list) => [...twice(list), ...rowTwice(list)]),
  },
  {
    code: 'site/gallery-category-near',
    severity: 'warning',
    why: 'Pictures of one kind under two names stand apart when visitors pick one of them.',
    find: (page) => listsOf(page).flatMap(categoriesNear),
  },
  {
    code: 'site/gallery-category-missing',
    severity: 'warning',
    why: 'A picture without a category is gone from the gallery as soon as a visitor picks one.',
    find: categoryMissing,
  },
  {
    code: 'look/picture-twice',
    severity: 'warning',
    why: 'A picture that a gallery shows twice stands in the place of another.',
    find: (page) => listsOf(page).flatMap(picturesTwice),
  },
  {
    code: 'look/words-twice',
    severity: 'warning',
    why: 'One line under two pictures, where every other picture has its own, was copied with the line and not rewritten.',
    find: (page) => listsOf(page).flatMap((list) => wordsTwice(list).slice(0, 1)),
  },
];
