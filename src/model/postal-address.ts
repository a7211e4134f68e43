import type { Office } from '../../schemas/site/business';

type Address = NonNullable<Office['address']>;

/** The last line of an address: `Seguin, TX 78155`, and `Leeds LS1 4AP` where addresses have no state in them. */
export const placeLine = ({ city, region, postalCode }: Address): string =>
  `${region === undefined ? city : `${city}, ${region}`} ${postalCode}`;

/** An address in one line. */
export const addressInWords = (address: Address): string => `${address.street}, ${placeLine(address)}`;

/** How postal codes look, by country (ISO 3166), each with one as an example; codes of other countries are taken as written. */
const postalCodes: Readonly<Record<string, { form: RegExp; example: string }>> = {
  AU: { form: /^\d{4}$/, example: '3000' },
  CA: { form: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, example: 'M5V 2T6' },
  DE: { form: /^\d{5}$/, example: '10115' },
  ES: { form: /^\d{5}$/, example: '28013' },
  FR: { form: /^\d{5}$/, example: '75001' },
  GB: { form: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, example: 'LS1 4AP' },
  IT: { form: /^\d{5}$/, example: '00184' },
  MX: { form: /^\d{5}$/, example: '06000' },
  NZ: { form: /^\d{4}$/, example: '6011' },
  US: { form: /^\d{5}$/, example: '78155' },
};

/** A postal code as it should look, where this one is none of the country's. */
export function likePostalCode(code: string, country: string): string | undefined {
  const known = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
  return known && !known.form.test(code) ? known.example : undefined;
}

/** How people write the codes of a country in forms: with small letters and without the space, and ZIP codes with four digits more. */
export function postalCodeLike(country: string): { pattern: string; example: string; digits: boolean } | undefined {
  const known = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
  if (!known) return undefined;
  const plain = known.form.source.replace(/^\^|\$$/g, '');
  const loose = plain.replaceAll('A-Z', 'A-Za-z').replaceAll(' ', '\\s*');
  return {
    pattern: `\\s*${loose}${country === 'US' ? '(-\\d{4})?' : ''}\\s*`,
    example: known.example,
    digits: /^\d+$/.test(known.example),
  };
}
