import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { type SelectableElement, selectsAmong, withoutChoices } from './may-select';
import { shortenVariables } from './short-variables';

/** Answers to a hand and to keys, and what opens by one: none is there before the style sheet of all pages is. */
const later = /:(?:hover|active|focus(?:-visible|-within)?|popover-open|target)\b|::backdrop|\[open\]/;
/** A rule may also be for what no hand is on. */
const untouched = /:not\([^()]*\)/g;
const laterDeclarations =
  /^(?:transition|animation|anchor-|overflow-anchor|cursor|touch-action|overscroll-behavior|scroll-(?:margin|padding)|-webkit-tap-highlight-color)/;

/** Windows that no device has: a page enlarged more than fourfold. */
const tiny = /^\((?:width|height)<(?:1\d|20)em\)$/;

/** Paper, what changes over time or while the page is scrolled, and the properties registered for that. */
const isLater = ({ name, params }: AtRule): boolean =>
  name === 'starting-style' ||
  name.endsWith('keyframes') ||
  name === 'property' ||
  (name === 'media' && (params === 'print' || tiny.test(params))) ||
  (name === 'supports' && params.includes('animation-timeline'));

/** A style sheet without what has no part in the first look of a page. */
function withoutLater(css: string): Root {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  removeDeclarations(root, laterDeclarations);
  keepSelectors(root, (selector) => (later.test(selector.replace(untouched, '')) ? [] : [selector]));
  return root;
}

function removeDeclarations(root: Root, names: RegExp): void {
  root.walkDecls(names, (declaration) => {
    declaration.remove();
  });
}

/** Puts in the place of each selector what `keep` gives, and takes out the rules for which that is nothing. */
function keepSelectors(root: Root, keep: (selector: string) => readonly string[]): void {
  root.walkRules((rule: Rule) => {
    const kept = rule.selectors.flatMap(keep);
    if (kept.length === 0) rule.remove();
    else if (kept.join() !== rule.selectors.join()) rule.selectors = kept;
  });
}

/** The text of a style sheet without comments, and without rules in which nothing is left. */
function withoutEmpty(root: Root): string {
  const clear = (container: Container): void => {
    container.each((node) => {
      if (node.type === 'comment') node.remove();
      if (node.type !== 'rule' && !(node.type === 'atrule' && node.nodes)) return;
      clear(node);
      if (node.nodes?.length === 0) node.remove();
    });
  };
  clear(root);
  return root.toString().trim();
}

/** Spaces that mean nothing: what stands behind a comma, where no word does. */
const needless = /, (?=[^"]*(?:"[^"]*"[^"]*)*$)/g;

const tag = /^<([^\s>]+)/;
const attribute = /\s([^\s=>]+)(?:="([^"]*)")?/g;

/** An element as its tag says: see `selectableTags`. */
function elementOf(written: string): SelectableElement {
  const attributes = [...written.matchAll(attribute)].map(([, name = '', value]) => [name, value] as const);
  return { tag: tag.exec(written)?.[1] ?? '', attributes: new Map(attributes) };
}

/**
 * Gives a function from the tags of elements to the rules of `css` that a first screen of them has to have. It stands for
 * itself: its variables are named for it alone, and where they are the same everywhere, what they stand for is in their place.
 * The style sheet of all pages says all of that again, in its own names.
 */
export function firstScreenRules(css: string): (tags: readonly string[]) => string {
  const sheet = withoutLater(css);
  const parser = selectorParser();
  const parsed = new Map<string, Selector[]>();
  const selectors = (text: string): Selector[] => {
    const known = parsed.get(text) ?? parser.astSync(text).nodes;
    parsed.set(text, known);
    return known;
  };
  return (tags) => {
    const mayTakeIn = selectsAmong([...tags, '<body>'].map(elementOf));
    const root = sheet.clone();
    keepSelectors(root, (text) =>
      selectors(text)
        .filter(mayTakeIn)
        .map((selector) => withoutChoices(selector, mayTakeIn)),
    );
    // What is read the way of its page is so without being told.
    if (!tags.some((written) => written.startsWith('<html dir'))) removeDeclarations(root, /^unicode-bidi$/);
    shortenVariables(root);
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(needless, ',');
    });
    return withoutEmpty(root);
  };
}
