import { describe, expect, test } from 'vitest';
import type { SiteConfig } from '../../schemas/site';
import { calendarOf, dayInWords } from '../../src/model/dates';
import { clockInWords, datesInWords } from '../../src/model/hours';
import { localeOf } from '../../src/model/words/words-of';
import { phoneAmiss, phoneIn, withPhonesShown } from '../../src/resolving/phones';
import { changed, plumber, problemsOf } from '../plumber';

const config = 'site.config.yaml';

test.each([
  ['US', '(830) 555-0142', '(830) 555-0142', '+18305550142'],
  ['US', '830-555-0142', '(830) 555-0142', '+18305550142'],
  ['US', '+1 830 555 0142', '(830) 555-0142', '+18305550142'],
  ['US', '+44 20 7946 0018', '+44 20 7946 0018', '+442079460018'],
  ['GB', '020 7946 0018', '020 7946 0018', '+442079460018'],
  ['GB', '+44 (0)20 79460018', '020 7946 0018', '+442079460018'],
  ['GB', '01632 960001', '01632 960001', '+441632960001'],
  ['DE', '030/23125000', '030 23125000', '+493023125000'],
  ['FR', '0612345678', '06 12 34 56 78', '+33612345678'],
  ['US', '830-555-0142 ext. 12', '(830) 555-0142 ext. 12', '+18305550142;ext=12'],
  ['US', '(830) 555-0142x12', '(830) 555-0142 x12', '+18305550142;ext=12'],
  ['CA', '+1 514-555-0142, poste 204', '(514) 555-0142 poste 204', '+15145550142;ext=204'],
  ['GB', '020 7946 0018 #3', '020 7946 0018 #3', '+442079460018;ext=3'],
])('in %s %s is read as %s and dialed as %s', (country, written, shown, dialed) => {
  expect(phoneIn(written, country)).toEqual({ shown, dialed });
});

test('in French an area code has no brackets', () => {
  const { business } = plumber.siteOf().config;
  const shown = (locale: string) =>
    withPhonesShown({ business, locale, languages: {}, seo: { region: 'CA' } } as unknown as SiteConfig).business
      .offices[0]?.phone;
  expect([shown('fr-CA'), shown('en-CA')]).toEqual(['830 555-0142', '(830) 555-0142']);
});

test.each([
  ['US', '555-0142', 'has too few digits'],
  ['US', '(830) 555-01422', 'has too many digits'],
  ['GB', 'ring us', 'is not a phone number'],
  ['US', '555-0142 ext. 12', 'has too few digits'],
])('in %s %s %s', (country, written, amiss) => {
  expect(phoneIn(written, country)).toBeUndefined();
  expect(phoneAmiss(written, country)).toBe(amiss);
});

test.each([
  ['NZ', '03 548 123', 'has too few digits'],
  ['NZ', '03 548 12345', 'has too many digits'],
  ['NZ', '03 548', 'has too few digits'],
  ['IN', '0484 234 567', 'has too few digits'],
  ['BE', '081 22 33 4', 'has too few digits'],
  ['NZ', '03 548 1234', undefined],
  ['NZ', '0800 83 82', undefined],
  ['AU', '13 24 56', undefined],
  ['IT', '0574 12345', undefined],
  ['AT', '01 5123456', undefined],
])('in %s %s %s, counted at its end', (country, written, amiss) => {
  expect(phoneAmiss(written, country)).toBe(amiss);
});

test.each([
  ['en-US', '5:30 PM'],
  ['en-GB', '17:30'],
  ['en-LU', '17:30'],
  ['en-TR', '17:30'],
  ['en-EG', '5:30 pm'],
  ['es-MX', '5:30 p.m.'],
  ['ja-JP', '17:30'],
])('in %s an office closes at %s', (locale, said) => {
  expect(clockInWords('17:30', localeOf({ words: {}, locale, seo: {} } as SiteConfig)).replace('\u00a0', ' ')).toBe(
    said,
  );
});

