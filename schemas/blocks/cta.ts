import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { picture } from '../fields/picture-value';
import { text } from '../fields/text';

export const cta = defineBlock({
  type: 'cta',
  about: 'A closing invitation with buttons, optionally beside a picture.',
  without: ['intro'],
  fields: {
    heading: text('The invitation.'),
    text: text('One or two sentences.').optional(),
    image: picture.optional().meta({ description: 'A picture beside it.' }),
    actions: actions.unwrap().min(1).meta({ description: 'One to three buttons, the most important first.' }),
  },
  example: {
    type: 'cta',
    heading: 'Ready when you are',
    actions: [{ label: 'Ask for a visit', href: '/contact' }],
  },
});
