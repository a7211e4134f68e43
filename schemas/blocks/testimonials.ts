import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { text } from '../fields/text';

const testimonial = z.strictObject({
  name: text('Who says it.'),
  detail: text('The service or the place: "New kitchen, Springfield".'),
  text: text('What they say.'),
  stars: z.int().min(1).max(5).optional().meta({ description: 'Stars out of five, where they gave any.' }),
  sample: z.boolean().default(false).meta({ description: 'True while this is sample text, not a real customer.' }),
});

export const testimonials = defineBlock({
  type: 'testimonials',
  about: 'A few customers in their own words: the first large, the others smaller.',
  fields: {
    items: z.array(testimonial).min(1).meta({ description: 'The testimonials, the strongest first.' }),
    actions,
  },
  example: {
    type: 'testimonials',
    heading: 'What neighbors say',
    items: [{ name: 'Dana R.', detail: 'New kitchen', text: 'They showed up when they said.', stars: 5, sample: true }],
  },
});
