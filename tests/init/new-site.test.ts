import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { businessQuestions } from '../../scripts/init/business-questions';
import { countryIn, languagesAt, usualLanguage } from '../../scripts/init/countries';
import { drawings } from '../../scripts/init/drawings';
import { engineAsNamed } from '../../scripts/init/engine-as-named';
import { hoursIn } from '../../scripts/init/hours-in';
import { kindOfBusiness, kindToChoose } from '../../scripts/init/kind-of-business';
import { addressName, newSiteFiles } from '../../scripts/init/new-site';
import { townIn } from '../../scripts/init/town-in';
import { interview } from '../../scripts/new/interview';
import { openContent } from '../../src/engine/open-content';
import type { Inventory } from '../../src/model/site';
import { slugOf } from '../../src/model/slug';

const locksmith = {
  name: 'Heron & Daughter',
  trade: 'locksmith',
  country: 'Ireland',
  language: 'en',
  town: 'Cork',
  phone: '021 496 0018',
  email: 'hello@heron.ie',
  zone: undefined as string | undefined,
  hours: 'Mon-Fri 8-17, Sat 09:00-12:00',
  services: 'Lock changes, door opening, key cutting',
  pages: 'about, prices, questions',
  host: 'netlify',
};

const picture = { width: 1600, height: 1067, hash: '0a1b2c3d' };
const inventory: Inventory = {
  pictures: new Map(Object.keys(drawings).map((name) => [`${name}.jpg`, picture])),
  icons: new Map(),
  files: new Set(['/logo.svg', '/logo-light.svg', '/mark.svg', '/fonts/archivo.woff2', '/fonts/source-sans-3.woff2']),
};
const opened = (given: typeof locksmith) => openContent({ year: 2026, inventory, files: [...newSiteFiles(given)] });

const others: [string, Partial<typeof locksmith>, number][] = [
  ['a locksmith in Ireland', {}, 11],
  [
    'a dental practice in Texas',
    { trade: 'dental practice', country: 'USA', town: 'Seguin', phone: '(830) 555-0142' },
    11,
  ],
  [
    'a cerrajero in Spain',
    { trade: 'cerrajero', country: 'España', language: 'es', phone: '943 12 34 56', services: 'Cerraduras, aperturas' },
    10,
  ],
  [
    'a photographer in Germany on her own server',
    { country: 'DE', phone: '030 123456', host: 'nginx', pages: 'about, prices' },
    9,
  ],
  [
    'a paysagiste in Canada, in French',
    {
      ...{ name: 'Paysages Tremblay-Lévesque', trade: 'paysagiste', country: 'Canada', language: 'fr' },
      ...{ town: 'Saint-Jean-sur-Richelieu', zone: 'Toronto', phone: '450 555-0142', host: 'cloudflare' },
      ...{ hours: 'lundi au vendredi 8 h à 17 h', services: 'Aménagement, Tonte, Déneigement, Murets et dallage' },
      pages: 'À propos, tarifs, Questions',
    },
    11,
  ],
  [
    'a Hundesalon in Austria, in German',
    {
      ...{ name: 'Fellglück', trade: 'Hundesalon', country: 'Österreich', language: 'de', town: 'Linz' },
      ...{ phone: '0732 123456', hours: 'Di-Sa 9-17 Uhr', services: 'Scheren, Baden' },
      pages: 'Über uns, preise, Fragen',
    },
    10,
  ],
  ['the fewest pages', { services: 'Locks, keys', pages: 'prices, questions', host: 'caddy' }, 8],
  [
    'the most pages, with long names',
    {
      name: 'The Old Town Locksmiths & Daughters Ltd',
      town: 'Llanfairpwllgwyngyll',
      services: 'Emergency door openings abroad, Locks, Keys, Safes',
    },
    12,
  ],
  [
    'a bakery in Japan, whose words have no Latin letters',
    {
      name: 'こむぎベーカリー',
      trade: 'パン屋',
      country: '日本',
      town: '京都市',
      phone: '075-555-0123',
      hours: '火-土 7:30-18:00',
      services: '食パン, 菓子パン, ケーキ',
      pages: 'about, prices',
    },
    10,
  ],
  ['a workshop to which customers only write', { phone: 'none', host: 'caddy' }, 10],
  [
    'a Werkstatt to which customers only write, in German',
    { ...{ phone: 'none', country: 'DE', language: 'de', hours: 'Mo-Fr 8-17 Uhr' }, services: 'Räder, Bremsen' },
    10,
  ],
  ['a barber whom customers only call, without hours', { trade: 'barber', email: 'none', hours: 'none' }, 11],
  [
    'a barbero whom customers only call, in Spanish',
    { ...{ email: 'none', country: 'ES', language: 'es', phone: '943 12 34 56' }, services: 'Cortes, Barbas' },
    10,
  ],
  ['services of one name in addresses', { services: 'Café, Cafe' }, 10],
  [
    'a name with marks',
    { name: 'Ö: "Best" # 1', services: 'A: blinds and shades, C # doors', trade: 'bar & grill' },
    10,
  ],
];

