import { z } from 'zod';
import { defineBlock } from '../block';
import { formName, text } from '../fields/text';

const step = z.strictObject({ title: text('What happens.'), text: text('A sentence about it.') });

export const form = defineBlock({
  type: 'form',
  about: 'A form of the site, with what happens next beside it.',
  fields: {
    heading: text('The heading above the form.'),
    form: formName('Which form, by its name under forms; the first when left out.').optional(),
    next: z.array(step).default([]).meta({ description: 'What happens after sending, in order.' }),
  },
  needs: () => [{ fact: 'forms', instead: 'remove the section' }],
  example: {
    type: 'form',
    heading: 'Ask for a visit',
    intro: 'Tell us what it is about. We call back in office hours.',
    next: [{ title: 'We call you', text: 'To set a time.' }],
  },
});
