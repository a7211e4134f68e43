import { findingsAt, type RuleFinding, type Text, type TextRule } from '../rule';

const finds =
  (pattern: RegExp, tell: (needle: string) => Omit<RuleFinding, 'at'>) =>
  ({ written }: Text): RuleFinding[] =>
    findingsAt(written.match(pattern) ?? [], tell);

const instead = 'write what visitors are to read, or remove it';

const filler = {
  code: 'prose/filler',
  severity: 'error',
  why: 'Filler words are there to be replaced.',
  instead: ['look/alt-other', 'prose/link-without-target'],
} as const satisfies Partial<TextRule>;

const standsIn = (needle: string): Omit<RuleFinding, 'at'> => ({
  found: `"${needle}" stands in for a text`,
  fix: instead,
});

/** Words that were left for later and are no text for visitors. */
export const leftoverRules: readonly TextRule[] = [
  {
    code: 'prose/to-write',
    severity: 'error',
    why: 'A text that still says what is to be written is no text for visitors.',
    hint: /Write: /,
    find: finds(/^Write: .*$|(?<=[.!?] )Write: \p{Ll}.*$/gmu, (needle) => ({
      found: `"${needle.slice(0, 40)}" is still to be written`,
      fix: instead,
    })),
  },
  {
    code: 'prose/to-do',
    severity: 'error',
    why: 'Notes for those who write are not for visitors.',
    words: ['draft', 'publish', 'publication'],
    hint: /TO-?DO|FIX-?ME|TB[ACD]|XX|\?\?\?|[$£€] ?x{2}|\bx{2,}[.,:]x{2}\b|\btb[acd]\b|@\p{Lu}|NOTE|REMINDER|MEMO|ote to self/mu,
    find: finds(
      /\(?\bXXX+\b\)?(?:[ .-]?\bXXX+\b)*|\b(?:TO-?DO|FIX-?ME|TB[ACD])\b(?:: ?\S+)?|(?<!\b[Ss]ize )\bXX(?= \p{Ll}{2,}s\b|\s?(?:[€%£]|Uhr\b|[ap]m\b))|[$£€]\s?[Xx]{2,}(?:[.,][Xx]{2})?(?![\p{L}\d])|(?<![\p{L}\d])[Xx]{2,}[.,:][Xx]{2}(?![\p{L}\d])(?:\s?[€£$])?|(?<=^|[.!?:,] |\()(?:tb[acd])(?=[.,!;)]|$| \p{Lu})|(?<=^|[.!?] )(?:NOTE|REMINDER|MEMO)(?: (?:to|TO) \p{L}+)?: ?(?:ask|check with|confirm|verify|call|tell|add|update|change|replace|find out|fix|remove)\b[^.!?\n]*|\b[Nn]ote to self\b(?::[^.!?\n]*)?|\(tb[acd]\)|(?<![\p{L}\d.])@\p{Lu}\p{Ll}+[ ,:]+(?:please|pls|can you|could you|bitte|por favor|merci de)(?!\p{L})|\?\?\?+|(?:\bDRAFT\b[ :–—-]+)?\b(?:[Dd]o not|DO NOT|[Nn]ot for|NOT FOR) (?:publish|PUBLISH|publication|PUBLICATION)\b|^DRAFT\b|\b[Tt]his (?:text|page|section|paragraph) is (?:only |just |still )?a draft\b/gmu,
      (needle) => ({
        found: `"${needle}" is a note for yourself`,
        fix: instead,
      }),
    ),
  },
  {
    ...filler,
    hint: /asdf|qwerty/i,
    words: ['lorem', 'dolor', 'blah', 'sample', 'placeholder', 'dummy', 'filler', 'here', 'your'],
    find: finds(
      /\blorem ipsum\b(?:[^\n]*\bdolor sit amet\b)?|\bdolor sit amet\b|\b(?:asdf|qwerty|blah blah)\w*|\b(?:sample|placeholder|dummy|filler) (?:text|heading|title|copy|content)\b|\bplaceholder\b|\byour (?:company|business) name\b|^(?:your )?(?:text|heading|title|headline|copy|content|description|name) (?:goes )?here\.?$/gim,
      standsIn,
    ),
  },
  {
    ...filler,
    words:
      'platzhalter blindtext mustertext folgt kommt ihr ihre texto aquí votre texte relleno ejemplo compléter venir rédiger pendiente completar noch vient bientôt insérer insertar einfügen añadir ajouter inserte ponga später'.split(
        ' ',
      ),
    find: finds(
      /(?<=^|[.!?] )hier (?:steht|kommt|folgt) (?:(?:später|bald|noch|demnächst|ein|der|ihr|dein|mehr) )+(?:text|titel|name|bild|foto|inhalt)(?=[.!…]|$)|(?<=^|[.!?] )(?:(?:la |le )?(?:suite|description|texte?|contenu)(?: (?:est|arrive))? (?:à venir|bientôt)|(?:bientôt|prochainement) (?:en ligne|disponible)|(?:text|bild|foto|inhalt|beschreibung) (?:folgt|kommt noch|kommt später))(?=[.!…]|$)|\[(?:insérer|ajouter|insertar|inserte|añadir|ponga|hier|einfügen)\b[^\]\n]*\](?![(:])|\[[^\]\n]{1,30} (?:einfügen|ergänzen|ici|aquí)\](?![(:])|^(?:hier (?:steht|kommt) (?:ihr|dein|der|ein|noch) (?:text|titel|name)|(?:text|bild|foto|inhalt|beschreibung) (?:folgt|kommt noch)|(?:ihr|dein) (?:text|titel|name) hier)\b\.{0,3}$|\b(?:platzhalter|blindtext|mustertext)\b|^(?:aquí va (?:su|tu|el) (?:texto|título|nombre)|(?:su|tu) (?:texto|título|nombre) aquí|texto de (?:ejemplo|relleno|prueba))(?!\p{L})\.{0,3}$|(?<=^|[.!?] )(?:(?:texte |contenu )?à (?:compléter|rédiger|remplir)|(?:texto |contenido |foto )?pendiente(?: de (?:escribir|completar|redactar|\p{Lu}\p{Ll}+))?|por (?:completar|escribir|redactar)|noch (?:zu schreiben|auszufüllen|zu ergänzen|ausfüllen|ergänzen))(?=[.!]|$)|^(?:votre (?:texte|titre|nom) ici|texte à venir|ici votre texte)(?!\p{L})\.{0,3}$/gimu,
      standsIn,
    ),
  },
  {
    ...filler,
    words: ['hello', 'example', 'wordpress', 'blogging', 'writing'],
    find: finds(
      /^hello,? world[!.]?$|\bthis is an example (?:page|post)\b|^(?:sample|example) (?:page|post)$|\bwelcome to WordPress\b|\bjust another WordPress site\b|\bedit or delete it, then start (?:writing|blogging)\b/gim,
      standsIn,
    ),
  },
  {
    ...filler,
    // The capitals tell: people speak of "your business" in small letters.
    words: ['your', 'company', 'business'],
    find: finds(
      /\bYour (?:Company|Business|City|Town|Brand)\b(?= (?!with\b|from\b|into\b|when\b|that\b|than\b)\p{Ll}{4,})|^(?:Company|Business) [Nn]ame$/gu,
      standsIn,
    ),
  },
  {
    ...filler,
    fields: new Set(['name', 'shortName', 'legalName']),
    find: finds(/^(?:Your|My) (?:Company|Business)(?: Name)?(?:,? (?:LLC|Inc|Ltd|GmbH|Co)\.?)?$/gu, standsIn),
  },
  {
    ...filler,
    fields: new Set(['title', 'heading', 'label']),
    find: finds(
      /^Copy of (?=\p{Lu})|^(?:Heading|Subheading|Title|Text|Column|Item|Slide|Tab|Button|Card|Block) ?\d$|^(?:Heading|Subheading|Headline|Lorem)$/gu,
      standsIn,
    ),
  },
  {
    ...filler,
    language: 'en',
    words: ['confirm', 'confirmed', 'supply', 'admin', 'leave', 'filed'],
    find: finds(
      /\((?:[^()]{0,30} )?to (?:confirm|be confirmed|supply|check)\)|(?:^|[.–—-] )(?:[Cc]lient|[Cc]ustomer|[Oo]wner) to (?:confirm|supply|check)\b|\b(?:[Pp]osted|[Pp]ublished) (?:on [^.!?\n]{1,25} )?by admin\b\.?|^Leave a (?:comment|reply)$|^Filed under:.*$/gm,
      standsIn,
    ),
  },
  {
    code: 'prose/blank',
    severity: 'error',
    why: 'A blank to fill in was not filled in.',
    sign: /[[<_]/,
    words: ['here', 'insert', 'add'],
    find: finds(
      /\[(?:insert|your|add|enter|fill in|name of|company|business|city|town|state|phone|email|date|number|link|landmark|street|neighbou?rhood|county|river|service|price|amount|area|region|year|month|customer|team member|website|address|zip)\b[^\]\n]*\](?![(:])|<(?:insert|your)\b[^>\n]*>|\((?:insert|add) (?:an? |the |your |more )?(?:photo|picture|image|name|text|quote|link|number|price|date|logo|map|video|address)[^)\n]*\)|\binsert (?:\p{L}+ ){1,4}here\b|\b(?:insert|your) (?:business|company|city|town|text|name|title|address|phone|number|heading|description) (?:name )?here\b|_{3,}(?:[-. ]_{3,})*/giu,
      (needle) => ({ found: `"${needle}" is a blank to fill in`, fix: instead }),
    ),
  },
  {
    code: 'prose/no-value',
    severity: 'error',
    why: 'Words that programs print where a value is missing are no text for visitors.',
    hint: /^(?:n\/a|\.{3}|…)$/im,
    words: ['undefined', 'nan', 'object', 'null', 'nil'],
    find: (text) =>
      finds(/\bundefined\b|\bNaN\b|\[object \w+\]|^(?:null|nil|n\/a|\.{3}|…)$/gi, (needle) => ({
        found: `"${needle}" stands where a value is missing`,
        fix: instead,
      }))(text).filter(({ at }) => !(text.field === 'rows' && /^n\/a$/i.test(at?.needle ?? ''))),
  },
];
