import { expect, test } from 'vitest';
import type { OpeningHours, SpecialHours } from '../../schemas/site/business-hours';
import { headOf } from '../../src/head/head-of';
import { lineHours } from '../../src/head/structured-data/opening-hours';
import { blocks, config, inventory, page, site } from './fixture';
import { graphOf, nodeOf, objectsIn } from './graph';
import { cityPage } from './sample-pages';

test('the business, its hours, its emergency line and its phone-only line', () => {
  expect(nodeOf(graphOf(page({ route: '/' })), '/#business')).toMatchInlineSnapshot(`
    {
      "@id": "https://www.heron.example/#business",
      "@type": [
        "Plumber",
        "HVACBusiness",
      ],
      "address": {
        "@type": "PostalAddress",
        "addressCountry": "US",
        "addressLocality": "Seguin",
        "addressRegion": "TX",
        "postalCode": "78155",
        "streetAddress": "1 Sample Street",
      },
      "alternateName": "Heron",
      "areaServed": [
        {
          "@type": "GeoCircle",
          "geoMidpoint": {
            "@type": "GeoCoordinates",
            "latitude": 36.31261,
            "longitude": -95.61609,
          },
          "geoRadius": "160934",
        },
        {
          "@type": "City",
          "name": "Lockhart",
        },
        {
          "@type": "City",
          "name": "Seguin",
        },
      ],
      "contactPoint": [
        {
          "@type": "ContactPoint",
          "contactType": "emergency",
          "hoursAvailable": {
            "@type": "OpeningHoursSpecification",
            "closes": "23:59",
            "dayOfWeek": [
              "Monday",
              "Tuesday",
              "Wednesday",
              "Thursday",
              "Friday",
              "Saturday",
              "Sunday",
            ],
            "opens": "00:00",
          },
          "name": "24/7 emergency line",
          "telephone": "+18305550199",
        },
        {
          "@type": "ContactPoint",
          "areaServed": "Luling metro",
          "contactType": "customer service",
          "hoursAvailable": [
            {
              "@type": "OpeningHoursSpecification",
              "closes": "18:00",
              "dayOfWeek": [
                "Monday",
                "Friday",
              ],
              "opens": "08:00",
            },
          ],
          "name": "Luling line",
          "telephone": "+15125550173",
        },
      ],
      "description": "A contractor.",
      "email": "hello@heron.example",
      "foundingDate": "2001",
      "geo": {
        "@type": "GeoCoordinates",
        "latitude": 36.31261,
        "longitude": -95.61609,
      },
      "image": "https://www.heron.example/pictures/site-aaa-1600.jpg",
      "legalName": "Heron Plumbing LLC",
      "logo": {
        "@type": "ImageObject",
        "url": "https://www.heron.example/logo.svg",
      },
      "name": "Heron Plumbing & Heating",
      "openingHoursSpecification": [
        {
          "@type": "OpeningHoursSpecification",
          "closes": "18:00",
          "dayOfWeek": [
            "Monday",
            "Friday",
          ],
          "opens": "08:00",
        },
      ],
      "paymentAccepted": "Cash, Check",
      "priceRange": "$$",
      "sameAs": [
        "https://facebook.example.com/heron",
      ],
      "telephone": "+18305550142",
      "url": "https://www.heron.example/",
    }
  `);
});

test('a further office is a business under the main one, with its own page', () => {
  expect(nodeOf(graphOf(page({ route: '/' }), cityPage), '/#office-gonzales')).toMatchInlineSnapshot(`
    {
      "@id": "https://www.heron.example/#office-gonzales",
      "@type": [
        "Plumber",
        "HVACBusiness",
      ],
      "address": {
        "@type": "PostalAddress",
        "addressCountry": "US",
        "addressLocality": "Gonzales",
        "addressRegion": "TX",
        "postalCode": "78629",
        "streetAddress": "2 Sample Avenue",
      },
      "areaServed": "Gonzales County",
      "geo": {
        "@type": "GeoCoordinates",
        "latitude": 34.77453,
        "longitude": -96.67834,
      },
      "image": "https://www.heron.example/pictures/site-aaa-1600.jpg",
      "name": "Heron Plumbing & Heating, Gonzales office",
      "openingHoursSpecification": [
        {
          "@type": "OpeningHoursSpecification",
          "closes": "12:00",
          "dayOfWeek": [
            "Tuesday",
          ],
          "opens": "09:00",
        },
      ],
      "parentOrganization": {
        "@id": "https://www.heron.example/#business",
      },
      "priceRange": "$$",
      "telephone": "+13615550116",
      "url": "https://www.heron.example/gonzales-texas",
    }
  `);
});

