import { bareWords } from '../../model/bare-words';
import { offer, type PageRule } from '../rule';

/** Headings that fit every page. */
const greets =
  /^(?:welcome(?: to (?:our|the|my) (?:home ?page|web ?site|site))?|home ?page|untitled.*|heading|title|main heading)[.!]?$/i;

/** Titles that fit every page, and so say nothing of one. */
const says =
  /^(?:home ?(?:page)?|(?:new |my |first |test |sample )?page(?: \d+)?|untitled.*|title|welcome(?: to (?:our|the) (?:home ?page|web ?site|site))?|index|test|website|default|document|(?:our )?(?:services?|blog|news))$/i;

/** Characters of a heading, and words of the main one, that are still read at a glance. */
const [longest, mostWords] = [110, 14];

/** A word of at least four letters that a title says three times, in whatever form: "paint", "painter", "painting". */
function stuffed(title: string): string | undefined {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.find((word) => words.filter((other) => other.slice(0, 5) === word.slice(0, 5)).length > 2);
}

/** True for so many words with commas between them that they say nothing together. */
function isSearchWords(title: string): boolean {
  const parts = title.split(/\s*[,;]\s*/).filter(Boolean);
  return parts.length >= 5 && parts.every((part) => /\p{L}{3}/u.test(part) && part.split(/\s+/).length <= 2);
}

/** True for search words in a row, and for one phrase again and again. */
function isWordList(description: string): boolean {
  const parts = description.split(/\s*[,|.;]\s*/).filter(Boolean);
  const isShort = parts.every((part) => part.split(/\s+/).length <= 3);
  return (parts.length >= 6 && isShort) || parts.length - new Set(parts.map(bareWords)).size > 1;
}

/** A small word, or a comma, that something must follow. */
const goesOn =
  /(?:[,;–—-]|\s(?:the|an?|and|or|of|to|with|for|from|your|our|that|which|because|so|y|el|la|los|las|de|del|con|para|por|su|nuestr[oa]s?|und|oder|der|die|das|mit|für|von|was|wir|dass|we|what|how|et|ou|les|des|du|pour|avec|nous|vous|qui|que))\s*$/i;

