/** The four marks of a language: around a quotation, and around one inside it. */
type QuotationMarks = [open: string, close: string, innerOpen: string, innerClose: string];

const english: QuotationMarks = ['“', '”', '‘', '’'];
const guillemets: QuotationMarks = ['«', '»', '“', '”'];
const german: QuotationMarks = ['„', '“', '‚', '‘'];
const swiss: QuotationMarks = ['«', '»', '‹', '›'];
const swedish: QuotationMarks = ['”', '”', '’', '’'];
const polish: QuotationMarks = ['„', '”', '«', '»'];

/** By language, or by language and country (CLDR, `delimiters`); all others write them as English does. */
const byTag: Readonly<Record<string, QuotationMarks>> = {
  bg: german,
  cs: german,
  de: german,
  'de-CH': swiss,
  'de-LI': swiss,
  el: guillemets,
  es: guillemets,
  fi: swedish,
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  'fr-CH': swiss,
  hr: polish,
  hu: ['„', '”', '»', '«'],
  it: guillemets,
  'it-CH': swiss,
  ja: ['「', '」', '『', '』'],
  nb: ['«', '»', '‘', '’'],
  no: ['«', '»', '‘', '’'],
  pl: polish,
  'pt-PT': guillemets,
  ro: polish,
  ru: ['«', '»', '„', '“'],
  sk: german,
  sl: german,
  sv: swedish,
  uk: ['«', '»', '„', '“'],
};

/** Where Spanish is that of America (CLDR, children of es-419), which writes them as English does. */
const americanSpanish = new Set(
  'AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' ').map((country) => `es-${country}`),
);

/** The quotation marks of a language by its tag (BCP 47): `en-US`, `de-CH`. */
export function quotationMarks(tag: string): QuotationMarks {
  if (americanSpanish.has(tag)) return english;
  return byTag[tag] ?? byTag[tag.split('-')[0] ?? ''] ?? english;
}
