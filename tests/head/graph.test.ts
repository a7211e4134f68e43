import { describe, expect, test } from 'vitest';
import type { Page } from '../../src/model/site';
import { dial } from '../../src/resolving/phones';
import { config, page } from './fixture';
import { graphOf, objectsIn } from './graph';
import { article, cityPage, faq, gallery, reviews } from './sample-pages';

const origin = 'https://www.heron.example';
const pages: [string, Page][] = [
  ['a page', page()],
  ['home', page({ route: '/', breadcrumb: [{ label: 'Home', route: '/' }] })],
  ['a service', page({ kind: 'service' })],
  ['a city', cityPage],
  ['an area', page({ kind: 'area', city: 'Lockhart', office: 'luling' })],
  ['an article', article],
  ['a gallery', gallery],
  ['reviews', reviews],
  ['questions', faq],
  ['financing', page({ purpose: 'financing' })],
];

describe.each(pages)('the graph of %s', (_, shown) => {
  const graph = graphOf(shown, cityPage);

  test('has one node for each id, all absolute', () => {
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith(`${origin}/`))).toEqual([]);
  });

  test('resolves every reference inside itself', () => {
    const ids = new Set(graph.map((node) => node['@id']));
    const references = objectsIn(graph).filter((object) => Object.keys(object).join() === '@id');
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !ids.has(String(reference['@id'])))).toEqual([]);
  });

  test('has no search action, no business without an address, and only numbers that can be dialed', () => {
    const objects = objectsIn(graph);
    expect(objects.filter((object) => object['@type'] === 'SearchAction' || 'potentialAction' in object)).toEqual([]);
    const businesses = graph.filter((node) => node['@type'].includes('Plumber'));
    expect(businesses.map((node) => node.telephone)).toContain('+18305550142');
    expect(businesses.filter((node) => !node.name || !node.address)).toEqual([]);
    const dialed = [...config.business.offices, config.business.emergency].map(
      (line) => line?.phone && dial(line.phone, config),
    );
    const phones = objects.filter((object) => 'telephone' in object).map((object) => `tel:${object.telephone}`);
    expect(phones.filter((phone) => !dialed.includes(phone))).toEqual([]);
  });
});
