import type { Block, BlockOf, BlockType } from '../../schemas/blocks';
import { closest, listed } from '../reading/closest';
import type { Issue } from '../reading/issue';

/** What a block can be wrong against beyond its schema. */
export interface BlockContext {
  offices: readonly string[];
  /** True on articles, the only pages with a post of their own. */
  article: boolean;
  /** True where a section of the page holds reviews. */
  reviews: boolean;
}

type Check<T extends BlockType> = (block: BlockOf<T>, context: BlockContext) => Issue[];

/** Rules between fields of one block, which a schema cannot put into words that help. */
const checks: { [T in BlockType]?: Check<T> } = {
  hero: ({ layout, image }, { reviews }) => [
    ...((layout === 'full' || layout === 'split') && !image
      ? [
          {
            code: 'block/no-picture',
            found: `a hero with layout ${layout} has no image`,
            fix: 'add image:, or write layout: plain',
          } satisfies Issue,
        ]
      : []),
    ...(layout === 'rating' && !reviews
      ? [
          {
            code: 'block/not-here',
            at: { path: ['layout'] },
            found: 'this page has no reviews to show a rating of',
            fix: 'add a section of type reviews, or write layout: plain',
          } satisfies Issue,
        ]
      : []),
  ],
  table: ({ columns, rows }) =>
    rows.flatMap((row, index) =>
      row.length === columns.length
        ? []
        : [
            {
              code: 'block/cells',
              at: { path: ['rows', index] },
              found: `this row has ${row.length} cells, and the table ${columns.length} columns`,
              fix: `write ${columns.length} cells`,
            },
          ],
    ),
  offices: ({ show }, { offices }) =>
    show.flatMap((id, index) =>
      officeIssues(id, offices).map((issue) => ({ ...issue, at: { path: ['show', index] } })),
    ),
  'post-list': ({ show }, { article }) =>
    show === 'related' && !article
      ? [
          {
            code: 'block/not-here',
            at: { path: ['show'] },
            found: 'only articles have related posts',
            fix: 'write show: latest',
          },
        ]
      : [],
};

/** What is wrong with an office id; nothing where the office exists. */
export function officeIssues(id: string, offices: readonly string[]): Issue[] {
  if (offices.includes(id)) return [];
  const choice = `the offices are ${listed(offices, id)}`;
  const near = closest(id, offices);
  return [
    { code: 'office/unknown', found: `there is no office "${id}"`, fix: near ? `write ${near}; ${choice}` : choice },
  ];
}

/** Mistakes between the fields of a block. */
export function checkBlock(block: Block, context: BlockContext): Issue[] {
  // The lookup forgets that a type's check takes that type's block.
  const check = checks[block.type] as Check<BlockType> | undefined;
  return check?.(block, context) ?? [];
}
