import { type Block, type BlockType, blockDefinitions } from '../../schemas/blocks';
import { templates } from '../../schemas/templates';
import { editText } from '../../src/editing/edit-text';
import { toWrite } from '../../src/model/to-write';
import type { Path } from '../../src/reading/position';
import { mapLeaves } from '../../src/resolving/walk';
import { blankOf } from '../form/schemas';

/** An example as a text that is still to be written: what it says is true of another business. A fact of the site stays. */
const asBlank = (example: string): string =>
  /^\{\w+\}$/.test(example) ? example : `${toWrite}${/^[-*#>|]/.test(example) ? `the text\n\n${example}` : example}`;

/** What a new section begins with: the example of its kind, to be written anew, with a picture and an address that the site has. */
export function newSection(type: BlockType, picture: string | undefined): unknown {
  const definition = blockDefinitions.find((one) => one.type === type);
  if (!definition) return { type };
  const schema = definition.schema as (typeof blockDefinitions)[number]['schema'];
  // The example of a block fits its own schema.
  const example = structuredClone(definition.example) as Block;
  return mapLeaves(schema as never, example as never, [], (kind, leaf) => {
    if (kind === 'picture') return picture ?? leaf;
    if (kind === 'text' || kind === 'markdown') return asBlank(leaf);
    return kind === 'link' && leaf.startsWith('/') ? '/' : leaf;
  });
}

export type PageKind = 'page' | keyof typeof templates;

/** What a page of a kind begins with: a picture and an office that the site has, and the rest to be written. */
function begun(kind: keyof typeof templates, { picture, office }: Site): Record<string, unknown> {
  const blank = blankOf(templates[kind]) as Record<string, unknown>;
  // A page that must have sections begins with a text.
  if ('sections' in blank) blank.sections = [{ type: 'prose', text: '' }];
  // The walk takes leaves as they are; a blank has one of each that must be there.
  return mapLeaves(templates[kind] as never, blank as never, [], (leaf, value) => {
    if (leaf === 'picture') return picture ?? value;
    return leaf === 'office' ? (office ?? value) : value;
  });
}

/** What of a site a new page can name at once. */
interface Site {
  picture?: string;
  office?: string;
}

/** The language of a page that is not in that of the site, and the page that it says in its own. */
export interface InLanguage {
  language: string;
  translates?: string;
}

/** The text of a page with values that are set, one after the other. */
const withValues = (text: string, values: readonly (readonly [string, unknown])[]): string =>
  values.reduce((now, [name, value]) => {
    const edited = editText(now, { kind: 'set', path: [name], value, order });
    return 'text' in edited ? edited.text : now;
  }, text);

/** A page says what it is below its title. */
const order = ['title', 'language', 'translates'];

const languageOf = ({ language, translates }: InLanguage): [string, unknown][] => [
  ['language', language],
  ...(translates === undefined ? [] : [['translates', translates] satisfies [string, unknown]]),
];

/** The text of a new page: what it must have, to be filled in, and a line that keeps it from visitors until then. */
export function newPage(kind: PageKind, title: string, site: Site, inLanguage?: InLanguage): string {
  const first: [string, unknown][] =
    kind === 'page'
      ? [
          ['description', ''],
          ['sections', [{ type: 'hero', layout: 'plain', heading: title }]],
        ]
      : Object.entries(begun(kind, site))
          .filter(([name]) => name !== 'title')
          .map(([name, value]) => [name, name === 'template' ? kind : name === 'heading' ? title : value]);
  return withValues('', [['title', title], ...(inLanguage ? languageOf(inLanguage) : []), ...first, ['draft', true]]);
}

/** A copy of a page under another title, without the addresses that only one page can have; in another language where one is told. */
export function copyOf(text: string, title: string, inLanguage?: InLanguage): string {
  const gone: Path[] = [['aliases'], ['redirectFrom'], ['canonical'], ['language'], ['translates']];
  const bare = gone.reduce((now, path) => {
    const edited = editText(now, { kind: 'remove', path });
    return 'text' in edited ? edited.text : now;
  }, text);
  return withValues(bare, [...(inLanguage ? languageOf(inLanguage) : []), ['title', title], ['draft', true]]);
}
