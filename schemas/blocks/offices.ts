import { z } from 'zod';
import { defineBlock } from '../block';
import { officeId } from '../fields/text';

export const offices = defineBlock({
  type: 'offices',
  about: 'Office cards with address, hours, phone and directions, beside a map, above a button for one, or alone.',
  fields: {
    show: z
      .array(officeId('An office id from site.config.yaml.'))
      .default([])
      .meta({ description: 'Which offices; all when left out.' }),
    map: z
      .union([z.boolean(), z.literal('on-request')])
      .default(true)
      .meta({
        description:
          'Show the map: a drawn one first, the real one on request. on-request: no drawn one, for a page that has it already.',
      }),
  },
  example: { type: 'offices', heading: 'Our offices', map: true },
});
