import { z } from 'zod';
import { defineBlock } from '../block';
import { action } from '../fields/link';
import { day, text } from '../fields/text';

const offer = z.strictObject({
  title: text('What is offered: "Boiler check for $79".'),
  text: text('For whom and for what it holds, in a sentence or two.'),
  until: day('The last day it holds: "2026-12-31". It is gone the day after, without another build.'),
  action: action.optional().meta({ description: 'Where it is asked for.' }),
  terms: text('What else must be known, in small letters.').optional(),
});

export const offers = defineBlock({
  type: 'offers',
  about: 'Offers with a last day, each gone by itself on the day after; the section goes with the last of them.',
  fields: {
    items: z.array(offer).min(1).meta({ description: 'The offers, the best first.' }),
  },
  structuredData: ({ items }) => [{ states: 'offers', items }],
  example: {
    type: 'offers',
    heading: 'This season',
    items: [
      {
        title: 'Heater check for $79',
        text: 'One visit, a written report, and small parts.',
        until: '2099-12-31',
        terms: 'One a household.',
      },
    ],
  },
});
