/** How postal codes look, by country (ISO 3166), each with one as an example (libaddressinput); codes of other countries are taken as written. */
const postalCodes: Readonly<Record<string, { form: RegExp; example: string; may?: string }>> = {
  AR: { form: /^(?:[A-Z]\d{4}[A-Z]{3}|\d{4})$/, example: 'C1425' },
  AT: { form: /^[1-9]\d{3}$/, example: '1010' },
  AU: { form: /^\d{4}$/, example: '3000' },
  BE: { form: /^[1-9]\d{3}$/, example: '1000' },
  BR: { form: /^\d{5}-\d{3}$/, example: '40301-110' },
  CA: { form: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, example: 'M5V 2T6' },
  CH: { form: /^[1-9]\d{3}$/, example: '8001' },
  CZ: { form: /^\d{3} \d{2}$/, example: '110 00' },
  DE: { form: /^\d{5}$/, example: '10115' },
  DK: { form: /^\d{4}$/, example: '8660' },
  ES: { form: /^\d{5}$/, example: '28013' },
  FI: { form: /^\d{5}$/, example: '00550' },
  FR: { form: /^\d{5}$/, example: '75001' },
  GB: { form: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'LS1 4AP' },
  GR: { form: /^\d{3} \d{2}$/, example: '151 24' },
  IE: { form: /^(?:[A-Z]\d{2}|D6W) [A-Z\d]{4}$/, example: 'A65 F4E2' },
  IN: { form: /^[1-9]\d{5}$/, example: '110034' },
  IT: { form: /^\d{5}$/, example: '00184' },
  JP: { form: /^\d{3}-\d{4}$/, example: '154-0023' },
  LU: { form: /^\d{4}$/, example: '4750' },
  MX: { form: /^\d{5}$/, example: '06000' },
  NL: { form: /^[1-9]\d{3} [A-Z]{2}$/, example: '1234 AB' },
  NO: { form: /^\d{4}$/, example: '0025' },
  NZ: { form: /^\d{4}$/, example: '6011' },
  PL: { form: /^\d{2}-\d{3}$/, example: '00-950' },
  PT: { form: /^\d{4}-\d{3}$/, example: '2725-079' },
  SE: { form: /^\d{3} \d{2}$/, example: '114 55' },
  US: { form: /^\d{5}$/, example: '78155', may: '(?:-\\d{4})?' },
  ZA: { form: /^\d{4}$/, example: '0083' },
};

/** A postal code as it should look, where this one is none of the country's, or there is none and the country has them. */
export function likePostalCode(code: string | undefined, country: string): string | undefined {
  const known = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
  if (!known) return undefined;
  const whole = new RegExp(known.form.source.replace(/\$$/, `${known.may ?? ''}$`));
  return code !== undefined && whole.test(code) && /[1-9A-Z]/.test(code) ? undefined : known.example;
}

/** How people write the codes of a country in forms: with small letters, without the space or hyphen, and with what may follow. */
export function postalCodeLike(country: string): { pattern: string; example: string; digits: boolean } | undefined {
  const known = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
  if (!known) return undefined;
  const plain = known.form.source.replace(/^\^|\$$/g, '');
  const may = known.may?.replace('-', '[\\s\\-]*');
  const loose = plain
    .replaceAll('A-Z', 'A-Za-z')
    .replace('D6W', '[Dd]6[Ww]')
    .replace(/ |(?<=\})-/g, '[\\s\\-]*');
  return {
    pattern: `\\s*(?:${loose})${may ?? ''}\\s*`,
    example: known.example,
    digits: /^\d+$/.test(known.example),
  };
}
