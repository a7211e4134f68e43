import { z } from 'zod';
import { slug, text } from './fields/text';

/** The grounds a section can stand on; `pine` is dark. */
const grounds = ['white', 'limestone', 'pine'] as const;

const sectionFields = {
  id: slug('A name for links to this section: /page#name.').optional(),
  ground: z
    .enum(grounds)
    .default('white')
    .meta({ description: 'The background: white, limestone (warm grey) or pine (dark green).' }),
  eyebrow: text('A few words above the heading.').optional(),
  heading: text('The heading of the section, in sentence case.').optional(),
  intro: text('One or two sentences under the heading.').optional(),
};

type SectionShape<Type extends string, Fields extends z.ZodRawShape> = Omit<typeof sectionFields, keyof Fields> &
  Fields & { type: z.ZodLiteral<Type> };

interface Definition<Type extends string, Fields extends z.ZodRawShape> {
  /** The block's name in YAML: `type: faq`. */
  type: Type;
  /** One sentence for editors: what the block is for. */
  about: string;
  /** The block's own fields, each with a sentence. */
  fields: Fields;
  /** A complete block as an editor would write it. */
  example: z.input<z.ZodObject<SectionShape<Type, Fields>, z.core.$strict>>;
  /** True for a block that carries the page's one h1. */
  opensPage?: boolean;
}

/** Defines a block type: its strict schema, with the fields that every section has, and an example that must fit it. */
export function defineBlock<Type extends string, Fields extends z.ZodRawShape>(definition: Definition<Type, Fields>) {
  const { type, about, fields, example, opensPage = false } = definition;
  // TypeScript types a spread of generics as an intersection; the later keys win at run time, as SectionShape says.
  const shape = { type: z.literal(type), ...sectionFields, ...fields } as unknown as SectionShape<Type, Fields>;
  const schema = z.strictObject(shape).meta({ description: about });
  return { type, about, schema, example, opensPage };
}
