import { headOf } from '../../src/head/head-of';
import type { Page } from '../../src/model/site';
import { inventory, site } from './fixture';

export type GraphNode = Record<string, unknown> & { '@id': string; '@type': string | string[] };

/** The graph a page's head carries, read back from its text. */
export function graphOf(page: Page, ...others: Page[]): GraphNode[] {
  const parsed: { '@context': string; '@graph': GraphNode[] } = JSON.parse(
    headOf(site(page, ...others), page, inventory).jsonLd,
  );
  if (parsed['@context'] !== 'https://schema.org') throw new Error('the graph does not say whose words it uses');
  return parsed['@graph'];
}

/** The node with an id, without the site's address: `/#business`. */
export function nodeOf(graph: GraphNode[], id: string): GraphNode {
  const node = graph.find((candidate) => candidate['@id'] === `https://www.heron.example${id}`);
  if (!node) throw new Error(`no node ${id} among ${graph.map((candidate) => candidate['@id']).join(', ')}`);
  return node;
}

/** Every object inside a value, itself included. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}
