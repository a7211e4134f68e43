import { expect, test } from 'vitest';
import type { Page } from '../../src/model/site';
import { blocks, page } from './fixture';
import { type GraphNode, graphOf, nodeOf } from './graph';
import { gallery } from './sample-pages';

const origin = 'https://www.heron.example';
test('the page and its breadcrumb, whose last crumb has no address', () => {
  const graph = graphOf(page());
  expect([
    nodeOf(graph, '/#website'),
    nodeOf(graph, '/plumbing'),
    nodeOf(graph, '/plumbing#breadcrumb'),
  ]).toMatchInlineSnapshot(`
    [
      {
        "@id": "https://www.heron.example/#website",
        "@type": "WebSite",
        "alternateName": "Heron",
        "inLanguage": "en-US",
        "name": "Heron Plumbing & Heating",
        "publisher": {
          "@id": "https://www.heron.example/#business",
        },
        "url": "https://www.heron.example/",
      },
      {
        "@id": "https://www.heron.example/plumbing",
        "@type": "WebPage",
        "about": {
          "@id": "https://www.heron.example/#business",
        },
        "breadcrumb": {
          "@id": "https://www.heron.example/plumbing#breadcrumb",
        },
        "dateModified": "2025-08-27",
        "description": "New pipes, repairs and inspections by a local crew.",
        "inLanguage": "en-US",
        "isPartOf": {
          "@id": "https://www.heron.example/#website",
        },
        "name": "Plumbing services in Texas",
        "url": "https://www.heron.example/plumbing",
      },
      {
        "@id": "https://www.heron.example/plumbing#breadcrumb",
        "@type": "BreadcrumbList",
        "itemListElement": [
          {
            "@type": "ListItem",
            "item": "https://www.heron.example/",
            "name": "Home",
            "position": 1,
          },
          {
            "@type": "ListItem",
            "name": "Plumbing",
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
  expect(nodeOf(graphOf(page(fields)), '/plumbing')['@type']).toBe(type);
});

test.each<[string, Partial<Page>, Partial<GraphNode>]>([
  ['a service page', { kind: 'service' }, { serviceType: 'Plumbing', provider: { '@id': `${origin}/#business` } }],
  ['a page for a service', { purpose: 'service' }, { serviceType: 'Plumbing' }],
  [
    'the page of a city with an office',
    { kind: 'city', city: 'Gonzales', office: 'gonzales' },
    { provider: { '@id': `${origin}/#office-gonzales` }, areaServed: { '@type': 'City', name: 'Gonzales' } },
  ],
  [
    'an area whose office has only a phone',
    { kind: 'area', city: 'Kyle', office: 'luling' },
    { provider: { '@id': `${origin}/#business` }, areaServed: { '@type': 'City', name: 'Kyle' } },
  ],
])('%s offers a service', (_, fields, expected) => {
  expect(nodeOf(graphOf(page(fields)), '/plumbing#service')).toMatchObject({ '@type': 'Service', ...expected });
});

test('a page names no service when it says it has another purpose', () => {
  const ids = graphOf(page({ kind: 'service', purpose: 'page' })).map((node) => node['@id']);
  expect(ids).not.toContain(`${origin}/plumbing#service`);
});

test('financing is a product that the business brokers', () => {
  expect(nodeOf(graphOf(page({ purpose: 'financing' })), '/plumbing#financing')).toMatchInlineSnapshot(`
    {
      "@id": "https://www.heron.example/plumbing#financing",
      "@type": "FinancialProduct",
      "broker": {
        "@id": "https://www.heron.example/#business",
      },
      "description": "New pipes, repairs and inspections by a local crew.",
      "name": "Plumbing services in Texas",
      "url": "https://www.heron.example/plumbing",
    }
  `);
});

test('an alias or a page with another canonical is about that address', () => {
  expect(nodeOf(graphOf(page({ canonical: '/services' })), '/services').url).toBe(`${origin}/services`);
});
