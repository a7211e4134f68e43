import { PurgeCSS } from 'purgecss';

/** Attributes whose values rules select by; the values of others are words of the page and would make its set its own. */
const selectable =
  /^(class|role|type|popover|aria-(current|pressed|expanded|orientation)|data-(?!src|script|label|title|map).+)$/;

/** The color scheme stands on `<html>`, outside the markup; rules for the dark one never apply. */
const root = ['data-mantine-color-scheme', 'light'];

/** The tags, classes, attribute names and attribute values in a document: what a rule can select by. */
function selectorsIn(html: string): string[] {
  const found = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi)) {
    found.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      found.add(name);
      if (selectable.test(name)) for (const word of value.split(/\s+/)) found.add(word);
    }
  }
  return [...found].filter(Boolean).sort();
}

/**
 * Gives a function from a page's HTML to the rules of `css` that apply to it, with the variables and keyframes they use.
 * Pages with the same selectors share one result.
 */
export function pageCss(css: string): (html: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const purge = async (selectors: string[]): Promise<string> => {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: [...selectors, ...root].join(' '), extension: 'html' }],
      css: [{ raw: css }],
      defaultExtractor: (content) => content.split(' '),
      variables: true,
      keyframes: true,
      // Roots that stand outside the markup, and state that scripts or the browser set after the build.
      safelist: ['html', 'body', ':root', ':host'],
      dynamicAttributes: [
        'data-js',
        'data-near',
        'data-loaded',
        'data-menu-dismissed',
        'data-compact',
        'data-closed',
        'data-accented',
        'data-writing',
        'data-filtered',
        'hidden',
        'open',
      ],
    });
    return result?.css ?? '';
  };
  return (html) => {
    const selectors = selectorsIn(html);
    const key = selectors.join(' ');
    const made = known.get(key) ?? purge(selectors);
    known.set(key, made);
    return made;
  };
}
