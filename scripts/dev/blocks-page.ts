import { stringify } from 'yaml';
import { z } from 'zod';
import { type Block, blockDefinitions } from '../../schemas/blocks';
import { hero } from '../../schemas/blocks/hero';
import { prose } from '../../schemas/blocks/prose';
import { escapeHtml } from '../../src/head/escape-markup';
import { byText } from '../../src/model/order';
import type { Inventory, Page, Site } from '../../src/model/site';
import { nameLookup } from '../../src/resolving/name-lookup';
import { type LeafContext, resolveLeaf } from '../../src/resolving/resolve-leaf';
import { officeOf } from '../../src/resolving/templates/common-sections';
import { mapLeaves } from '../../src/resolving/walk';
import { unwrap } from '../new/schema-field';

type Definition = (typeof blockDefinitions)[number];

/** The address of the page of all blocks; no page file can have it, for its name begins with `_`. */
export const blocksRoute = '/_blocks';

/** An example may name any page and any part of one: it is not the site's own. */
function contextIn({ config, year }: Site, inventory: Inventory): LeafContext {
  const office = officeOf(config, undefined);
  const addresses = {
    standingAt: () => ({ what: 'page' }) as const,
    anchorsOf: () => undefined,
    nearest: () => undefined,
    pageWith: () => undefined,
  };
  return {
    tokens: { config, office, city: office.city, year },
    links: { config, addresses, office, route: blocksRoute },
    names: nameLookup(inventory),
  };
}

/** An example as it looks on this site, with one of its own pictures. */
function drawable({ schema, example }: Definition, context: LeafContext, picture: string): Block {
  // The examples fit their schemas, which a test sees to.
  const block = z.parse(schema as z.ZodType<Block>, example);
  return mapLeaves(schema as z.ZodType<Block>, block, [], (kind, leaf) =>
    kind === 'picture' ? picture : resolveLeaf(kind, leaf, context).value,
  );
}

/** A sentence of a schema; what stands between backquotes in it is code. */
const inHtml = (sentence: string): string => escapeHtml(sentence).replace(/`([^`]+)`/g, '<code>$1</code>');

/** What may be written in a block, a row for each field. */
function fieldRows({ schema }: Definition): string {
  const rows = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => {
    const { inner, required, otherwise, about } = unwrap(field);
    const choices = inner instanceof z.ZodEnum ? ` One of ${inner.options.join(', ')}.` : '';
    const usual = otherwise === undefined ? '' : ` ${otherwise} when left out.`;
    const sentence = name === 'type' ? 'What kind of block this is.' : `${about}${choices}${usual}`;
    const words = `${required ? '<strong>Needed.</strong> ' : ''}${inHtml(sentence)}`;
    return `<tr><th scope="row"><code>${name}</code></th><td>${words}</td></tr>`;
  });
  return `<table class="data-table"><thead><tr><th scope="col">Field</th><th scope="col">What it is</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const proseWith = (heading: string, html: string, id: string): Block => ({
  ...prose.schema.parse({ type: 'prose', heading, text: 'x', id }),
  text: html,
});

/** What a block is for, how it is written, and what may be written in it. */
function explained(definition: Definition): Block {
  const { type, about, example } = definition;
  const yaml = escapeHtml(stringify([example], { lineWidth: 0 }));
  const html = `<p>${inHtml(about)}</p><pre tabindex="0"><code>${yaml}</code></pre>${fieldRows(definition)}`;
  return proseWith(type, html, `about-${type}`);
}

/** A page that shows every block as this site draws it, with its sentences and its example in YAML: for people who write. */
export function blocksPage(site: Site, inventory: Inventory): Page | undefined {
  const [first] = site.pages;
  const [picture = ''] = [...inventory.pictures.keys()].sort(byText);
  if (!first) return undefined;
  const context = contextIn(site, inventory);
  const opening = hero.schema.parse({
    type: 'hero',
    layout: 'plain',
    heading: 'Every block',
    text: 'What pages are made of: each block with what it is for, an example to copy, and how it looks on this site.',
  });
  return {
    ...first,
    title: 'Every block',
    route: blocksRoute,
    aliases: [],
    canonical: undefined,
    robots: 'noindex, nofollow',
    breadcrumb: [],
    sections: [opening, ...blockDefinitions.flatMap((one) => [explained(one), drawable(one, context, picture)])],
  };
}
