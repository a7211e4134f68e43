import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

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
  name === 'property' ||
  (name === 'media' && (params === 'print' || tiny.test(params))) ||
  (name === 'supports' && params.includes('animation-timeline'));

/** A style sheet without what has no part in the first look of a page. */
function withoutLater(css: string): Root {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  root.walkDecls(laterDeclarations, (declaration) => {
    declaration.remove();
  });
  root.walkRules((rule: Rule) => {
    const kept = rule.selectors.filter((selector) => !later.test(selector.replace(untouched, '')));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root;
}

/** State that scripts set before anything is shown. */
const dynamicAttributes = ['data-js', 'data-loaded', 'data-closed', 'data-accented', 'hidden'];

/** What a selector asks of what is within an element, or next to it: the classes and attributes there, and their values. */
const held = /:has\(((?:[^(),]|\([^()]*\))*)\)/g;
const namesHeld = /[.[]([\w-]+)(?:=["']?([\w-]+))?/g;
const alternatives = /:is\([^()]*,/;

/** PurgeCSS does not look into `:has()`: a rule that asks there for what the markup lacks is for nothing. */
function dropAbsent(root: Root, there: ReadonlySet<string>): void {
  const asksForAbsent = (selector: string): boolean =>
    !alternatives.test(selector) &&
    [...selector.matchAll(held)]
      .flatMap(([, asked = '']) => [...asked.matchAll(namesHeld)])
      .some(
        ([, name = '', value = name]) => !there.has(name) || !(there.has(value) || dynamicAttributes.includes(name)),
      );
  root.walkRules((rule: Rule) => {
    const kept = rule.selectors.filter((selector) => !asksForAbsent(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
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

/**
 * Gives a function from what markup selects by to the rules of `css` that a first screen has to have for it, with the
 * variables that they use.
 */
export function firstScreenRules(css: string): (selectors: readonly string[]) => Promise<string> {
  const sheet = withoutLater(css).toString();
  return async (selectors) => {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: selectors.join(' '), extension: 'html' }],
      css: [{ raw: sheet }],
      defaultExtractor: (content) => content.split(' '),
      variables: true,
      keyframes: true,
      // Roots that stand outside the markup.
      safelist: ['html', 'body', ':root'],
      dynamicAttributes,
    });
    const root = postcss.parse(result?.css ?? '');
    dropAbsent(root, new Set([...selectors, ...dynamicAttributes]));
    return withoutEmpty(root);
  };
}
