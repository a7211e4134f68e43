import { defineBlock } from '../block';
import { text } from '../fields/text';

export const search = defineBlock({
  type: 'search',
  about: 'A field that searches all pages, above links to the pages of the menus.',
  fields: {
    label: text('What the field is called; what `words` says when left out.').optional(),
    button: text('What the button says; what `words` says when left out.').optional(),
    found: text('What stands before the number of pages found; what `words` says when left out.').optional(),
    browse: text('The heading of the links to the pages of the menus; what `words` says when left out.').optional(),
  },
  example: { type: 'search', label: 'Search our pages', browse: 'Our pages' },
});
