import { expect, test } from 'vitest';
import type { Office } from '../../schemas/site/business';
import { fillTokens, type TokenContext } from '../../src/resolving/tokens';
import { siteOf } from '../plumber';

const { config } = siteOf();
const [seguin] = config.business.offices;
if (!seguin) throw new Error('the fixture has offices');
const context: TokenContext = { config, office: seguin, city: 'Lockhart', year: 2026 };

test.each([
  ['{business} is {shortName}, {legalName}', 'Heron Plumbing & Heating is Heron, Heron Plumbing LLC'],
  ['{years} years since {founded}', '25 years since 2001'],
  ['{phone} {phone:luling} {emergency} {email}', '(830) 555-0142 (512) 555-0173 (830) 555-0199 hello@heron.example'],
  ['{address}', '1 Sample Street, Seguin, TX 78155'],
  ['{city}, {region}, {radius} miles', 'Lockhart, TX, 100 miles'],
  ['{hours}', 'Monday to Friday, 8 AM to 6 PM'],
  ['{ phone} {1} {} }{ {é}', '{ phone} {1} {} }{ {é}'],
  ['no tokens, $1 and $&', 'no tokens, $1 and $&'],
])('%s', (text, filled) => {
  expect(fillTokens(text, context)).toEqual({ value: filled, issues: [] });
});

test('an office with hours of its own says those', () => {
  const office: Office = { ...seguin, openingHours: [{ days: ['Saturday'], opens: '09:00', closes: '12:30' }] };
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
  expect(mistakes('{phone:lulnig} {phone:} {city:luling}')).toMatchInlineSnapshot(`
    [
      "{phone:lulnig}: there is no office "lulnig"; write {phone:luling}; the offices are seguin, luling",
      "{phone:}: there is no office ""; write {phone} for the office of this page; the offices are seguin, luling",
      "{city:luling} is not a fact that can be filled in; write {city}, or one of {business}, {shortName}, {legalName}, {emergency}, {email}, …",
    ]
  `);
  expect(mistakes('{address:luling} {rating}')).toMatchInlineSnapshot(`
    [
      "{address:luling}: the office luling has none; add its address in site.config.yaml, or say it without the token",
      "{rating} has no value; add business.rating in site.config.yaml, or say it without the token",
    ]
  `);
  expect(mistakes('{{phone}} and {email')).toMatchInlineSnapshot(`
    [
      ""{{phone}}" has two braces; write {phone}",
      ""{email" has no closing brace; write {email}",
    ]
  `);
});
