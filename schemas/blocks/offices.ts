import { z } from 'zod';
import { defineBlock } from '../block';
import { slug } from '../fields/text';

export const offices = defineBlock({
  type: 'offices',
  about: 'Office cards with address, hours, phone and directions, optionally beside a map.',
  fields: {
    show: z
      .array(slug('An office id from site.config.yaml.'))
      .default([])
      .meta({ description: 'Which offices; all when left out.' }),
    map: z.boolean().default(true).meta({ description: 'Show the map: a drawn one first, the real one on request.' }),
  },
  example: { type: 'offices', heading: 'Three offices', map: true },
});