describe.each(others)('%s', (_what, given, pages) => {
  const content = opened({ ...locksmith, ...given });
  const site = content.site();

  test('passes check at once, with what is missing still to write', () => {
    const problems = content.problems();
    expect(
      problems.filter(({ code }) => code !== 'prose/to-write').map(({ file, found }) => `${file} ${found}`),
    ).toEqual([]);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(problems.length).toBeGreaterThan(3);
    expect(site?.pages).toHaveLength(pages);
  });

  test('what is published has nothing that is still to write, and no number that was not answered', () => {
    const published = JSON.stringify(site?.pages);
    expect(published).not.toContain('Write:');
    const answered = JSON.stringify({ ...locksmith, ...given });
    const told =
      site?.pages.flatMap(({ sections }) => [...JSON.stringify(sections).matchAll(/(?<![#\w-])\d{2,}/g)]) ?? [];
    for (const [number] of told) expect(answered).toContain(number);
  });
});

test.each([
  ['cabinet d’avocats', 'Attorney'],
  ['Physiotherapie', 'Physiotherapy'],
  ['chambres d’hôtes', 'BedAndBreakfast'],
  ['panadería', 'Bakery'],
  ['Veterinary clinic', 'VeterinaryCare'],
  ['Fahrschule', 'EducationalOrganization'],
  ['immigration law office', 'Attorney'],
  ['weights and measures', 'LocalBusiness'],
])('%s is of kind %s', (trade, kind) => expect(kindOfBusiness(trade)).toBe(kind));

test.each([
  ['Québec, QC', 'CA', 'CA-QC'],
  ['Ballarat, VIC', 'AU', 'AU-VIC'],
  ['Seguin, TX', 'US', 'US-TX'],
  ['Cork, IE', 'IE', 'IE'],
])('%s is in the region that stands behind it', (town, country, region) => {
  expect(townIn(town, country)?.region).toBe(region);
});

test('the home page weighs most in the sitemap', () => {
  const weights = opened(locksmith)
    .site()
    ?.pages.map(({ route, priority }) => [route, priority] as const);
  expect(weights?.filter(([, priority]) => priority === 1)).toEqual([['/', 1]]);
});

test('what was answered is what the configuration says', () => {
  const config = opened(locksmith).site()?.config;
  expect(config).toMatchObject({
    locale: 'en-IE',
    host: 'netlify',
    business: { name: 'Heron & Daughter', kinds: ['Locksmith'], email: 'hello@heron.ie' },
    forms: { write: { provider: 'netlify', thanks: '/thanks' } },
  });
  expect(config?.business).not.toHaveProperty('founded');
  expect(config?.business.claims).toEqual([]);
});

test.each([
  ['dentistry', 'kinds: [Dentist]'],
  ['riding school', 'https://schema.org/LocalBusiness'],
  ['électriciens', 'kinds: [Electrician]'],
  ['Zahnarztpraxis', ''],
  ['boulangerie', ''],
  ['coffee shop', ''],
  ['locksmith', ''],
])('whoever is a %s is told of closer kinds of business', (trade, told) => {
  expect(kindToChoose(trade)).toContain(told);
  if (told === '') expect(kindToChoose(trade)).toBe('');
});

test('a wrong answer is said why, and asked again; nothing or a number takes a suggestion or a choice', async () => {
  const typed = [
    '',
    'Heron',
    'locksmith',
    'Irelnd',
    'Ireland',
    'english',
    'Cork',
    '12',
    '021 496 0018',
    'hello@heron',
    'hello@heron.ie',
    'sometimes',
    'Mon-Fri 8-17',
    'Locks',
    'Locks, locks',
    'Locks, keys',
    'about, prizes',
    'about, about us',
    '',
    '4',
  ];
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed.map((line) => `${line}\n`).join(''));
  const answers = await interview({}, businessQuestions, { input, output });
  expect(answers).toMatchObject({
    name: 'Heron',
    country: 'Ireland',
    language: 'en',
    phone: '021 496 0018',
    host: 'nginx',
  });
  const said = String(output.read());
  for (const words of [
    'this is needed',
    '"Irelnd" is no country that is known here: did you mean Ireland? Else write its code',
    '"12" has too few digits',
    '"hello@heron" is no e-mail address',
    '"sometimes" is not understood',
    'that makes 1; write 2 to 4 services',
    '"locks" is there twice',
    '"prizes" is no page: did you mean prices?',
    '"about us" is there twice',
  ])
    expect(said).toContain(words);
});

test.each([
  ['Mon-Fri 8-17', [['Monday', 'Friday', '08:00', '17:00']]],
  [
    'Monday to Friday 08:00 to 17:30; Sat 9.30-12',
    [
      ['Monday', 'Friday', '08:00', '17:30'],
      ['Saturday', 'Saturday', '09:30', '12:00'],
    ],
  ],
  [
    'lun-vie 9:00-18:00, sáb 10-13',
    [
      ['Monday', 'Friday', '09:00', '18:00'],
      ['Saturday', 'Saturday', '10:00', '13:00'],
    ],
  ],
  ['Mon-Fri 8am-5pm', [['Monday', 'Friday', '08:00', '17:00']]],
  ['Mon - Fri: 8 a.m. to 12.30 p.m.', [['Monday', 'Friday', '08:00', '12:30']]],
  ['Mon-Fri 9-5', [['Monday', 'Friday', '09:00', '17:00']]],
  ['lundi au vendredi 8 h 30 à 17 h 15', [['Monday', 'Friday', '08:30', '17:15']]],
  [
    'Mon-Fri 8:00-12:00, 14:00-18:00',
    [
      ['Monday', 'Friday', '08:00', '12:00'],
      ['Monday', 'Friday', '14:00', '18:00'],
    ],
  ],
  [
    'Mon, Wed 8am-12pm and 2-6pm',
    [
      ['Monday', 'Wednesday', '08:00', '12:00'],
      ['Monday', 'Wednesday', '14:00', '18:00'],
    ],
  ],
  ['Sat-Thu 9-18', [['Saturday', 'Thursday', '09:00', '18:00']]],
  ['24/7', [['Monday', 'Sunday', 'open 24 hours']]],
  ['daily 7-19', [['Monday', 'Sunday', '07:00', '19:00']]],
  [
    'Mon-Fri 7am-4pm, Sat by appointment, Sunday closed',
    [
      ['Monday', 'Friday', '07:00', '16:00'],
      ['Saturday', 'Saturday', 'by appointment'],
      ['Sunday', 'Sunday', 'closed'],
    ],
  ],
  [
    'de lunes a viernes de 9 a 19 y sábado con cita previa',
    [
      ['Monday', 'Friday', '09:00', '19:00'],
      ['Saturday', 'Saturday', 'by appointment'],
    ],
  ],
  ['Fri-Sat 7am-2am', [['Friday', 'Saturday', '07:00', '02:00', true]]],
  [
    'Mon-Thu 18-1, Fri-Sat 18-4',
    [
      ['Monday', 'Thursday', '18:00', '01:00', true],
      ['Friday', 'Saturday', '18:00', '04:00', true],
    ],
  ],
  ['daily 11am-12am', [['Monday', 'Sunday', '11:00', '00:00']]],
  ['from Monday to Friday from 9 am to 5 pm', [['Monday', 'Friday', '09:00', '17:00']]],
])('hours written %s', (written, stretches) => {
  const spans = hoursIn(written, languagesAt('US'))?.map(({ days, ...span }) => [
    days[0],
    days.at(-1),
    ...Object.values(span),
  ]);
  expect(spans).toEqual(stretches);
});
test.each([
  [
    'DE',
    'Mo-Fr 8-12 und 14-18 Uhr',
    [
      ['Monday', 'Friday', '08:00', '12:00'],
      ['Monday', 'Friday', '14:00', '18:00'],
    ],
  ],
  [
    'FR',
    'Mar-Sam 7h-13h, 15h30-19h30, dim. 7h à 13h',
    [
      ['Tuesday', 'Saturday', '07:00', '13:00'],
      ['Tuesday', 'Saturday', '15:30', '19:30'],
      ['Sunday', 'Sunday', '07:00', '13:00'],
    ],
  ],
  ['PL', 'pon.-pt. 8-16', [['Monday', 'Friday', '08:00', '16:00']]],
  ['DE', 'Mon-Fri 8-17', [['Monday', 'Friday', '08:00', '17:00']]],
  [
    'CA',
    'lundi au vendredi 8 h à 17 h, samedi sur rendez-vous, dim. fermé',
    [
      ['Monday', 'Friday', '08:00', '17:00'],
      ['Saturday', 'Saturday', 'by appointment'],
      ['Sunday', 'Sunday', 'closed'],
    ],
  ],
  ['CH', 'Di-Do 9-17 Uhr', [['Tuesday', 'Thursday', '09:00', '17:00']]],
])('hours in a language of a country, %s: %s', (country, written, stretches) => {
  const spans = hoursIn(written, languagesAt(country))?.map(({ days, ...span }) => [
    days[0],
    days.at(-1),
    ...Object.values(span),
  ]);
  expect(spans).toEqual(stretches);
});
test.each([
  '',
  'always',
  'Mon Fri 8-12',
  'Mon-Fri',
  'Mon 17-8',
  'Mon 8am-5am',
  'Mon 9am-9am',
  'Mon 8-25',
  'Mon-Fri 8-17, Fri 16-20',
  'M 8-9',
])('no hours: %s', (written) => expect(hoursIn(written, languagesAt('US'))).toBeUndefined());

test.each([
  ['Firmengründung', 'de', 'firmengruendung'],
  ['Größe', 'de-AT', 'groesse'],
  ['Málaga & Köln', 'es', 'malaga-koln'],
])('the address of %s in %s', (name, language, slug) => expect(slugOf(name, language)).toBe(slug));

test.each([
  ['us', 'US'],
  ['The United States', 'US'],
  ['England', 'GB'],
  ['españa', 'ES'],
  ['Alemania', 'DE'],
  ['Deutschland', 'DE'],
  ['日本', 'JP'],
  ['Atlantis', undefined],
  ['', undefined],
])('the country %s', (written, code) => expect(countryIn(written)).toBe(code));

test('the usual language of a country is one that the engine knows', () => {
  expect(['US', 'MX', 'ES', 'GB', 'AT', 'IT', ''].map(usualLanguage)).toEqual([
    'en',
    'es',
    'es',
    'en',
    'de',
    'en',
    'en',
  ]);
});

test.each([
  ['IT', 'There are no pages in Italian yet'],
  ['GB', 'In which language are its pages?'],
])('the question on languages of %s', (country, words) => {
  expect(businessQuestions({ country }).find(({ name }) => name === 'language')?.ask).toContain(words);
});

test('a name as an address', () => {
  expect(['Heron & Söhne', '!!!', 'Dr. Weiß', 'Łódź Øl & Ærø'].map(addressName)).toEqual([
    'heron-sohne',
    'site',
    'dr-weiss',
    'lodz-ol-aero',
  ]);
});

const clockQuestion = (given: { country: string; town?: string }, here = 'UTC') =>
  businessQuestions(given, here).find(({ name }) => name === 'zone');

test('the time is asked for where the clocks of a country differ, by cities that have it', () => {
  const asked = clockQuestion({ country: 'Canada', town: 'Toronto' });
  expect(asked?.suggestion).toBe('Toronto');
  expect(asked?.ask).toMatch(/\n {2}[^\n]*Toronto[^\n]*\n/);
  expect(asked?.mistake('Toronto')).toBeUndefined();
  expect(asked?.mistake('torronto')).toContain('did you mean Toronto?');
  expect(clockQuestion({ country: 'Canada', town: 'Gaspé' })?.suggestion).toBeUndefined();
  expect(clockQuestion({ country: 'France' })).toBeUndefined();
});

test.each([
  ['the town that clocks are known by', 'Spain', 'Ceuta', 'Atlantic/Canary', 'Ceuta'],
  ['that of a town that had clocks of its own once', 'Canada', 'Montréal', 'UTC', 'Toronto'],
  ['and in Australia', 'AU', 'Canberra', 'UTC', 'Sydney'],
  ['the city by whose clock this computer goes', 'Canada', 'Gaspé', 'America/Toronto', 'Toronto'],
  ['the usual one, where this computer is elsewhere', 'Spain', 'Málaga', 'Asia/Tokyo', 'Madrid'],
  ['and in New Zealand', 'NZ', 'Nelson', 'UTC', 'Auckland'],
  ['nothing where there is no usual one', 'US', 'Springfield', 'UTC', undefined],
])('for its time is offered %s', (_what, country, town, here, suggestion) => {
  expect(clockQuestion({ country, town }, here)?.suggestion).toBe(suggestion);
});

test.each([
  ['France', undefined, 'Europe/Paris'],
  ['DE', undefined, 'Europe/Berlin'],
  ['Canada', 'St. Johns', 'America/St_Johns'],
  ['Canada', 'Montréal', 'America/Toronto'],
  ['US', 'America/New_York', 'America/New_York'],
])('a site in %s (%s) has the clocks of %s', (country, zone, timeZone) => {
  expect(newSiteFiles({ ...locksmith, country, zone }).get('site.config.yaml')).toContain(`timeZone: ${timeZone}\n`);
});

describe('a new site names its engine so that it can be installed', () => {
  const home = mkdtempSync(join(tmpdir(), 'named-'));
  afterAll(() => rmSync(home, { recursive: true }));
  test.each([
    [
      'by the packed file that it was installed from',
      { resolved: 'file:../packed/roofline-1.2.3.tgz' },
      'file:../../packed/roofline-1.2.3.tgz',
    ],
    ['by its version, where it came from a registry', { resolved: 'https://registry.example/roofline.tgz' }, '^1.2.3'],
  ])('%s', (_how, entry, named) => {
    const engine = join(home, 'tools/node_modules/roofline');
    mkdirSync(engine, { recursive: true });
    writeFileSync(join(engine, 'package.json'), '{ "version": "1.2.3" }');
    writeFileSync(
      join(engine, '../.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/roofline': entry } }),
    );
    expect(engineAsNamed(join(home, 'tools/site'), engine)).toBe(named);
  });
});
