import { z } from 'zod';
import { form as formBlock } from '../blocks/form';
import { frameHeightOnPhones } from '../fields/film';
import { action, ownPage } from '../fields/link';
import { slugPattern, text } from '../fields/text';
import { languageTag } from '../words';
import { formField } from './form-fields';

/** A page of the site, or an address elsewhere. */
export const embedAddress = z
  .string()
  .regex(
    /^(?:\/|https:\/\/)\S*$/,
    'a page that begins with "/" or an address that begins with https://, without spaces',
  );

const whatever = {
  language: languageTag
    .optional()
    .meta({ description: 'The language of the form, where the site has pages in several.' }),
  sample: z.boolean().default(false).meta({ description: 'True while this is a stand-in, not a real provider.' }),
  intro: text('What stands above the form on pages made from a template.').optional(),
  next: formBlock.schema.shape.next.meta({ description: 'What happens after sending, on pages made from a template.' }),
  promise: text('What asking costs or commits to, in a sentence that ends articles.').optional(),
};

const embedFields = {
  src: embedAddress.meta({ description: 'The address of the form page shown in the frame.' }),
  script: embedAddress.optional().meta({ description: "The provider's script, where it needs one; it is added once." }),
  height: z.int().min(200).max(2000).default(706).meta({ description: 'The height of the frame in px.' }),
  heightOnPhones: frameHeightOnPhones,
  ...whatever,
};

const consent = z
  .strictObject({
    text: text('What the visitor agrees to, in a sentence.'),
    link: action.optional().meta({ description: 'Where it is told in full, such as the privacy page.' }),
    box: z.boolean().default(true).meta({ description: 'False where it is only said, with nothing to tick.' }),
  })
  .meta({ description: 'What is agreed to by sending.' });

/** What a form of our own has, whoever takes what is sent. */
const nativeFields = {
  fields: z.array(formField).min(1).meta({ description: 'What is asked, in order.' }),
  button: text('What the button says; "Send" when left out.').optional(),
  consent: consent.optional(),
  ...whatever,
};

/** What a form has whose answers go to an address. */
const postedFields = {
  thanks: ownPage('The page that thanks, such as /thanks: shown after sending where scripts do not run.'),
  sent: text('What stands in the place of the form when it has been sent.').optional(),
  trap: z
    .string()
    .regex(/^[\w-]+$/, 'a name of letters, digits, _ and -, such as _gotcha')
    .default('website')
    .meta({ description: 'The name of the field that only robots fill in; some services have a name for it.' }),
};

const endpoint = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/[^/\s]+\.[^/\s]+)\S*$/,
    'an address that begins with https://, or with "/" on your own server',
  )
  .meta({ description: 'The address that takes what is sent, as the form service gives it.' });

/** A form by who takes what is sent. */
const siteForm = z.discriminatedUnion('provider', [
  z
    .strictObject({ provider: z.literal('embed'), ...embedFields })
    .meta({ description: "A form service's own form in a frame." }),
  z
    .strictObject({
      provider: z.literal('post'),
      endpoint,
      hidden: z
        .record(z.string().min(1), z.string())
        .default({})
        .meta({ description: 'What the service wants to be told besides, such as its access_key.' }),
      redirectField: z.string().min(1).optional().meta({
        description: 'The name by which the service is told the page that thanks, such as _next or redirect.',
      }),
      ...postedFields,
      ...nativeFields,
    })
    .meta({ description: 'A form of the site that sends to any form service, or to your own server.' }),
  z
    .strictObject({ provider: z.literal('netlify'), ...postedFields, ...nativeFields })
    .meta({ description: 'A form of the site that Netlify takes, where the site is served from there.' }),
  z
    .strictObject({
      provider: z.literal('mail'),
      subject: text('The subject of the mail.').optional(),
      ...nativeFields,
    })
    .meta({ description: "A form of the site that the visitor's own mail program sends, without any service." }),
]);
export type SiteForm = z.infer<typeof siteForm>;
export type NativeForm = Exclude<SiteForm, { provider: 'embed' }>;
export type PostedForm = Extract<SiteForm, { thanks: string }>;

/** The one form of older files. */
export const oldForm = z.strictObject(embedFields);

export const forms = z
  .record(
    z.string().regex(slugPattern, 'a short name in lower-case letters, digits and hyphens, such as estimate'),
    siteForm,
  )
  .default({})
  .meta({ description: 'The forms that visitors write with, by name; the first is that of templates and heroes.' });
