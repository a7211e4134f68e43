import { z } from 'zod';
import { languageTag } from '../words';
import { alert } from './alert';
import { business, claims } from './business';
import { navigation } from './navigation';

/** What stands on every page in a language in the place of what the site says in its own. */
const inLanguage = z.strictObject({
  navigation: navigation.optional().meta({ description: 'The menus, buttons and footer of pages in this language.' }),
  business: z
    .strictObject({
      tagline: business.shape.tagline.optional(),
      description: business.shape.description.optional(),
      claims: claims.optional().meta({ description: 'The trust line in this language.' }),
    })
    .default({})
    .meta({ description: 'What the business says of itself in this language.' }),
  alert: alert.pick({ text: true, link: true }).optional().meta({ description: 'The alert in this language.' }),
});

export const furtherLanguages = z.record(languageTag, inLanguage).default({}).meta({
  description: 'Further languages that pages are in, by tag: languages: { es: { navigation: … } }.',
});
