import { z } from 'zod';
import { defineBlock } from '../block';
import { picture } from '../fields/picture-value';
import { markdown, text } from '../fields/text';

const figure = picture.extend({
  caption: text('A small line under the picture.').optional(),
  fullSize: z.boolean().default(false).meta({ description: 'Let a click open the picture full size in a new tab.' }),
});

export const prose = defineBlock({
  type: 'prose',
  about: 'Running text in Markdown at a comfortable width, optionally with a picture above it.',
  fields: {
    figure: figure.optional().meta({ description: 'A picture above the text.' }),
    text: markdown('The text, in Markdown; use ### for headings inside it.'),
  },
  example: {
    type: 'prose',
    heading: 'What frost does',
    text: 'Frost *splits* stone.\n\n- Water gets in\n- Edges break',
  },
});
