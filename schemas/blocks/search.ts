import { defineBlock } from '../block';
import { text } from '../fields/text';

export const search = defineBlock({
  type: 'search',
  about: 'A field that searches all pages, above links to the pages of the menus.',
  fields: {
    label: text('What the field is called.').default('Search this site'),
    button: text('What the button says.').default('Search'),
    found: text('What stands before the number of pages found.').default('Pages found'),
    browse: text('The heading of the links to the pages of the menus.').default('All pages'),
  },
  example: { type: 'search', label: 'Search our pages', browse: 'Our pages' },
});
