import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { icon, text } from '../fields/text';

const item = z.strictObject({
  icon: icon('A Tabler icon.'),
  title: text('The feature in a few words.'),
  text: text('A line about it.').optional(),
  sample: z.boolean().default(false).meta({ description: 'True while this is sample text, such as a made-up name.' }),
});

export const featureStrip = defineBlock({
  type: 'feature-strip',
  about: 'A slim band of trust badges or one feature such as a TV show, with icons.',
  fields: {
    items: z.array(item).min(1).max(6).meta({ description: 'The features in order.' }),
    actions,
  },
  example: {
    type: 'feature-strip',
    items: [{ icon: 'shield-check', title: 'Licensed and insured', text: 'Papers on request' }],
    actions: [{ label: 'See our papers', href: '/about' }],
  },
});
