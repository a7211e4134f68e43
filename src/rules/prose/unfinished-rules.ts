import { finds, type TextRule } from '../rule';
import { hasBrackets } from './hints';

const promise = (needle: string) => ({
  found: `"${needle}" tells visitors to come back, and search engines that there is nothing yet`,
  fix: 'write what there is, or make the page a draft: draft: true',
});

const digit: Readonly<Record<string, string>> = {
  en: 'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple',
  es: 'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
};
const spoken = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(digit).join('|')})(?:[\s,.-]+(?:${Object.values(digit).join('|')})){6,}(?!\p{L})`,
  'giu',
);

/** What was to be finished, and what stands in another place by itself. */
export const unfinishedRules: readonly TextRule[] = [
  {
    code: 'prose/coming-soon',
    severity: 'warning',
    why: 'A page that says it will have something one day has nothing now: visitors go, and search engines leave it out.',
    words: ['soon', 'later', 'construction', 'being', 'follow', 'próximamente', 'construcción', 'vuelva'],
    find: finds(
      /^coming soon[.!… ]*$|\b(?:more|new|further) (?:\p{L}+ ){0,4}(?:are |is )?(?:coming soon|to follow)\b|^coming soon[.!…]+(?=\s)|(?<=[.!?]\s)coming soon[.!…]*(?=\s|$)|\b(?:this|our|the) (?:page|site|web ?site|section|list|gallery) is (?:currently |still )?(?:under construction|coming soon|being (?:built|updated))\b|^(?:page |site )?under construction[.!… ]*$|\b(?:check|come) back (?:soon|later)\b|^(?:muy )?próximamente[.!… ]*$|\b(?:esta|nuestra|la) (?:página|web|sección) está en construcción\b|^(?:página )?en construcción[.!… ]*$|\bvuelva (?:pronto|más tarde)\b/gimu,
      promise,
    ),
  },
  {
    code: 'prose/copyright',
    severity: 'warning',
    why: 'The footer has the name and the year of the build; a year that is written out is an old one soon.',
    sign: /©/,
    words: ['c', 'copyright', 'reserved'],
    find: finds(
      /(?:©|\(c\)|copyright)(?:\s*(?:©|\(c\)))?\s*(?:19|20)\d\d(?:\s*[-–]\s*\d{2,4})?(?:[^.\n]{0,60}\.?\s+all rights reserved\b)?|\ball rights reserved\b/gi,
      (needle) => ({ found: `"${needle}" is written out`, fix: 'remove it: the footer says it' }),
    ),
  },
  {
    code: 'prose/shortcode',
    severity: 'error',
    why: 'What another program puts a form or a gallery in the place of is printed as typed here.',
    sign: /\[/,
    find: finds(
      /\[(?!(?:b|i|u|url|img|center|quote|list|size|color)[\]=\s])([a-z][\w-]*)(?:\s+[\w-]+=(?:"[^"\]]*"|'[^'\]]*'|[^\s\]]+))*\s*\][^[\n]*\[\/\1\]|(?<!\))\[\/?(?:[a-z]+(?:[-_][a-z0-9]+)+|gallery|caption|embed|audio|video|playlist|wpforms|gravityform|ninja_form)(?:\s+[\w-]+=(?:"[^"\]]*"|'[^'\]]*'|[^\s\]]+))*\s*\/?\](?![(:])|\[[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"\]]*"|'[^'\]]*'|[^\s\]]+))+\s*\/?\](?![(:])/g,
      (needle) => ({
        found: `"${needle.slice(0, 40)}" is a shortcode of another program`,
        fix: /form/.test(needle)
          ? 'remove it, and add a section: type: form'
          : /gallery/.test(needle)
            ? 'remove it, and add a section: type: gallery'
            : /video|embed|playlist/.test(needle)
              ? 'remove it, and add a section: type: video or type: embed'
              : 'remove it',
      }),
    ),
  },
  {
    code: 'prose/forum-mark',
    severity: 'error',
    why: 'Marks of forums in square brackets are printed as typed.',
    sign: hasBrackets,
    hint: /\[\/?(?:b|i|u|url|img|center|quote|list|size|color)[\]=]/i,
    find: ({ written }) =>
      [...written.matchAll(/\[(b|i|u|url|img|center|quote|list|size|color)(?:=[^\]]*)?\](.*?)\[\/\1\]/gis)].map(
        ([mark, name = '', inner = '']) => ({
          found: `"${mark.slice(0, 40)}" has marks of forums around it`,
          fix: `write ${/^b$/i.test(name) ? `**${inner}**` : /^i$/i.test(name) ? `*${inner}*` : /^url$/i.test(name) ? `[${inner}](/a-page)` : inner}`,
          at: { needle: mark },
        }),
      ),
  },
  {
    code: 'prose/phone-spoken',
    severity: 'error',
    why: 'A number in words cannot be tapped, and goes on standing there when the number changes.',
    words: Object.values(digit).flatMap((words) => words.split('|')),
    find: finds(spoken, (needle) => ({
      found: `the phone number "${needle}" is written in words`,
      fix: "write {phone} for the number of this page's office",
    })),
  },
];
