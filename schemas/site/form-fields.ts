import { z } from 'zod';
import { text } from '../fields/text';

const asked = {
  label: text('What is asked, above the field: Your name.'),
  name: z
    .string()
    .trim()
    .regex(/^[^_\s[\]"'][^[\]"'\r\n]*$/, 'a name without brackets and quotes, such as Mobile phone')
    .optional()
    .meta({ description: 'The name that the answer is sent by; the label or the type when left out.' }),
  required: z.boolean().default(false).meta({ description: 'True where nothing can be sent without it.' }),
  help: text('A hint under the label.').optional(),
};

/** What browsers fill in by themselves, by the names that HTML has for it. */
const autocompletes = [
  'name',
  'given-name',
  'family-name',
  'organization',
  'street-address',
  'address-line1',
  'address-level2',
  'address-level1',
  'country-name',
] as const;

const least = { type: 'text', label: 'Name', required: true } as const;

/** What a form may ask. */
export const formField = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('text'),
        ...asked,
        autocomplete: z
          .enum(autocompletes)
          .optional()
          .meta({ description: 'What the browser may fill in: name, street-address and the like.' }),
      })
      .meta({ description: 'A line of text.', examples: [{ ...least, autocomplete: 'name' }] }),
    z
      .strictObject({ type: z.literal('phone'), ...asked })
      .meta({ description: 'A phone number.', examples: [{ type: 'phone', label: 'Phone', required: true }] }),
    z
      .strictObject({ type: z.literal('email'), ...asked })
      .meta({ description: 'An e-mail address.', examples: [{ type: 'email', label: 'E-mail' }] }),
    z
      .strictObject({ type: z.literal('postal-code'), ...asked })
      .meta({ description: "A postal code of the site's country.", examples: [{ type: 'postal-code', label: 'ZIP' }] }),
    z
      .strictObject({
        type: z.literal('choice'),
        ...asked,
        options: z.array(text('What may be chosen.')).min(2).meta({ description: 'What may be chosen, at least two.' }),
      })
      .meta({
        description: 'One of several answers.',
        examples: [{ type: 'choice', label: 'What is it about?', options: ['A repair', 'A price'] }],
      }),
    z.strictObject({ type: z.literal('message'), ...asked }).meta({
      description: 'A text of several lines.',
      examples: [{ type: 'message', label: 'What should we know?' }],
    }),
    z
      .strictObject({ type: z.literal('date'), ...asked })
      .meta({ description: 'A day.', examples: [{ type: 'date', label: 'When would it suit?' }] }),
    z
      .strictObject({
        type: z.literal('photos'),
        ...asked,
        most: z.int().min(1).max(10).default(5).meta({ description: 'How many photos at most.' }),
        megabytes: z.int().min(1).max(25).default(8).meta({ description: 'How large all of them may be, in MB.' }),
      })
      .meta({ description: 'Photos from the phone or computer.', examples: [{ type: 'photos', label: 'Photos' }] }),
  ])
  .meta({ description: 'Something that a form asks.' });
export type FormField = z.infer<typeof formField>;
export type FormFieldType = FormField['type'];
