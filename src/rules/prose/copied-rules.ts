import { findingsAt, finds, offer, type TextRule } from '../rule';
import { hasTags } from './hints';

/** What stands around a text in the program that it is copied out of. */
export const copiedRules: readonly TextRule[] = [
  {
    code: 'prose/menu-pasted',
    severity: 'warning',
    why: 'The menu of another page comes along when all of it is copied; the site has its own.',
    words: ['skip', 'toggle', 'aller', 'saltar', 'inhalt'],
    find: finds(
      /\bSkip to (?:main )?content\b|\bToggle (?:navigation|menu)\b|\bAller au contenu\b|\bSaltar al contenido\b|\bZum Inhalt springen\b/g,
      (needle) => ({
        found: `"${needle}" is of the menu of another page`,
        fix: 'remove it, and the rest of that menu',
      }),
    ),
  },
  {
    code: 'prose/file-named',
    severity: 'error',
    only: 'markdown',
    why: 'The name of a picture in a text shows no picture.',
    hint: /\.(?:jpe?g|png|webp|heic|gif)\b/i,
    find: finds(
      /(?<![\p{L}\p{N}([=/"'`-])(?:(?:image|photo|picture|bild|foto|image|imagen) ?: ?)?[\w-]+\.(?:jpe?g|png|webp|heic|gif)(?![\p{L}\p{N})\]/"'`])/giu,
      (needle) => ({
        found: `"${needle}" is the name of a file, and shows no picture`,
        fix: 'remove it, and name the picture in a field such as image or in a section of type: media-text',
      }),
    ),
  },
  {
    code: 'prose/token-signs',
    severity: 'error',
    why: 'Each program has its own signs for facts that it fills in; here they are printed as typed.',
    sign: /%/,
    find: finds(/%%\w+%%/g, (needle) => ({
      found: `"${needle}" is not how a fact is written`,
      fix: 'write a fact such as {business} or {city}, or the words themselves',
    })),
  },
  {
    code: 'prose/html-tag',
    severity: 'error',
    only: 'markdown',
    why: 'HTML is never run: a tag is printed as typed.',
    sign: hasTags,
    find: finds(/&lt;\/?[a-z][a-z0-9]*(?:\s[^&\n]*)?\/?&gt;/gi, (needle) => ({
      found: `"${needle}" is printed as a tag`,
      ...offer(' ', { fix: 'remove it', unsure: true }),
    })),
  },
  {
    code: 'prose/task-box',
    severity: 'error',
    only: 'markdown',
    why: 'The boxes of a list of tasks are printed as typed.',
    sign: /\[/,
    hint: /^\s*[-*] \[[ xX]\] /m,
    find: ({ written }) => {
      const boxes = written.match(/^ {0,3}[-*] \[[ xX]\] /gm) ?? [];
      return findingsAt(boxes.slice(0, 1), (box) => ({
        found: `"${box.trim()}" is printed as typed`,
        ...offer('- ', { fix: `write -${boxes.length > 1 ? ', and so in the lines below' : ''}`, unsure: true }),
      }));
    },
  },
  {
    code: 'prose/marked-words',
    severity: 'error',
    why: 'Words are marked by == in some programs; here the signs are printed as typed.',
    hint: /==\S[^=\n]*==/,
    find: finds(/(?<![=\p{L}\p{N}])==(?=\p{L})[^=\n]*[^\s=]==(?![=\p{L}\p{N}])/gu, (needle) => ({
      found: `visitors would see the signs of "${needle}"`,
      ...offer(needle.replaceAll('==', '')),
    })),
  },
  {
    code: 'prose/wide-letters',
    severity: 'warning',
    why: 'Letters as wide as Chinese ones are other letters to searches and screen readers.',
    hint: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]{2}/,
    find: finds(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]{2,}/g, (needle) => ({
      found: `"${needle}" stands in wide letters`,
      ...offer(needle.normalize('NFKC')),
    })),
  },
  {
    code: 'prose/pasted-field',
    severity: 'error',
    why: 'The number of a note behind a full stop comes along when a sentence is copied, and leads nowhere.',
    hint: /\p{Ll}{5}\.\d{1,2}(?:\s|$)/mu,
    find: finds(/(?<=\p{Ll}{5})\.\d{1,2}(?=\s+\p{Lu}|\s*$)/gu, (needle) => ({
      found: `"${needle.slice(1)}" is the number of a note that is not here`,
      ...offer('.', { fix: 'remove it', unsure: true }),
    })),
  },
];
