import { z } from 'zod';
import { action } from '../fields/link';
import { text } from '../fields/text';

const href = action.shape.href.optional();

/** Says of an entry that it leads nowhere and holds nothing. */
const somewhere = 'say where it leads, as href: /a-page, or what is in it, as links:';
const leadsOn = ({ href, links }: { href?: string | undefined; links?: unknown }): boolean =>
  href !== undefined || links !== undefined;

const menuLink = action.extend({ text: text('A short line under the link.').optional() });

const menuEntry = z
  .strictObject({
    label: text('What the link says, or the heading over a group of links.'),
    href: href.meta({ description: 'Where it leads; a heading may lead somewhere too.' }),
    text: text('A short line under the link.').optional(),
    links: z.array(menuLink).min(1).optional().meta({ description: 'The links of a group, under its heading.' }),
  })
  .refine(leadsOn, somewhere);
export type MenuEntry = z.infer<typeof menuEntry>;

const topEntry = z
  .strictObject({
    label: text('What the link says, or the name of a menu.'),
    href: href.meta({ description: 'Where it leads; the name of a menu may lead to a page too.' }),
    links: z.array(menuEntry).min(1).optional().meta({ description: 'The links and groups of a menu.' }),
  })
  .refine(leadsOn, somewhere)
  .meta({ description: 'A link, or a menu with links in it.' });
export type TopEntry = z.infer<typeof topEntry>;

const footerEntry = z
  .strictObject({
    label: text('What the link says, or the title of a column.'),
    href: href.meta({ description: 'Where it leads; the title of a column may lead to a page too.' }),
    links: z.array(action).min(1).optional().meta({ description: 'The links of a column.' }),
  })
  .refine(leadsOn, somewhere)
  .meta({ description: 'A link, or a column of links with its title.' });

const banner = z.strictObject({
  text: text('One line.'),
  learnMore: action.optional().meta({ description: 'Where to read more about it.' }),
  apply: action.optional().meta({ description: 'Where to act on it.' }),
});

/** The header and footer of every page. */
export const navigation = z.strictObject({
  menu: z
    .array(topEntry)
    .default([])
    .meta({ description: 'Links and menus, left to right; what finds no room in the header is in the drawer.' }),
  callLabel: text('The call button: "Call us"; what `words` says when left out.').optional(),
  estimate: action.meta({ description: 'The button for those who would rather write.' }),
  banner: banner.optional().meta({ description: 'The slim band at the top: financing, a notice.' }),
  footer: z
    .array(footerEntry)
    .default([])
    .meta({ description: 'The links of the footer, alone or in columns with titles of their own.' }),
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
  outline: z.array(corner).min(3).optional().meta({
    description:
      'The border of the region under the drawn map, corner by corner; that of the state or country around the offices when left out.',
  }),
});

const network = z.strictObject({
  name: text('The network.'),
  icon: z.string().meta({ kind: 'icon', description: 'A Tabler icon, such as brand-facebook.' }),
  href: z.url({ protocol: /^https?$/ }).meta({ description: "The business's page there." }),
});
export const socials = z.array(network).default([]).meta({ description: 'Pages on social networks.' });
