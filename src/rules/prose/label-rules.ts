import type { SiteConfig } from '../../../schemas/site';
import { bareWords } from '../../model/bare-words';
import { capitalized } from '../../model/capitalized';
import { valueAt } from '../../model/values';
import { isQuoted } from '../claims/unproven';
import { findingsAt, offer, type RuleFinding, type Text, type TextRule } from '../rule';
import { hasBrackets } from './hints';

/** What says nothing of what is behind a link, however it is written. */
const empty =
  /^(?:please )?(?:(?:click|tap|press|go|see|look|read)(?: (?:on )?(?:here|this|this link|now|me))?|here|(?:read|learn|see|find out|show|view|discover|know)? ?more(?: info(?:rmation)?| details)?|(?:this|the)? ?(?:link|page|site|website|article|post|guide)|download(?: (?:now|here|pdf|the pdf|file|the file))?|herunterladen|descargar|télécharger|details|info|continue|go|submit|button|link text|untitled|(?:(?:haga|hacer|haz) clic |pulse |pinche )?aquí|(?:leer|ver|saber) más|más(?: información| detalles)?|(?:este|el) enlace|esta página|(?:klicken Sie )?hier(?: klicken)?|mehr(?: erfahren| lesen| dazu| infos?| informationen)?|weiter(?:lesen)?|(?:dieser|diese|der) (?:link|seite)|(?:cliqu(?:ez|er) )?ici|(?:en savoir|lire|voir) (?:plus|la suite)|plus d['’]infos?(?:rmations?)?|suite|(?:ce|le) lien|cette page|détails|\p{L})[.!…»>→ ]*$|^(?:https?:\/\/|\/)\S*$|^[\s→»›>+…]+$/iu;

/** Of those, what nobody means to call a page by. */
const ofNoSite =
  /^(?:please )?(?:(?:click|tap|press)\b.*|here|(?:this|the)? ?link|link text|untitled|aquí|haga clic .*|hier(?: klicken)?|cliqu\w+.*|ici)[.!…»>→ ]*$/i;

/** The texts of the links in Markdown. */
const linkTexts = ({ written }: Text): string[] =>
  [...written.matchAll(/(?<!!)\[([^\]\n]+)\]\(/g)].map(([, words = '']) => words);

const linkWords = {
  code: 'prose/link-words',
  severity: 'error',
  why: 'Who goes from link to link hears only the words of the link; they must say where it leads (WCAG 2.4.4).',
} as const;

/** Those among the texts of links that say nothing of where they lead. */
const emptyLinks = (texts: readonly string[]): RuleFinding[] =>
  findingsAt(
    texts.filter((words) => empty.test(words.trim())),
    (words) => ({
      found: `the link "${words}" does not say where it leads`,
      fix: 'write what is behind it, such as "See our prices"',
    }),
  );

const nobody =
  /^(?:anonymous|(?:an? |the )?(?:happy |satisfied |local |verified |real )?(?:customer|client|homeowner|user|reviewer|person|employee|team member)(?: (?:name|\d+|[a-z]))?|n\/?a|name|(?:first|full|your) ?name(?: (?:here|last ?name))?|first last|unknown|somebody|admin(?:istrator)?|webmaster|editor|author|autor[a]?|staff|redacción|anónim[oa]|anonyme?|(?:una? )?client[ea]|un client|une cliente|(?:eine? )?kund(?:e|in))$/i;
/** Names that stand for any name in examples. */
const anybody =
  /^(?:j(?:ohn|ane) (?:q\.? )?(?:doe|roe|smith|public)|(?:max|erika) mustermann|fulan[oa] de tal|joe (?:bloggs|public|blow))$/i;

/** What stands around the name of a business: an article, its legal form, a word for its people. */
const around =
  /^(?:the|our|el|la|nuestro|nuestra) |(?: (?:llc|inc|ltd|limited|corp|co|company|plc|gmbh|sl|sa|team|staff|crew|office|owner|management|equipo|oficina))+$/g;

/** True for a name of the business, in full or as far as it is said, with or without a word for its people. */
function isBusiness(name: string, { business: { name: full, shortName, legalName } }: SiteConfig): boolean {
  const bare = (words: string): string => bareWords(words).replace(around, '');
  const said = bare(name);
  const names = [full, shortName, legalName].flatMap((own) => (own === undefined ? [] : bare(own)));
  const isCutShort = said.startsWith(`${bare(shortName)} `) && names.some((own) => own.startsWith(`${said} `));
  return isCutShort || names.includes(said);
}

/** The words for pictures. */
const alts: ReadonlySet<string> = new Set(['alt']);

/** Characters that are read out in one breath. */
const longestAlt = 200;

const plainly = (alt: string): string => alt.replace(/[.!]$/, '').trim().toLowerCase();
const nothingSeen: ReadonlySet<string> = new Set(
  'image,images,image of,picture of,photo of,photo,photos,picture,pictures,pic,img,graphic,illustration,logo,icon,banner,hero,hero image,header image,alt,alt text,untitled,screenshot,thumbnail,the image,a photo,a picture,photo here,image here,description,background,decoration,badge,seal,sign,map,flyer,cover,slide,main image,featured image,our work,our team,before,after,click to enlarge,enlarge,poster,preview,foto,imagen,imágenes,logotipo,bild,insignia,titelbild,beitragsbild,headerbild,vorschaubild,grafik,imagen destacada,imagen principal,portada,image à la une,visuel,bannière'.split(
    ',',
  ),
);
const longestOfNothing = Math.max(...[...nothingSeen].map(({ length }) => length));
const fileName =
  /[. ](?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$|^(?:img|image|photo|picture|pic|foto|bild)[-_ ]?\d+$|^(?:img|dsc|dscn|dscf|pxl|dcim|mvi|photo|image|screenshot|screen shot)[-_ ]?\d{2,}|^[a-z0-9]+(?:[-_][a-z0-9]+){2,}$|^\w+_\w+(?:_\w+)*$/i;

/** How the words for a picture begin that say what they are; a drawing or a plan is something to see. */
const announces =
  /^(?:(?:an?|the|our|my) )?(?:stock |close-up )?(?:picture|image|photo(?:graph)?|pic|snapshot|screenshot) (?:of|showing|that shows|shows) |^(?:(?:una?|la) )?(?:imagen|foto(?:grafía)?) (?:de|que muestra|con) |^(?:(?:ein|das|unser) )?(?:bild|foto) (?:von |mit |des |der |vom )|^(?:(?:une?|la) )?(?:image|photo(?:graphie)?) (?:de |des |du |d['’]|montrant )/i;

/** True where the words for a picture are no more than the name of its file. */
function isNameOfPicture({ path, written }: Text, page: object | undefined): boolean {
  const src = valueAt(page, [...path.slice(0, -1), 'src']);
  if (typeof src !== 'string') return false;
  const [name, said] = [src.replace(/\.\w+$/, ''), written.trim()];
  return /[-_\d]/.test(said)
    ? name === said.toLowerCase()
    : /^\p{Ll}+(?: \p{Ll}+){2,}$/u.test(said) && name.replace(/[-_]+/g, ' ') === said;
}

/** A small word that search words have none of. */
const ofSentences =
  /(?<!\p{L})(?:an?|the|of|with|on|at|and|is|are|her|his|eine?[mnrs]?|der|die|das|mit|auf|und|une?|le|la|les|avec|sur|el|los|las|con|sobre)(?!\p{L})/iu;

/** True for a word that is there three times in a row of search words, and for short phrases in a row of which three begin alike: what is seen in a picture is named once. */
function isStuffed(alt: string): boolean {
  const words = alt.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const isThrice = words.some((word) => words.filter((other) => other.slice(0, 5) === word.slice(0, 5)).length > 2);
  if (isThrice && !ofSentences.test(alt)) return true;
  const parts = alt.toLowerCase().split(/\s*[,|;]\s*/);
  const beginnings = parts.map((part) => part.slice(0, 3));
  return parts.length >= 4 && beginnings.some((own) => beginnings.filter((other) => other === own).length > 2);
}

const named: ReadonlySet<string> = new Set([
  ...['heading', 'label', 'title', 'eyebrow', 'question', 'name', 'caption'],
  ...['city', 'communities', 'payment', 'area', 'role', 'shortName', 'legalName', 'tagline'],
]);

/** Words that stand for a thing: the text of a link, and the one of a picture. */
export const labelRules: readonly TextRule[] = [
  {
    code: 'prose/ends-open',
    severity: 'warning',
    why: 'A heading or a name that ends in a comma, a semicolon or a colon was cut off, or the sign is one of a program.',
    only: 'text',
    fields: named,
    sign: /[,;:/|–—-]/,
    find: ({ written, path, field }) =>
      (/[\p{L}\p{N}](?:[,;]|\s*(?:\/+|\|)|\s[-–—])$/u.test(written.trim()) ||
        (field === 'heading' && /[\p{L}\p{N}]:$/u.test(written.trim()))) &&
      path.length > 1
        ? [
            {
              found: `"${written.slice(-40)}" ends in a sign`,
              ...offer(written.trim().replace(/\s*(?:[,;:/|]|[-–—])+$/u, ''), {
                fix: 'remove the sign, or write the rest',
                unsure: true,
              }),
            },
          ]
        : [],
  },
  {
    ...linkWords,
    only: 'text',
    fields: new Set(['label']),
    // What stands in the header and footer is the site's own manner of speaking; only what is of no site's is told there.
    find: ({ written }, { page }) => emptyLinks(page || ofNoSite.test(written.trim()) ? [written] : []),
  },
  {
    ...linkWords,
    only: 'markdown',
    sign: hasBrackets,
    hint: /\]\(/,
    find: (text, { page }) => emptyLinks(page ? linkTexts(text) : []),
  },
  {
    code: 'prose/nameless',
    severity: 'warning',
    why: 'Words of somebody without a name are taken for invented; search engines want the name of who wrote a review.',
    fields: new Set(['name']),
    find: ({ written, path }) =>
      path.includes('items') || path.includes('quotes') || path.includes('people') || path[0] === 'author'
        ? findingsAt(written.trim().match(nobody) ?? written.trim().match(anybody) ?? [], (name) => ({
            found: anybody.test(name) ? `"${name}" stands for any name in examples` : `"${name}" is nobody`,
            fix: 'write the name, or a first name and an initial',
          }))
        : [],
  },
  {
    code: 'prose/own-review',
    severity: 'error',
    why: 'A business that praises itself in the place of a customer deceives; search engines and consumer law forbid it.',
    only: 'text',
    fields: new Set(['name']),
    find: ({ shown, path }, { config, page }) =>
      isQuoted(path, page) && isBusiness(shown, config)
        ? [
            {
              found: `"${shown}" is the business itself`,
              fix: 'write the name of the customer who said it, or take it out',
            },
          ]
        : [],
  },
  {
    code: 'look/alt-file-name',
    severity: 'error',
    why: 'A file name says nothing to people who cannot see the picture, and less to search engines (WCAG 1.1.1).',
    fields: alts,
    find: (text, { page }) =>
      fileName.test(text.written.trim()) || isNameOfPicture(text, page)
        ? [{ found: `"${text.written}" is the name of a file`, fix: 'write what is seen in the picture' }]
        : [],
  },
  {
    code: 'look/alt-says-nothing',
    severity: 'error',
    why: 'That there is a picture is announced anyway; the words are for what is seen in it (WCAG 1.1.1).',
    fields: alts,
    find: (text) =>
      (text.written.trim().length <= longestOfNothing + 1 && nothingSeen.has(plainly(text.written))) ||
      /^(?:[^\p{L}\p{N}{]+|\P{L}*\p{Script=Latin}\P{L}*)$/u.test(text.written)
        ? [{ found: `"${text.written}" does not say what is seen`, fix: 'write what is seen in the picture' }]
        : [],
  },
  {
    code: 'look/alt-of-title',
    severity: 'warning',
    why: 'Who cannot see the picture hears the same words twice, and nothing of what it shows (WCAG 1.1.1).',
    fields: alts,
    find: ({ written, path }, { page }) => {
      const beside = path.at(-2) === 'image' ? path.slice(0, -2) : path.slice(0, -1);
      const said = ['title', 'heading'].map((field) => valueAt(page, [...beside, field]));
      return said.some((words) => typeof words === 'string' && plainly(words) === plainly(written))
        ? [{ found: `"${written}" stands beside the picture anyway`, fix: 'write what is seen in the picture' }]
        : [];
    },
  },
  {
    code: 'look/alt-announces',
    severity: 'warning',
    why: 'That there is a picture is announced anyway; the words begin with what is seen in it (WCAG 1.1.1).',
    fields: alts,
    words: 'picture image photo photograph pic snapshot screenshot imagen foto fotografía bild photographie'.split(' '),
    find: ({ written }) => {
      const [announced = ''] = announces.exec(written) ?? [];
      const seen = written.slice(announced.length);
      return announced === ''
        ? []
        : [
            {
              found: `"${announced.trim()}" is said before the words anyway`,
              // In German what is seen has another form behind these words.
              ...(/^(?:eine[mnrs]|de[mnr])\s/i.test(seen)
                ? { fix: 'begin with what is seen' }
                : offer(capitalized(seen))),
              at: { needle: written },
            },
          ];
    },
  },
  {
    code: 'look/alt-stuffed',
    severity: 'warning',
    instead: ['look/alt-other'],
    why: 'A list of search words says nothing to people who cannot see the picture, and counts as deceit with search engines.',
    fields: alts,
    find: ({ written }) =>
      isStuffed(written)
        ? [{ found: 'the words for the picture are a list of search words', fix: 'write what is seen in the picture' }]
        : [],
  },
  {
    code: 'look/alt-long',
    severity: 'warning',
    why: 'The words for a picture are read out in one breath; who listens cannot stop and go back in them.',
    fields: alts,
    find: ({ written: { length } }) => {
      const found = `the words for the picture are ${length} characters long`;
      return length > longestAlt ? [{ found, fix: `use at most ${longestAlt}, and tell the rest in the text` }] : [];
    },
  },
];
