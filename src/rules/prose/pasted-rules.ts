import { quotationMarks } from '../../model/quotation-marks';
import { languageOf } from '../../model/words/words-of';
import { spokenFields } from '../../reading/yaml-traps';
import { findingsAt, finds, offer, type TextRule } from '../rule';
import { hasLines, hasPictures } from './hints';

/** Small words after which half of a word waits for its other half: "two-\nand three-story". */
const suspended = 'and|or|to|und|oder|bis|y|o|e|et|ou|en|of';

const broken = new RegExp(String.raw`(?<![\p{L}-])\p{Ll}{2,}-\n[ \t]*(?!(?:${suspended})\b)\p{Ll}{2,}`, 'gu');

const ticks = /^[ \t]*(?:[-*] )?[✅✔☑✓➡➤►▶👉🔹🔸📍]\ufe0f?[ \t]*(?=[\p{L}\p{N}*{"“])/gmu;

/** What other programs leave in a text that is copied out of them. */
export const pastedRules: readonly TextRule[] = [
  {
    code: 'prose/code-fence',
    severity: 'error',
    only: 'markdown',
    why: 'Three backticks make program text of all that follows, up to the next three.',
    hint: /```|~~~/,
    find: ({ written }) => {
      const fences = written.match(/^ {0,3}(?:```|~~~).*$/gm) ?? [];
      const wrong = fences.find((fence) => /(?:```|~~~)\s*(?:markdown|md|text|txt|html|ya?ml)\s*$/i.test(fence));
      // Nobody writes programs for visitors: a fence in front of a text was pasted with it.
      const around = fences.find((fence) => written.trimStart().startsWith(fence.trim()));
      const lone = wrong ?? around ?? (fences.length % 2 === 1 ? fences.at(-1) : undefined);
      return lone === undefined
        ? []
        : [
            {
              found: `"${lone.trim()}" sets what follows as program text`,
              fix: (wrong ?? around) && fences.length > 1 ? 'remove it, and the ``` that ends it' : 'remove the line',
              at: { needle: lone.trim() },
            },
          ];
    },
  },
  {
    code: 'prose/word-broken',
    severity: 'warning',
    why: 'A word that is parted at the end of a line keeps its hyphen, with a gap after it.',
    sign: hasLines,
    hint: /\p{Ll}-\n/u,
    find: finds(broken, (needle) => ({
      found: `"${needle.replace(/\s+/, ' ')}" is a word in two parts`,
      ...offer(needle.replace(/-\s+/, ''), {
        fix: `write ${needle.replace(/-\s+/, '')}, or ${needle.replace(/\s+/, '')}`,
        unsure: true,
      }),
    })),
  },
  {
    code: 'prose/tick-typed',
    severity: 'warning',
    own: true,
    why: 'Lists have their signs from the design; a typed one stands beside it, and screen readers spell it out.',
    sign: hasPictures,
    find: ({ written, kind }) =>
      findingsAt(written.match(ticks) ?? [], (needle) => {
        const line = written.slice(written.indexOf(needle) + needle.length).split('\n')[0] ?? '';
        const sign = kind === 'markdown' ? '- ' : '';
        return {
          found: `"${needle.trim()}" is a sign of a list that is typed`,
          ...offer(sign, { fix: `write ${sign}${line.length > 60 ? `${line.slice(0, 60)}…` : line}` }),
        };
      }),
  },
  {
    code: 'prose/quotes-foreign',
    severity: 'warning',
    own: true,
    why: 'Quotation marks of another language look like a slip; straight ones become those of the page.',
    sign: /[„«»‹›]/,
    find: ({ written, field }, { config, page }) => {
      const marks = quotationMarks(page?.language ?? languageOf(config)).join('');
      return findingsAt(
        // A value that stands in them as a whole was meant to be quoted in the file, but for what somebody may say.
        (written.match(/[„«»‹›][^„“”«»‹›\n]{1,120}[“”«»‹›]/g) ?? []).filter(
          (said) => (said !== written.trim() || spokenFields.has(field)) && !marks.includes(said.charAt(0)),
        ),
        (said) => ({
          found: `"${said}" has quotation marks of another language`,
          ...offer(`"${said.slice(1, -1).trim()}"`, {
            fix: `write "${said.slice(1, -1).trim()}" in straight ones`,
            unsure: true,
          }),
        }),
      );
    },
  },
  {
    code: 'prose/click-here',
    severity: 'warning',
    why: 'A text that tells to click where nothing can be clicked leaves visitors searching; a link says where it leads.',
    words: ['click', 'clic', 'cliquez', 'klicken', 'klick', 'pulse', 'haz'],
    find: ({ written, field }) =>
      field === 'label'
        ? []
        : findingsAt(
            written
              .replace(/\[[^\]\n]*\]\([^)\n]*\)/g, '')
              .match(
                /\b(?:please )?click (?:on )?(?:here|the (?:link|button)(?: (?:below|above))?)(?: to [\p{L}]+(?: more)?)?|\b(?:haga|haz) clic (?:aquí|en el enlace)|\bpulse aquí|\bcliquez (?:ici|sur (?:ce|le) (?:lien|bouton))(?!\p{L})|(?<!\p{L})klicken sie (?:bitte )?hier(?!\p{L})|(?<!\p{L})hier klicken(?!\p{L})/giu,
              ) ?? [],
            (words) => ({
              found: `"${words}" tells to click, and there is no link`,
              fix: 'leave it out, and lead there by a link that says what is behind it',
            }),
          ),
  },
  {
    code: 'prose/powered-by',
    severity: 'warning',
    language: 'en',
    why: 'The line of the program that a site was made with before comes along when its texts are copied.',
    words: ['powered', 'wordpress', 'wix', 'squarespace', 'godaddy', 'weebly', 'webflow', 'elementor', 'joomla'],
    find: finds(
      /\b(?:[Pp]roudly )?(?:[Pp]owered|[Mm]ade|[Cc]reated) (?:by|with|on) (?:WordPress|Wix|Squarespace|GoDaddy|Weebly|Webflow|Elementor|Joomla)\b[^.!?\n]{0,30}\.?/g,
      (needle) => ({ found: `"${needle}" is of another program`, fix: 'remove it' }),
    ),
  },
  {
    code: 'prose/notice-old',
    severity: 'warning',
    language: 'en',
    why: 'A notice of the years of the pandemic tells visitors that nobody looks after the page.',
    words: ['covid', 'coronavirus', 'pandemic'],
    find: ({ written }, { page }) =>
      page && 'date' in page
        ? []
        : findingsAt(
            written.match(
              /\b(?:due to|because of|during|in response to) (?:the )?(?:ongoing |current )?(?:COVID(?:-?19)?|coronavirus|pandemic)(?: (?:pandemic|outbreak|crisis|restrictions))?/gi,
            ) ?? [],
            (words) => ({ found: `"${words}" speaks of 2020`, fix: 'take the notice out, or tell it as what was' }),
          ),
  },
  {
    code: 'prose/side-said',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'On a phone nothing stands on the left or right, and who cannot see the page does not know where that is (WCAG 1.3.3).',
    words: ['left', 'right'],
    find: finds(
      /\b(?:the |our |this )?(?:pictures?|photos?|images?|drawing|map|form|table|list|chart|diagram|video|button|menu|box|column) (?:(?:shown|seen) )?(?:on|to|at) (?:the|your) (?:far )?(?:left|right)(?:[- ]hand(?: side)?)?(?=[.,;:!?)]|\s+(?:shows?|is|are|has|have|was|were|to|and|or|for|tells?|explains?|lists?|gives?)\b|$)|\b(?:left|right)-hand (?:pictures?|photos?|images?|column|menu|box)\b/gi,
      (needle) => ({
        found: `"${needle}" says where something stands on a wide screen`,
        fix: 'name what is seen, or say it before or after in the text',
      }),
    ),
  },
  {
    code: 'prose/place-stuffed',
    severity: 'warning',
    own: true,
    fields: new Set(['title', 'heading', 'lead', 'description', 'intro', 'text']),
    hint: /(\b\p{Lu}\p{L}{3,}\b)[^.!?\n]{1,60}\1[^.!?\n]{1,60}\1/u,
    why: 'A sentence that says one place again and again is written for search engines, which count it as deceit.',
    find: ({ written }, { config }) =>
      [...config.areas.cities.map(({ name }) => name), ...config.business.offices.map(({ city }) => city)]
        .flatMap((place) => {
          const sentence = written.split(/[.!?\n]/).find((part) => part.split(place).length > 3);
          return sentence === undefined
            ? []
            : findingsAt([sentence.trim().slice(0, 40)], () => ({
                found: `one sentence says ${place} ${sentence.split(place).length - 1} times`,
                fix: `say ${place} once, and what you do there`,
              }));
        })
        .slice(0, 1),
  },
];