test.each([
  ['fr-FR', '1er novembre 2026', '1er nov. 2026', '1er–5 novembre 2026', '11 novembre 2026'],
  ['es-ES', '1 de noviembre de 2026', '1 nov 2026', '1–5 de noviembre de 2026', '11 de noviembre de 2026'],
])('in %s the first day of a month is %s', (tag, long, short, range, other) => {
  const calendar = calendarOf(tag);
  const locale = localeOf({ words: {}, locale: tag, seo: {} } as SiteConfig);
  expect(dayInWords('2026-11-01', calendar.long)).toBe(long);
  expect(dayInWords('2026-11-01', calendar.short)).toBe(short);
  expect(datesInWords('2026-11-01', '2026-11-01', locale)).toBe(long);
  expect(datesInWords('2026-11-01', '2026-11-05', locale)).toBe(range);
  expect(dayInWords('2026-11-11', calendar.long)).toBe(other);
});

test('an e-mail address may have letters of any alphabet, and needs a domain all the same', () => {
  const at = (address: string) => problemsOf(changed(config, 'email: hello@heron.example', `email: ${address}`));
  expect(at('büro@möser.example')).toBe('');
  expect(at('инфо@пример.рф')).toBe('');
  expect(at('info@möser')).toContain('write an e-mail address, such as info@example.com');
});

describe('an office in England', () => {
  const address = '{ street: 1 Sample Street, city: Seguin, region: TX, postalCode: "78155" }';
  const english = (postalCode: string, field = `, postalCode: ${postalCode} `) => ({
    [config]: Object.values(plumber.changed(config, address, `{ street: 1 Sample Row, city: Leeds${field}}`))
      .join('')
      .replace('city: Seguin\n', 'city: Leeds\n')
      .replace('(830) 555-0142', '+44 113 496 0018')
      .replace('US-TX', 'GB-ENG')
      .replace('America/Chicago', 'Europe/London')
      .replace('latitude: 29.5688, longitude: -97.9647', 'latitude: 53.7974, longitude: -1.5438')
      .replace(', coordinates: [29.8849, -97.67]', '')
      .replace('{city}, {region}', '{city}'),
  });

  test('has its number and its address as they are written there', () => {
    expect(plumber.problemsOf(english('LS1 4AP'))).toBe('');
    const { sections } = plumber.pageOf('/services', english('LS1 4AP'));
    expect(sections.find(({ type }) => type === 'feature-strip')).toMatchObject({
      items: [{ title: 'Hours' }, { text: '0113 496 0018' }],
    });
  });

  test('has a postal code, as its country has them', () => {
    expect(plumber.problemsOf(english('LS1 4AP', ' '))).toContain(
      'business.offices[0].address  "postalCode" is missing in address  add postalCode: "LS1 4AP" with its own',
    );
  });

  test('has a postal code of its country', () => {
    expect(plumber.problemsOf(english('LS14AP'))).toMatchInlineSnapshot(`
      "site.config.yaml:17:65  business.offices[0].address.postalCode  "LS14AP" is no postal code of GB  write "LS1 4AP"

      1 error in 1 file
      "
    `);
  });
});

test('a ZIP code of the wrong length, and a number without its country', () => {
  expect(problemsOf(changed(config, 'postalCode: "78155"', 'postalCode: "7815"'))).toMatchInlineSnapshot(`
    "site.config.yaml:19:81  business.offices[0].address.postalCode  "7815" is no postal code of US  write all 5 digits of the code of this address

    1 error in 1 file
    "
  `);
  expect(problemsOf(changed(config, 'phone: (830) 555-0142', 'phone: 555-0142'))).toMatchInlineSnapshot(`
    "site.config.yaml:18:14  business.offices[0].phone  "555-0142" has too few digits  write all of it, and nothing else, such as (201) 555-0123; of another country with its code, +44 7400 123456

    1 error in 1 file
    "
  `);
});
