import type { ReactNode } from 'react';
import { boundedMap } from '../model/bounded-map';
import { placeholder, placeholdersOf, replacePlaceholders } from '../model/placeholder';
import type { ShapeValue } from '../pages/shape-of';
import { type Apart, gatherApart } from '../parts/apart';
import { escapeAsReact, fillShape, type Template, templateOf, type Used } from './shape-template';

/** How many parts are at hand. */
const atHand = 4000;

/** A text as it stands within quotes in JSON. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * Gives what draws parts that hang on values, each once for all values that it merely shows. `draw` gives the markup of an
 * element on the page that is being drawn.
 */
export function apartDrawer(draw: (element: ReactNode) => string) {
  const templates = boundedMap<Template>(atHand);

  const templateFor = (part: Apart, props: string): Template => {
    const key = `${part.name} ${props}`;
    const before = templates.get(key);
    if (before) return before;
    const { result, parts } = gatherApart(() => draw(part.draw(JSON.parse(props) as object)));
    const template = templateOf(result, drawerOf(parts));
    templates.set(key, template);
    return template;
  };

  const drawerOf = (parts: readonly Apart[]): Template['drawPart'] => {
    const known = parts.map((part) => ({
      part,
      props: JSON.stringify(part.props),
      looked: new Set(part.looksAt.flatMap(placeholdersOf)),
    }));
    return (number, values, used: Used) => {
      const found = known[number];
      if (!found) throw new Error(`a shape has no part ${number}`);
      const textOf = (value: number) => values[value - 1]?.text ?? '';
      const [text = ''] = found.part.looksAt;
      const words = found.part.isPlain && replacePlaceholders(text, textOf);
      if (words !== undefined && found.part.isPlain?.(words)) return escapeAsReact(words);
      const own: ShapeValue[] = [];
      const numbers = new Map<number, number>();
      const props = replacePlaceholders(found.props, (value) => {
        const whole = values[value - 1];
        if (!whole || found.looked.has(value)) return quoted(textOf(value));
        const place = numbers.get(value) ?? own.push(whole);
        numbers.set(value, place);
        return placeholder(place);
      });
      return fillShape(templateFor(found.part, props), own, used);
    };
  };
  return drawerOf;
}
