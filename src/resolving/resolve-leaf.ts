import type { z } from 'zod';
import type { LeafKind } from '../../schemas/fields/text';
import { localeOf } from '../model/words/words-of';
import type { Outcome } from '../reading/issue';
import type { Path } from '../reading/position';
import type { Report } from '../reading/report';
import { formIssues } from './form-issues';
import { resolveFilm, resolveFrame } from './framed';
import type { Leaf, Resolved } from './leaves';
import { type LinkContext, resolveLink } from './links';
import { renderMarkdown } from './markdown';
import type { NameLookup } from './name-lookup';
import { officeIssues } from './office-issues';
import { fillTokens, type TokenContext } from './tokens';
import { typeset } from './typeset';
import { mapLeaves } from './walk';

/** All that a leaf can refer to. */
export interface LeafContext {
  tokens: TokenContext;
  links: LinkContext;
  names: NameLookup;
}

function resolveText(text: string, context: LeafContext): Outcome {
  const { value, issues } = fillTokens(text, context.tokens);
  return { value: typeset(value, localeOf(context.links.config).tag), issues };
}

function resolveMarkdown(text: string, context: LeafContext): Outcome {
  const filled = fillTokens(text, context.tokens);
  const { config } = context.links;
  const { value, issues } = renderMarkdown(filled.value, (href) => resolveLink(href, context.links), {
    ...localeOf(config),
    counts: config.events !== undefined,
  });
  return { value, issues: [...filled.issues, ...issues] };
}

const resolvers = {
  text: resolveText,
  markdown: resolveMarkdown,
  link: (href, { links }) => resolveLink(href, links),
  picture: (name, { names }) => names.picture(name),
  icon: (name, { names }) => names.icon(name),
  office: (id, { tokens }) => ({ value: id, issues: officeIssues(id, tokens.config.business.offices) }),
  form: (name, { tokens }) => ({ value: name, issues: formIssues(name, tokens.config) }),
  film: (address, { links }) => resolveFilm(address, links),
  frame: (address, { links }) => resolveFrame(address, links),
} satisfies Record<LeafKind, (leaf: string, context: LeafContext) => Outcome>;

/** What stands in the site in the place of a leaf, and what is wrong with the leaf. */
export const resolveLeaf = (kind: LeafKind, leaf: string, context: LeafContext): Outcome =>
  resolvers[kind](leaf, context);

/** A value of a schema with each of its leaves resolved, in a context of all or by its place; what is wrong with one is reported at its place. */
export function resolveLeaves<S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
  context: LeafContext | ((path: Path) => LeafContext),
  report: Report,
): Resolved<z.output<S>> {
  const leaves: Leaf[] = [];
  const form = mapLeaves(schema, value, [], (kind, written, path) => {
    const { value: shown, issues } = resolveLeaf(
      kind,
      written,
      typeof context === 'function' ? context(path) : context,
    );
    for (const issue of issues) report.error(path, issue);
    leaves.push({ kind, written, shown, path: [...path] });
    return shown;
  });
  return { form, leaves };
}
