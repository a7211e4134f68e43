import { expect, test } from 'vitest';
import type { Page } from '../../src/model/site';
import { blocks, page } from './fixture';
import { type GraphNode, graphOf, nodeOf } from './graph';
import { gallery } from './sample-pages';

const origin = 'https://www.acme.example';
test('the page and its breadcrumb, whose last crumb has no address', () => {
  const graph = graphOf(page());
  expect([
    nodeOf(graph, '/#website'),
    nodeOf(graph, '/roofing'),
    nodeOf(graph, '/roofing#breadcrumb'),
  ]).toMatchInlineSnapshot(`
    [
      {
        "@id": "https://www.acme.example/#website",
        "@type": "WebSite",
        "alternateName": "Acme",
        "inLanguage": "en-US",
        "name": "Acme Roofing & Remodeling",
        "publisher": {
          "@id": "https://www.acme.example/#business",
        },
        "url": "https://www.acme.example/",
      },
      {
        "@id": "https://www.acme.example/roofing",
        "@type": "WebPage",
        "about": {
          "@id": "https://www.acme.example/#business",
        },
        "breadcrumb": {
          "@id": "https://www.acme.example/roofing#breadcrumb",
        },
        "dateModified": "2025-08-27",
        "description": "New roofs, repairs and inspections by a local crew.",
        "inLanguage": "en-US",
        "isPartOf": {
          "@id": "https://www.acme.example/#website",
        },
        "name": "Roofing services in Oklahoma",
        "primaryImageOfPage": {
          "@type": "ImageObject",
          "url": "https://www.acme.example/pictures/site-aaa-1600.jpg",
        },
        "url": "https://www.acme.example/roofing",
      },
      {
        "@id": "https://www.acme.example/roofing#breadcrumb",
        "@type": "BreadcrumbList",
        "itemListElement": [
          {
            "@type": "ListItem",
            "item": "https://www.acme.example/",
            "name": "Home",
            "position": 1,
          },
          {
            "@type": "ListItem",
            "name": "Roofing",
            "position": 2,
          },
        ],
      },
    ]
  `);
});

test.each<[Partial<Page>, string]>([
  [{}, 'WebPage'],
  [{ purpose: 'contact' }, 'ContactPage'],
  [{ purpose: 'about' }, 'AboutPage'],
  [{ purpose: 'collection' }, 'CollectionPage'],
  [{ sections: gallery.sections }, 'ImageGallery'],
  [{ sections: blocks({ type: 'post-list', show: 'index' }) }, 'CollectionPage'],
  [{ sections: blocks({ type: 'post-list', show: 'latest' }) }, 'WebPage'],
])('%j is a %s', (fields, type) => {
  expect(nodeOf(graphOf(page(fields)), '/roofing')['@type']).toBe(type);
});

test.each<[string, Partial<Page>, Partial<GraphNode>]>([
  ['a service page', { kind: 'service' }, { serviceType: 'Roofing', provider: { '@id': `${origin}/#business` } }],
  ['a page for a service', { purpose: 'service' }, { serviceType: 'Roofing' }],
  [
    'the page of a city with an office',
    { kind: 'city', city: 'Ada', office: 'ada' },
    { provider: { '@id': `${origin}/#office-ada` }, areaServed: { '@type': 'City', name: 'Ada' } },
  ],
  [
    'an area whose office has only a phone',
    { kind: 'area', city: 'Norman', office: 'oklahoma-city' },
    { provider: { '@id': `${origin}/#business` }, areaServed: { '@type': 'City', name: 'Norman' } },
  ],
])('%s offers a service', (_, fields, expected) => {
  expect(nodeOf(graphOf(page(fields)), '/roofing#service')).toMatchObject({ '@type': 'Service', ...expected });
});

test('a page names no service when it says it has another purpose', () => {
  const ids = graphOf(page({ kind: 'service', purpose: 'page' })).map((node) => node['@id']);
  expect(ids).not.toContain(`${origin}/roofing#service`);
});

test('financing is a product that the business brokers', () => {
  expect(nodeOf(graphOf(page({ purpose: 'financing' })), '/roofing#financing')).toMatchInlineSnapshot(`
    {
      "@id": "https://www.acme.example/roofing#financing",
      "@type": "FinancialProduct",
      "broker": {
        "@id": "https://www.acme.example/#business",
      },
      "description": "New roofs, repairs and inspections by a local crew.",
      "name": "Roofing services in Oklahoma",
      "url": "https://www.acme.example/roofing",
    }
  `);
});

test('an alias or a page with another canonical is about that address', () => {
  expect(nodeOf(graphOf(page({ canonical: '/services' })), '/services').url).toBe(`${origin}/services`);
});
