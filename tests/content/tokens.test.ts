import { expect, test } from 'vitest';
import type { Office } from '../../schemas/site/business';
import { fillTokens, type TokenContext } from '../../src/resolving/tokens';
import { siteOf } from './fixture-site';

const { config } = siteOf();
const [claremore] = config.business.offices;
if (!claremore) throw new Error('the fixture has offices');
const context: TokenContext = { config, office: claremore, city: 'Tulsa', year: 2026 };

test.each([
  ['{business} is {shortName}, {legalName}', 'Acme Roofing & Remodeling is Acme, Acme LLC'],
  ['{years} years since {founded}', '25 years since 2001'],
  ['{phone} {phone:okc} {emergency} {email}', '(918) 555-0142 (405) 555-0173 (918) 555-0199 hello@acme.example'],
  ['{address}', '1 Sample Street, Claremore, OK 74017'],
  ['{city}, {region}, {radius} miles', 'Tulsa, OK, 100 miles'],
  ['{hours}', 'Monday to Friday, 8 AM to 6 PM'],
  ['{ phone} {1} {} }{ {é}', '{ phone} {1} {} }{ {é}'],
  ['no tokens, $1 and $&', 'no tokens, $1 and $&'],
])('%s', (text, filled) => {
  expect(fillTokens(text, context)).toEqual({ value: filled, issues: [] });
});

test('an office with hours of its own says those', () => {
  const office: Office = { ...claremore, openingHours: [{ days: ['Saturday'], opens: '09:00', closes: '12:30' }] };
  expect(fillTokens('{hours}', { ...context, office }).value).toBe('Saturday, 9 AM to 12:30 PM');
});

const mistakes = (text: string): string[] =>
  fillTokens(text, context).issues.map(({ found, fix }) => `${found}; ${fix}`);

test('mistakes name the nearest token and the choice', () => {
  expect(mistakes('{phnoe} {xyz}')).toMatchInlineSnapshot(`
    [
      "{phnoe} is not a fact that can be filled in; write {phone}, or one of {business}, {shortName}, {legalName}, {emergency}, {email}, …",
      "{xyz} is not a fact that can be filled in; write one of {business}, {shortName}, {legalName}, {emergency}, {email}, …",
    ]
  `);
  expect(mistakes('{phone:ocx} {phone:} {city:okc}')).toMatchInlineSnapshot(`
    [
      "{phone:ocx}: there is no office "ocx"; write {phone} for the office of this page; the offices are claremore, okc",
      "{phone:}: there is no office ""; write {phone} for the office of this page; the offices are claremore, okc",
      "{city:okc} is not a fact that can be filled in; write {city}, or one of {business}, {shortName}, {legalName}, {emergency}, {email}, …",
    ]
  `);
  expect(mistakes('{address:okc} {rating}')).toMatchInlineSnapshot(`
    [
      "{address:okc}: the office okc has none; add its address in site.config.yaml, or say it without the token",
      "{rating} has no value; add business.rating in site.config.yaml, or say it without the token",
    ]
  `);
  expect(mistakes('{{phone}} and {email')).toMatchInlineSnapshot(`
    [
      ""{{phone}" has two braces; write {phone}",
      ""{email" has no closing brace; write {email}",
    ]
  `);
});
