import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { picture } from '../fields/picture-value';
import { formName, text } from '../fields/text';

export const hero = defineBlock({
  type: 'hero',
  about: 'Opens a page: its one h1, a sentence, the main buttons and a picture.',
  opensPage: true,
  without: ['intro', 'draft'],
  fields: {
    heading: text('The h1 of the page, at most nine words.'),
    text: text('One or two sentences: what the visitor gets here.').optional(),
    layout: z.enum(['full', 'split', 'form', 'rating', 'plain']).default('full').meta({
      description:
        'full: picture behind the text; split: picture beside it; form: the form beside it; rating: what the reviews of this page come to; plain: text alone.',
    }),
    form: formName('Which form, by its name under forms; the first when left out.').optional(),
    image: picture.optional().meta({ description: 'The picture, for layouts full and split.' }),
    actions,
    call: z.enum(['none', 'office', 'emergency', 'both']).default('none').meta({
      description: 'Whose number stands under the buttons: the office of the page, the emergency line, or both.',
    }),
    trust: z.boolean().default(false).meta({ description: 'Show the line of trust claims from site.config.yaml.' }),
  },
  unseen: ({ layout }) => [
    ...(layout === 'full' || layout === 'split'
      ? []
      : [{ path: ['image'], because: `layout ${layout} shows no picture`, instead: 'write layout: full or split' }]),
    ...(layout === 'form'
      ? []
      : [{ path: ['form'], because: `layout ${layout} shows no form`, instead: 'write layout: form' }]),
    ...(layout === 'full'
      ? [{ path: ['ground'], because: 'layout full has a ground of its own', instead: 'write layout: split' }]
      : []),
  ],
  check: ({ layout, image }, { reviews }) => [
    ...((layout === 'full' || layout === 'split') && !image
      ? [
          {
            code: 'block/no-picture' as const,
            found: `a hero with layout ${layout} has no image`,
            fix: 'add image:, or write layout: plain',
          },
        ]
      : []),
    ...(layout === 'rating' && !reviews
      ? [
          {
            code: 'block/not-here' as const,
            path: ['layout'],
            found: 'this page has no reviews to show a rating of',
            fix: 'add a section of type reviews, or write layout: plain',
          },
        ]
      : []),
  ],
  needs: ({ layout, call, trust }) => [
    { fact: 'forms', path: ['layout'], instead: 'write layout: plain', when: layout === 'form' },
    {
      fact: 'business.emergency',
      path: ['call'],
      instead: 'write call: office',
      when: call === 'emergency' || call === 'both',
    },
    { fact: 'phone', path: ['call'], instead: 'write call: none', when: call === 'office' || call === 'both' },
    { fact: 'business.claims', path: ['trust'], instead: 'write trust: false', when: trust },
  ],
  example: {
    type: 'hero',
    heading: 'Work you stop thinking about',
    text: 'Written prices, and a place left as clean as we found it.',
    image: { src: 'house-evening.jpg', alt: 'House with lit windows in evening sun' },
    actions: [{ label: 'Ask for a visit', href: '/contact' }],
    trust: true,
  },
});
