import { z } from 'zod';
import { action } from '../fields/link';
import { text } from '../fields/text';

const menuLink = action.extend({ text: text('A short line under the link.').optional() });
const menu = z.strictObject({
  label: text('The name of the menu.'),
  links: z.array(menuLink).min(1).meta({ description: 'The links in it.' }),
});
export type Menu = z.infer<typeof menu>;

const banner = z.strictObject({
  text: text('One line.'),
  learnMore: action.optional().meta({ description: 'Where to read more about it.' }),
  apply: action.optional().meta({ description: 'Where to act on it.' }),
});

/** The header and footer of every page. */
export const navigation = z.strictObject({
  menus: z.array(menu).default([]).meta({ description: 'The dropdown menus, left to right.' }),
  links: z.array(action).default([]).meta({ description: 'The plain links after the menus.' }),
  callLabel: text('The call button: "Call for a free inspection".'),
  estimate: action.meta({ description: 'The button for those who would rather write.' }),
  banner: banner.optional().meta({ description: 'The slim band at the top: financing, a notice.' }),
  footer: z.array(action).default([]).meta({ description: 'Quick links in the footer.' }),
  legal: z.array(action).default([]).meta({ description: 'Links in the last line of the footer.' }),
});
export type Navigation = z.infer<typeof navigation>;

const city = z.strictObject({
  name: text('The city.'),
  href: action.shape.href.optional().meta({ description: 'Its page, where there is one.' }),
  coordinates: z
    .tuple([z.number(), z.number()])
    .optional()
    .meta({ description: 'Latitude and longitude, for the drawn map.' }),
});

const corner = z.tuple([z.number(), z.number()]).meta({ description: 'Latitude and longitude of a corner.' });

/** The places served; lists of areas on every page come from here. */
export const areas = z.strictObject({
  cities: z.array(city).default([]).meta({ description: 'The major cities, the most important first.' }),
  communities: z.array(text('A town.')).default([]).meta({ description: 'Further towns, by name.' }),
  outline: z
    .array(corner)
    .min(3)
    .optional()
    .meta({ description: 'The border of the state or region under the drawn map, corner by corner.' }),
});

const network = z.strictObject({
  name: text('The network.'),
  icon: z.string().meta({ kind: 'icon', description: 'A Tabler icon, such as brand-facebook.' }),
  href: z.url({ protocol: /^https?$/ }).meta({ description: "The business's page there." }),
});
export const socials = z.array(network).default([]).meta({ description: 'Pages on social networks.' });
