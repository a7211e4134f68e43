import { createElement, useState } from 'react';

/** React writes one comment before what each boundary holds, in the order of the sections, and one after it. */
const opensBoundary = (node: Node): boolean => node instanceof Comment && /^\$[?!~]?$/.test(node.data);

/** What the document has in place of a section. */
function elementOf(index: number): Element | undefined {
  const nodes = [...(document.querySelector('main')?.childNodes ?? [])];
  const next = nodes.filter(opensBoundary)[index]?.nextSibling;
  return next instanceof Element ? next : undefined;
}

/** Stands for a block whose code could not be loaded: its element stays as the document has it. */
export function LeftAsItIs({ index }: { index: number }) {
  const [left] = useState(() => {
    const element = elementOf(index);
    if (!element) return null;
    const {
      class: className,
      style: _,
      ...others
    } = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    const markup = { dangerouslySetInnerHTML: { __html: element.innerHTML }, suppressHydrationWarning: true };
    return createElement(element.localName, { ...others, className, ...markup });
  });
  return left;
}
