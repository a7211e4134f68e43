import type { LeafKind } from '../../schemas/fields/text';
import type { Inventory } from '../model/site';
import { closest } from '../reading/closest';
import type { Issue, Outcome } from '../reading/issue';
import { type LinkContext, resolveLink } from './links';
import { renderMarkdown } from './markdown';
import { strayFacts } from './stray-facts';
import { fillTokens, type TokenContext } from './tokens';
import { keepTogether, typeset } from './typeset';

/** All that a leaf can refer to. */
export interface LeafContext {
  tokens: TokenContext;
  links: LinkContext;
  inventory: Inventory;
  /** True in pages, where facts of the configuration may not be written out. */
  guardFacts: boolean;
}

function fill(text: string, { tokens, guardFacts }: LeafContext): Outcome {
  const { value, issues } = fillTokens(text, tokens);
  return { value, issues: guardFacts ? [...issues, ...strayFacts(text)] : issues };
}

function resolveText(text: string, context: LeafContext): Outcome {
  const { value, issues } = fill(text, context);
  return { value: typeset(value), issues };
}

function resolveMarkdown(text: string, context: LeafContext): Outcome {
  const filled = fill(text, context);
  const { value, issues } = renderMarkdown(keepTogether(filled.value), (href) => resolveLink(href, context.links));
  return { value, issues: [...filled.issues, ...issues] };
}

/** The name where it exists; otherwise what is nearest to it, with a word on upper and lower case. */
function lookUp(name: string, names: ReadonlyMap<string, unknown>, what: string, where: string): Outcome {
  if (names.has(name)) return { value: name, issues: [] };
  const sameLetters = [...names.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
  const near = sameLetters ?? closest(name, names.keys());
  const issue: Issue = {
    found: sameLetters
      ? `${what} "${name}" differs from "${sameLetters}" in upper and lower case`
      : `there is no ${what} "${name}"`,
    fix: near ? `write ${near}` : where,
  };
  return { value: name, issues: [issue] };
}

const resolvers = {
  text: resolveText,
  markdown: resolveMarkdown,
  link: (href, { links }) => resolveLink(href, links),
  picture: (name, { inventory }) => lookUp(name, inventory.pictures, 'picture', 'add the picture to public/images/'),
  icon: (name, { inventory }) => lookUp(name, inventory.icons, 'icon', 'choose a name at tabler.io/icons'),
} satisfies Record<LeafKind, (leaf: string, context: LeafContext) => Outcome>;

/** What stands in the site in the place of a leaf, and what is wrong with the leaf. */
export const resolveLeaf = (kind: LeafKind, leaf: string, context: LeafContext): Outcome =>
  resolvers[kind](leaf, context);