test('a number at which nobody can be visited is told once: with all that is served under it, or as that of the business', () => {
  const [main, , line] = config.business.offices;
  if (!main || !line) throw new Error('the fixture has three offices');
  const { address: _, ...mainLine } = main;
  const told = (offices: typeof config.business.offices) => {
    const shown = page({ route: '/' });
    const { jsonLd } = headOf(
      { ...site(shown), config: { ...config, business: { ...config.business, emergency: undefined, offices } } },
      shown,
      inventory,
    );
    return objectsIn(JSON.parse(jsonLd))
      .filter((node) => node['@type'] === 'ContactPoint')
      .map(({ name, areaServed, ...point }) => [name, areaServed, ...('url' in point ? [point.url] : [])]);
  };
  const second = { ...line, id: 'second', name: 'Second line', serves: 'Lockhart' };
  expect(told([mainLine])).toEqual([]);
  expect(told([mainLine, { ...line, phone: main.phone }])).toEqual([]);
  expect(told([mainLine, line, second])).toEqual([[line.name, [line.serves, 'Lockhart']]]);
  expect(told([mainLine, { ...line, by: 'whatsapp' }])).toEqual([
    [line.name, line.serves, expect.stringMatching(/^https:\/\/wa\.me\/\d+$/)],
  ]);
});

test('a business that comes to its customers has the town that it answers for in the place of an address', () => {
  const [main] = config.business.offices;
  if (!main) throw new Error('the fixture has offices');
  const { address: _, ...line } = main;
  const shown = page({ route: '/' });
  const { jsonLd } = headOf(
    { ...site(shown), config: { ...config, business: { ...config.business, offices: [line] } } },
    shown,
    inventory,
  );
  expect(objectsIn(JSON.parse(jsonLd)).find((node) => node['@type'] === 'PostalAddress')).toEqual({
    '@type': 'PostalAddress',
    addressLocality: main.city,
    addressCountry: 'US',
  });
});

test('home and a page that lists the offices tell all of them, others what tells the business apart', () => {
  const offices = page({ sections: blocks({ type: 'offices', heading: 'Our offices' }) });
  const [home, listed, inner] = [page({ route: '/' }), offices, page()].map((shown) => graphOf(shown));
  expect(nodeOf(listed ?? [], '/#business')).toEqual(nodeOf(home ?? [], '/#business'));
  expect(Object.keys(nodeOf(inner ?? [], '/#business'))).toEqual([
    '@type',
    '@id',
    'name',
    'url',
    'logo',
    'telephone',
    'address',
  ]);
  expect(inner?.map((node) => node['@id'])).not.toContain('https://www.heron.example/#office-gonzales');
});

test('closed, by appointment, around the clock, a night and a holiday as search engines read them', () => {
  const openingHours: OpeningHours[] = [
    { days: ['Monday'], opens: '08:00', closes: '12:00' },
    { days: ['Monday'], opens: '20:00', closes: '02:00', overnight: true },
    { days: ['Tuesday'], is: 'open 24 hours' },
    { days: ['Wednesday'], is: 'by appointment' },
    { days: ['Sunday'], is: 'closed' },
  ];
  const specialHours: SpecialHours[] = [
    { name: 'Christmas', from: '2026-12-24', until: '2026-12-26', is: 'closed' },
    { name: 'Stocktaking', from: '2027-03-01', is: 'by appointment' },
    {
      name: 'Spring',
      from: '2027-02-20',
      until: '2027-03-20',
      days: ['Monday', 'Friday'],
      opens: '09:00',
      closes: '11:00',
    },
  ];
  const business = { ...config.business, openingHours, specialHours };
  const [office] = business.offices;
  if (!office) throw new Error('the fixture has offices');
  const told = lineHours(business, office) ?? [];
  expect(
    told.map((hours) =>
      Object.values({ ...hours, '@type': '' })
        .join(' ')
        .trim(),
    ),
  ).toMatchInlineSnapshot(`
    [
      "2027-02-28 Monday 08:00 12:00",
      "2027-03-02 Monday 08:00 12:00",
      "2027-02-28 Monday 20:00 02:00",
      "2027-03-02 Monday 20:00 02:00",
      "Tuesday 00:00 23:59",
      "Sunday 00:00 00:00",
      "2026-12-24 2026-12-26 00:00 00:00",
      "2027-02-20 2027-03-20 Friday 09:00 11:00",
      "2027-02-20 2027-02-28 Monday 09:00 11:00",
      "2027-03-02 2027-03-20 Monday 09:00 11:00",
    ]
  `);
});
