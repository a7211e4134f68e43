import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { text } from '../fields/text';

export const callBanner = defineBlock({
  type: 'call-banner',
  about: 'A dark band with one big phone number, optionally with emergency response times and links.',
  without: ['intro'],
  fields: {
    ground: z.literal('dark').default('dark').meta({ description: 'It always stands on dark.' }),
    heading: text('What to call about.'),
    text: text('One or two sentences.').optional(),
    badge: text('A short red badge, such as "24/7".').optional(),
    line: z.enum(['office', 'emergency']).default('emergency').meta({ description: 'Which number it dials.' }),
    responseTimes: z.boolean().default(false).meta({ description: 'Show the response times from site.config.yaml.' }),
    actions,
  },
  needs: ({ line, responseTimes }) => [
    { fact: 'phone', instead: 'write type: cta', when: line === 'office' },
    { fact: 'business.emergency', path: ['line'], instead: 'write line: office', when: line === 'emergency' },
    {
      fact: 'business.responseTimes',
      path: ['responseTimes'],
      instead: 'write responseTimes: false',
      when: responseTimes,
    },
  ],
  example: {
    type: 'call-banner',
    heading: 'Water in the house? Call now.',
    badge: '24/7',
    responseTimes: true,
    actions: [{ label: 'Burst pipes', href: '/burst-pipes' }],
  },
});
