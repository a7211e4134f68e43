import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { markdown, text } from '../fields/text';

export const notice = defineBlock({
  type: 'notice',
  about: 'A boxed message: a health warning, a deadline, something that must not be missed.',
  without: ['intro'],
  fields: {
    tone: z
      .enum(['info', 'warning'])
      .default('info')
      .meta({ description: 'warning is for danger to people or property.' }),
    heading: text('The message in a few words.'),
    text: markdown('The message in full, in Markdown.'),
    actions,
  },
  example: {
    type: 'notice',
    tone: 'warning',
    heading: 'Do not switch on the light',
    text: 'Open a window, go outside and call us.',
  },
});