/** What search results show of a page. */
export const titleRules: readonly PageRule[] = [
  {
    code: 'site/title-says-nothing',
    severity: 'error',
    instead: ['site/title-one-word'],
    why: 'The title is what people choose by in a list of results; it must say what only this page is about.',
    find: ({ form: { title } }) =>
      says.test(title.trim()) || (title.match(/[\p{L}\p{N}]/gu) ?? []).length < 4
        ? [
            {
              found: `the title "${title}" fits any page`,
              fix: 'say what the page is about, and where',
              at: { path: ['title'] },
            },
          ]
        : [],
  },
  {
    code: 'site/heading-says-nothing',
    severity: 'warning',
    why: 'The main heading tells people and search engines what the page is about; a greeting tells neither.',
    find: ({ form }) => {
      const [heading, path] =
        'sections' in form && !('template' in form)
          ? [form.sections[0]?.heading ?? '', ['sections', 0, 'heading']]
          : ['heading' in form ? form.heading : '', ['heading']];
      return greets.test(heading.trim())
        ? [
            {
              found: `the heading "${heading}" fits any page`,
              fix: 'say what the page is about, and where',
              at: { path },
            },
          ]
        : [];
    },
  },
  {
    code: 'site/heading-long',
    severity: 'warning',
    why: 'A heading is found at a glance, and read out in one breath; a sentence or two stand under it.',
    find: ({ leaves }) =>
      leaves.flatMap(({ kind, path, shown }) => {
        if (kind !== 'text' || path.at(-1) !== 'heading') return [];
        const isMain = path.length === 1 || (path[0] === 'sections' && path[1] === 0);
        const words = shown.trim().split(/\s+/);
        if (shown.length <= longest && !(isMain && words.length > mostWords)) return [];
        const [much, most] =
          shown.length > longest
            ? [`${shown.length} characters long`, longest]
            : [`${words.length} words long`, `${mostWords} words`];
        const short = shown.slice(0, 70).replace(/[\s,]+\S*$/, '');
        return [
          {
            found: `the heading is ${much}`,
            fix: `use at most ${most}: "${short}", and say the rest under it`,
            at: { path },
          },
        ];
      }),
  },
  {
    code: 'site/title-stuffed',
    severity: 'warning',
    instead: ['prose/capitals'],
    why: 'A title that says one word again and again is written anew by search engines, and mistrusted by people.',
    find: ({ form: { title } }) => {
      if (isSearchWords(title))
        return [
          {
            found: 'the title is a list of search words',
            fix: 'say what the page is about, and where',
            at: { path: ['title'] },
          },
        ];
      const word = stuffed(title);
      return word
        ? [{ found: `the title says "${word}" three times`, fix: 'say it once', at: { path: ['title'] } }]
        : [];
    },
  },
  {
    code: 'site/title-parts',
    severity: 'warning',
    why: 'A title of search words between bars is written anew by search engines; people choose a title that reads as words.',
    find: ({ form: { title } }, { config }) => {
      const name = config.business.shortName.toLowerCase();
      const parts = title.split(/\s+[|•·»]\s+|\s*\|\s*/).filter(Boolean);
      const isNamed = parts.some((part) => part.toLowerCase().startsWith(name));
      return parts.length > 2 && !isNamed
        ? [
            {
              found: `the title has ${parts.length} parts between bars`,
              ...offer(parts[0] ?? '', { fix: `write ${parts[0]}, and say the rest in the description`, unsure: true }),
              at: { path: ['title'] },
            },
          ]
        : [];
    },
  },
  {
    code: 'site/near-me',
    severity: 'warning',
    why: '"Near me" is what people type; a page names the place that it is about.',
    find: ({ form }, { config }) =>
      (['title', 'heading', 'label', 'description'] as const).flatMap((field) => {
        const text = field in form ? String(form[field as keyof typeof form] ?? '') : '';
        const [words] = /\b(?:near|close to|nearest to) (?:me|you)\b|\bcerca de (?:mí|ti)\b/i.exec(text) ?? [];
        const place = 'city' in form ? form.city : config.business.offices[0]?.city;
        const isSaid = place !== undefined && text.includes(place);
        // One between bars is told of those.
        return words === undefined || /[?¿|]/.test(text)
          ? []
          : [
              {
                found: `"${words}" is what people search for, not where the page is about`,
                ...(isSaid
                  ? { fix: `write ${text.replace(words, '').replace(/ {2,}/g, ' ').trim()}` }
                  : offer(`in ${place}`, { fix: `write ${text.replace(words, `in ${place}`)}`, unsure: true })),
                at: { path: [field], needle: words },
              },
            ];
      }),
  },
  {
    code: 'site/title-name-twice',
    severity: 'warning',
    why: 'The name of the business is added to titles by itself; twice in one it takes the place of what the page is about.',
    find: ({ form: { title } }, { config: { business } }) => {
      const name = business.shortName.toLowerCase();
      const said = title.toLowerCase();
      // Behind a sign it stands where it is added by itself.
      return said.split(name).length > 2 || /\s[|–—·-]\s*$/.test(said.slice(0, said.lastIndexOf(name)))
        ? [
            {
              found: `the title says "${business.shortName}", which is added to it`,
              fix: 'leave it out: it is added where there is room',
              at: { path: ['title'] },
            },
          ]
        : [];
    },
  },
  {
    code: 'site/title-ends-open',
    severity: 'warning',
    why: 'A title that begins or ends in a sign was not finished.',
    find: ({ form: { title } }) =>
      /^[|\-–—:,·•]|[|\-–—:,·•]$/.test(title.trim())
        ? [
            {
              found: `the title "${title}" begins or ends in a sign`,
              fix: 'remove the sign, or finish the title',
              at: { path: ['title'] },
            },
          ]
        : [],
  },
  {
    code: 'site/description-cut',
    severity: 'warning',
    why: 'A summary that breaks off was copied from a list of results; search engines cut it themselves where there is no room.',
    find: ({ source: { description } }) =>
      /(?:…|\.{3})\s*$/.test(description) || goesOn.test(description.slice(-12))
        ? [
            {
              found: `the description breaks off: "${description.slice(-30)}"`,
              fix: 'write the sentence to its end, in at most 160 characters',
              at: { path: ['description'] },
            },
          ]
        : [],
  },
  {
    code: 'site/description-is-title',
    severity: 'warning',
    why: 'A summary that only repeats the title or the heading gives no reason to choose the page.',
    find: ({ form }) =>
      [form.title, 'heading' in form ? form.heading : ''].some(
        (text) => text !== '' && bareWords(text) === bareWords(form.description),
      )
        ? [
            {
              found: 'the description repeats the title',
              fix: 'say in a sentence or two what visitors find here',
              at: { path: ['description'] },
            },
          ]
        : [],
  },
  {
    code: 'site/description-stuffed',
    severity: 'warning',
    why: 'A list of search words is no summary; search engines write their own in its place.',
    find: ({ form: { description } }) =>
      isWordList(description)
        ? [
            {
              found: 'the description is a list of search words',
              fix: 'say in a sentence or two what visitors find here',
              at: { path: ['description'] },
            },
          ]
        : [],
  },
];
