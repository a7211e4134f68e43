import { z } from 'zod';
import type { Need } from './facts';
import { slug, text } from './fields/text';
import type { Statement } from './statement';

/** The grounds a section can stand on. */
const grounds = ['light', 'tint', 'dark', 'brand'] as const;

const sectionFields = {
  id: slug('A name for links to this section: /page#name.').optional(),
  ground: z
    .enum(grounds)
    .default('light')
    .meta({ description: "The background: light, tint (the theme's `ground`), dark (its `dark`) or brand." }),
  eyebrow: text('A few words above the heading.').optional(),
  heading: text('The heading of the section, in sentence case.').optional(),
  intro: text('One or two sentences under the heading.').optional(),
  draft: z
    .boolean()
    .optional()
    .meta({ description: 'True keeps this section out of the site until it is written; npm run dev shows it.' }),
};
type SectionField = Exclude<keyof typeof sectionFields, 'id'>;

type SectionShape<Type extends string, Fields extends z.ZodRawShape, Without extends SectionField> = Omit<
  typeof sectionFields,
  keyof Fields | Without
> &
  Fields & { type: z.ZodLiteral<Type> };
type BlockSchema<Type extends string, Fields extends z.ZodRawShape, Without extends SectionField> = z.ZodObject<
  SectionShape<Type, Fields, Without>,
  z.core.$strict
>;

/** What a block can be wrong against beyond its schema. */
export interface BlockContext {
  /** True on articles, the only pages with a post of their own. */
  article: boolean;
  /** True where a section of the page holds reviews. */
  reviews: boolean;
}

/** A mistake between the fields of a block. */
export interface BlockMistake {
  code: 'block/cells' | 'block/no-picture' | 'block/not-here';
  /** The field that is wrong; the block as a whole when left out. */
  path?: (string | number)[];
  found: string;
  fix: string;
  /** What is to stand there, where that is known, and whether it is one way of several. */
  change?: { to: unknown };
  unsure?: true;
}

/** A field that is not shown as the block stands: `layout plain shows no picture`, and what to write to have it shown. */
export interface Unseen {
  path: (string | number)[];
  because: string;
  instead: string;
}

interface Definition<Type extends string, Fields extends z.ZodRawShape, Without extends SectionField> {
  /** The block's name in YAML: `type: faq`. */
  type: Type;
  /** One sentence for editors: what the block is for. */
  about: string;
  /** The block's own fields, each with a sentence. */
  fields: Fields;
  /** Fields that other sections have, and this one does not draw. */
  without?: readonly Without[];
  /** A complete block as an editor would write it. */
  example: z.input<BlockSchema<Type, Fields, Without>>;
  /** True for a block that carries the page's one h1. */
  opensPage?: boolean;
  /** The fields that a block does not show because of others: content must never vanish in silence. */
  unseen?: (block: z.output<BlockSchema<Type, Fields, Without>>) => Unseen[];
  /** The facts of the site that a block shows: without them it, or a part of it, would be empty. */
  needs?: (block: z.output<BlockSchema<Type, Fields, Without>>) => Need[];
  /** Rules between fields, which a schema cannot put into words that help. */
  check?: (block: z.output<BlockSchema<Type, Fields, Without>>, context: BlockContext) => BlockMistake[];
  /** The addresses whose pages or films it shows in frames. */
  frames?: (block: z.output<BlockSchema<Type, Fields, Without>>) => string[];
  /** True where its pictures are never as wide as a phone, so that small ones do. */
  picturesAreSmall?: boolean;
  /** What it tells search engines, its texts as readers get them. */
  structuredData?: (block: z.output<BlockSchema<Type, Fields, Without>>) => Statement[];
}

/** Defines a block type: its strict schema, with the fields that sections have, and an example that must fit it. */
export function defineBlock<
  Type extends string,
  Fields extends z.ZodRawShape,
  const Without extends SectionField = never,
>(definition: Definition<Type, Fields, Without>) {
  const { type, about, fields, without = [], opensPage = false, example, ...others } = definition;
  const left = Object.entries(sectionFields).filter(([name]) => !without.some((field) => field === name));
  // TypeScript types a spread of generics as an intersection; the later keys win at run time, as SectionShape says.
  const shape = { type: z.literal(type), ...Object.fromEntries(left), ...fields } as unknown as SectionShape<
    Type,
    Fields,
    Without
  >;
  const schema = z.strictObject(shape).meta({ description: about, examples: [example] });
  return { type, about, schema, opensPage, example, ...others };
}
