import { z } from 'zod';
import { defineBlock } from '../block';
import { text } from '../fields/text';

export const areaList = defineBlock({
  type: 'area-list',
  about: 'The cities served, from site.config.yaml, linked where a page exists, beside a drawn map.',
  fields: {
    show: z
      .enum(['compact', 'full', 'all'])
      .default('compact')
      .meta({ description: 'compact: the first 6 cities; full: 6 cities and 8 communities; all: every one.' }),
    map: z
      .boolean()
      .default(false)
      .meta({ description: 'Show the drawn map with the offices and the service radius.' }),
    note: text('A line under the list.').optional(),
  },
  needs: ({ map }) => [
    { fact: 'areas.cities', instead: 'remove the section' },
    { fact: 'drawn map', path: ['map'], instead: 'write map: false', when: map },
  ],
  example: { type: 'area-list', heading: 'Where we work', show: 'full', map: true },
});
