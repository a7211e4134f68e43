import { z } from 'zod';
import { text } from '../fields/text';
import { languageTag } from '../words';
import { alert } from './alert';
import { business, claims } from './business';
import { navigation } from './navigation';
import { consentQuestion } from './tags';

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
  names: z.record(z.string().min(1), text('What it is called in this language.')).default({}).meta({
    description:
      'What offices, holidays, cities, licenses and the like are called in this language, each under its name in the language of the site: names: { Main office: Oficina principal }.',
  }),
  consent: consentQuestion.optional().meta({ description: 'The question before tags in this language.' }),
  alert: alert.pick({ text: true, link: true }).optional().meta({ description: 'The alert in this language.' }),
});

export const furtherLanguages = z.record(languageTag, inLanguage).default({}).meta({
  description: 'Further languages that pages are in, by tag: languages: { es: { navigation: … } }.',
});
