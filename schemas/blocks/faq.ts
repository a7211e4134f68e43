import { z } from 'zod';
import { defineBlock } from '../block';
import { markdown, text } from '../fields/text';

const item = z.strictObject({
  question: text('The question as a customer would ask it.'),
  answer: markdown('The answer, in Markdown.'),
});

export const faq = defineBlock({
  type: 'faq',
  about: 'Questions and answers; one answer is open at a time.',
  fields: { items: z.array(item).min(1).meta({ description: 'The questions in order.' }) },
  structuredData: ({ items }) => [{ states: 'questions', items }],
  example: {
    type: 'faq',
    heading: 'Questions we hear every week',
    items: [{ question: 'How long does the work take?', answer: 'Usually **one to three days**.' }],
  },
});
