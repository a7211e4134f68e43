import { plainPage } from '../../schemas/page';
import { siteConfig } from '../../schemas/site';
import { templates } from '../../schemas/templates';
import { byText } from '../../src/model/order';
import { siteForms } from '../../src/model/site-forms';
import { tokenNames } from '../../src/resolving/tokens';
import type { ContentRoot } from '../content-root';
import { type JsonSchema, jsonSchema, namedKinds, variantsBy, whenIt } from './json-schema';

/** What can be written in a leaf of each kind whose values are names. */
export type Names = Readonly<Record<(typeof namedKinds)[number], readonly string[]>>;

/** The names that a content root has. */
export function namesOf({ content, inventory }: Pick<ContentRoot, 'content' | 'inventory'>): Names {
  // A sound site need not be put together for it.
  const config = (content.outline() ?? content.preview())?.config;
  const { business, links = {} } = config ?? {};
  const forms = config ? Object.keys(siteForms(config)) : [];
  const offices = business?.offices.map(({ id }) => id) ?? [];
  const named = [
    'call',
    ...offices.map((id) => `call:${id}`),
    'call:emergency',
    ...(business && !business.email ? [] : ['email']),
  ];
  return {
    link: [...content.routes(), ...named, ...Object.keys(links).map((name) => `link:${name}`)],
    picture: [...inventory.pictures.keys()].sort(byText),
    icon: [...inventory.icons.keys()].sort(byText),
    office: offices,
    form: forms,
    text: tokenNames.map((name) => `{${name}}`),
  };
}

const head = { $schema: 'http://json-schema.org/draft-07/schema#' };

/** Names to choose from, for each kind: offered where a value is typed, and not listed where it is explained. */
export const namesSchema = (names: Names): JsonSchema => ({
  ...head,
  definitions: Object.fromEntries(
    namedKinds.map((kind) => [
      kind,
      { type: 'string', defaultSnippets: names[kind].map((name) => ({ label: name, body: name })) },
    ]),
  ),
});

/** The JSON schema of a page file: the template that it names says what else may stand in it. */
export function pageSchema(): JsonSchema {
  const variants = Object.entries(templates).map(([name, schema]) => ({ name, schema: jsonSchema(schema) }));
  const byTemplate = variantsBy('template', variants);
  const plain = whenIt({ not: { required: ['template'] } }, jsonSchema(plainPage));
  return { ...head, type: 'object', ...byTemplate, allOf: [...byTemplate.allOf, plain] };
}

/** The JSON schema of `site.config.yaml`. */
export const siteSchema = (): JsonSchema => ({ ...head, ...jsonSchema(siteConfig) });
