import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot } from '../engine-root.mjs';

/** What few sites need before their first page: how a module is imported, by what, and what of it. */
const lateModules = [
  // What reads unusual texts.
  { source: /\/closely$/, importer: /\/src\//, name: 'closely' },
  // What is said in other languages than English.
  { source: /\/translations$/, importer: /\/src\/model\/words\//, name: 'translations' },
  // The two thousand names of signs that HTML has: `&hellip;`.
  { source: /^entities$/, importer: /\/markdown-it\//, name: 'decodeHTMLStrict' },
];

const mark = '\0late:';

/** Lets modules come to the studio after its first page; until then `standIn` is in their place. */
export const lateModulesPlugin: Plugin = {
  name: 'late-modules',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (importer.startsWith(mark)) return undefined;
    const late = lateModules.find((one) => one.source.test(source) && one.importer.test(importer));
    const own = late && (await this.resolve(source, importer, { skipSelf: true }));
    return own ? `${mark}${late.name}:${own.id}` : undefined;
  },
  load(id) {
    if (!id.startsWith(mark)) return undefined;
    const [name, own] = id.slice(mark.length).split(/:(.*)/s);
    return [
      `import { standIn } from ${JSON.stringify(join(engineRoot, 'studio/late.ts'))};`,
      `export const ${name} = standIn(() => import(${JSON.stringify(own)}).then((module) => module.${name}));`,
    ].join('\n');
  },
};

/** Addresses in running text are no links unless they are written as such, so nothing has to find them. */
export const withoutLinkFinder: Plugin = {
  name: 'without-link-finder',
  enforce: 'pre',
  resolveId: (source) => (source === 'linkify-it' ? '\0linkify-it' : undefined),
  load: (id) => (id === '\0linkify-it' ? 'export class LinkifyIt {}' : undefined),
};
