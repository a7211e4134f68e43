import { PurgeCSS } from 'purgecss';

/** The class names and tags in a document: what can be selected by. */
const selectorsIn = (html: string): string[] => {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag);
  return [...new Set([...classes, ...tags])].sort();
};

/**
 * Gives a function from a page's HTML to the rules of `css` that apply to it, with the variables and keyframes they use.
 * Pages with the same classes share one result.
 */
export function pageCss(css: string): (html: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const purge = async (selectors: string[]): Promise<string> => {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: selectors.join(' '), extension: 'html' }],
      css: [{ raw: css }],
      defaultExtractor: (content) => content.split(' '),
      variables: true,
      keyframes: true,
      // State that scripts or the browser set after the build, and roots that stand outside the markup.
      safelist: { standard: ['html', 'body', ':root', ':host'], variables: [] },
      dynamicAttributes: ['data-js', 'data-near', 'data-loaded', 'data-menu-dismissed', 'open'],
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
