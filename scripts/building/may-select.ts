import type { Attribute, Node, Pseudo, Selector } from 'postcss-selector-parser';

/** An element as far as rules can tell it from others: attributes without a value may have any. */
export interface SelectableElement {
  tag: string;
  attributes: ReadonlyMap<string, string | undefined>;
}

/** State that scripts set before anything is shown. */
const dynamicAttributes: ReadonlySet<string> = new Set([
  'data-js',
  'data-loaded',
  'data-closed',
  'data-accented',
  'hidden',
]);

/** Whether something holds for an element, from no to yes: a number between them where its tag does not tell. */
const [no, maybe, yes] = [0, 1, 2];

const given = (holds: boolean): number => (holds ? yes : no);
const least = (answers: number[]): number => Math.min(yes, ...answers);
const most = (answers: number[]): number => Math.max(no, ...answers);

/** What an operator of an attribute selector asks of a value (Selectors 4, 6.1 and 6.2). */
const comparisons: Readonly<Record<string, (value: string, asked: string) => boolean>> = {
  '=': (value, asked) => value === asked,
  '~=': (value, asked) => value.split(/\s+/).includes(asked),
  '|=': (value, asked) => value === asked || value.startsWith(`${asked}-`),
  '^=': (value, asked) => value.startsWith(asked),
  '$=': (value, asked) => value.endsWith(asked),
  '*=': (value, asked) => value.includes(asked),
};

function hasAttribute(
  { attributes }: SelectableElement,
  { attribute, operator, value, insensitive }: Attribute,
): number {
  if (dynamicAttributes.has(attribute)) return maybe;
  if (!attributes.has(attribute)) return no;
  if (operator === undefined) return yes;
  const own = attributes.get(attribute);
  if (own === undefined || value === undefined || insensitive) return maybe;
  return given(comparisons[operator]?.(own, value) ?? true);
}

/** The parts of a selector between its combinators. */
function compoundsOf({ nodes }: Selector): Node[][] {
  const compounds: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else if (node.type !== 'comment') compounds.at(-1)?.push(node);
  }
  return compounds.filter((compound) => compound.length > 0);
}

/**
 * Gives a function that tells whether a selector may take in one of some elements, or may once the document goes on and scripts
 * run. How elements stand to each other is not looked at, nor is what changes: state, and place among siblings. By ids nothing
 * is selected that is shown: they are names for links, and each page has its own.
 */
export function selectsAmong(elements: readonly SelectableElement[]): (selector: Selector) => boolean {
  const isThere = (compound: Node[]): boolean => elements.some((element) => fits(element, compound) !== no);
  const fits = (element: SelectableElement, compound: readonly Node[]): number =>
    least(compound.map((node) => answer(element, node)));
  const isSelected = (element: SelectableElement, selector: Selector): number => {
    const compounds = compoundsOf(selector);
    const own = fits(element, compounds.pop() ?? []);
    if (own === no || compounds.length === 0) return own;
    return compounds.every(isThere) ? maybe : no;
  };
  const pseudo = (element: SelectableElement, { value, nodes }: Pseudo): number => {
    const answers = () => nodes.map((selector) => isSelected(element, selector));
    switch (value.toLowerCase()) {
      case ':root':
        return given(element.tag === 'html');
      case ':is':
      case ':where':
        return most(answers());
      case ':not':
        return yes - most(answers());
      case ':has':
        return nodes.some((selector) => compoundsOf(selector).every(isThere)) ? maybe : no;
      default:
        return maybe;
    }
  };
  const answer = (element: SelectableElement, node: Node): number => {
    const classes = element.attributes.get('class');
    switch (node.type) {
      case 'universal':
        return yes;
      case 'tag':
        return given(element.tag === node.value.toLowerCase());
      case 'class':
        if (classes === undefined) return element.attributes.has('class') ? maybe : no;
        return given(classes.split(' ').includes(node.value));
      case 'id':
        return no;
      case 'attribute':
        return hasAttribute(element, node);
      case 'pseudo':
        return pseudo(element, node);
      default:
        return maybe;
    }
  };
  return (selector) => compoundsOf(selector).every(isThere);
}

/** What a selector weighs (Selectors 4, 17), without names for a comparison: nothing where that takes a look at what it holds. */
function weightOf({ nodes }: Selector): number | undefined {
  let weight = 0;
  for (const { type, value } of nodes) {
    if (
      type === 'id' ||
      type === 'nesting' ||
      (type === 'pseudo' && /^::|^:(?:is|where|not|has|nth)/.test(value ?? ''))
    )
      return undefined;
    if (type === 'class' || type === 'attribute' || type === 'pseudo') weight += 100;
    if (type === 'tag') weight += 1;
  }
  return weight;
}

/** A selector without the choices in `:is()` that `holds` rules out, where it weighs as much without them. */
export function withoutChoices(selector: Selector, holds: (selector: Selector) => boolean): string {
  const narrowed = selector.clone() as Selector;
  narrowed.walkPseudos((pseudo) => {
    if (pseudo.value !== ':is') return;
    const weights = pseudo.nodes.map(weightOf);
    const kept = pseudo.nodes.filter(holds);
    if (weights.includes(undefined) || kept.length === 0) return;
    if (Math.max(...kept.map((choice) => weightOf(choice) ?? 0)) < Math.max(...weights.map((weight) => weight ?? 0)))
      return;
    for (const choice of pseudo.nodes.filter((candidate) => !kept.includes(candidate))) pseudo.removeChild(choice);
  });
  return narrowed.toString();
}
