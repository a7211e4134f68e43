import { z } from 'zod';
import { action } from '../fields/link';
import { text } from '../fields/text';

const origin = z
  .string()
  .regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/, 'an address without a path, such as https://cdn.example.com');

const encrypted = z
  .string()
  .regex(/^https:\/\/[\w-]+(\.[\w-]+)+(:\d+)?\/\S+$/, 'the address of a script that begins with https://');

const asks = (usual: boolean) =>
  z
    .boolean()
    .default(usual)
    .meta({
      description: `Whether visitors are asked before it loads; ${usual} when left out.`,
    });

/** The services that look for a sign of the owner, with the name that each gives it. */
export const verifiers = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  meta: 'facebook-domain-verification',
  pinterest: 'p:domain_verify',
  yandex: 'yandex-verification',
} as const;

const verification = z
  .strictObject({
    type: z.literal('verification'),
    // The keys of an object forget their names.
    service: z.enum(Object.keys(verifiers) as [keyof typeof verifiers]).meta({ description: 'Who looks for it.' }),
    code: z
      .string()
      .refine(
        (code) => /^[\w=.+/-]{6,}$/.test(code) && !/^[\w.-]+-(?:verification|verify)=/.test(code),
        'the code alone, without the tag around it',
      )
      .meta({ description: 'The code that it gave you.' }),
  })
  .meta({ description: 'Shows a service that the site is yours: one line in the head of the home page.' });

const plausible = z
  .strictObject({
    type: z.literal('plausible'),
    domain: z
      .string()
      .regex(/^[\w-]+(\.[\w-]+)+$/, 'the name of the site there, such as example.com')
      .meta({ description: 'The name of the site there.' }),
    src: encrypted
      .default('https://plausible.io/js/script.js')
      .meta({ description: 'The address of its script, where you run it yourself.' }),
    consent: asks(false),
  })
  .meta({ description: 'Plausible counts visits without cookies.' });

const analytics = z
  .strictObject({
    type: z.literal('ga4'),
    id: z
      .string()
      .regex(/^G-[A-Z0-9]{4,}$/, 'the id of a stream, such as G-AB12CD34EF')
      .meta({ description: 'The id.' }),
    consent: asks(true),
  })
  .meta({ description: 'Google Analytics 4.' });

const tagManager = z
  .strictObject({
    type: z.literal('tag-manager'),
    id: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,}$/, 'the id of a container, such as GTM-AB12CD3')
      .meta({ description: 'The id of the container.' }),
    allows: z.array(origin).default([]).meta({ description: 'The services that its tags load from.' }),
    consent: asks(true),
  })
  .meta({
    description: 'Google Tag Manager; of its tags those run whose services are named, and no code written in it.',
  });

const pixel = z
  .strictObject({
    type: z.literal('meta-pixel'),
    id: z
      .string()
      .regex(/^\d{6,20}$/, 'the digits of a pixel, in quotes')
      .meta({ description: 'The id of the pixel.' }),
    consent: asks(true),
  })
  .meta({ description: 'The pixel of Meta, for advertising on Facebook and Instagram.' });

const script = z
  .strictObject({
    type: z.literal('script'),
    src: encrypted.meta({ description: 'The address of the script: a chat, a review widget and the like.' }),
    allows: z.array(origin).default([]).meta({ description: 'Further services that it loads from.' }),
    consent: asks(true),
  })
  .meta({ description: 'Any other script by its address.' });

/** What a business must have on its pages of other services. */
const tag = z.discriminatedUnion('type', [verification, plausible, analytics, tagManager, pixel, script]);
export type SiteTag = z.infer<typeof tag>;
/** A tag that loads something. */
export type LoadedTag = Exclude<SiteTag, { type: 'verification' }>;

export const tags = z.array(tag).default([]).meta({
  description:
    'Scripts and signs of other services, each loaded when a visitor goes on, and after asking where it says so.',
});

export const consentQuestion = z.strictObject({
  text: text('What visitors are asked.').optional(),
  link: action.optional().meta({ description: 'Where it is told in full, such as the privacy page.' }),
});

export const consent = consentQuestion
  .optional()
  .meta({ description: 'What visitors are asked before the tags load that need it; what `words` says when left out.' });

export const events = z
  .string()
  .regex(/^(\/(?!\/)\S*|https:\/\/[\w-]+(\.[\w-]+)+\/\S*)$/, 'an address that begins with "/" or https://')
  .optional()
  .meta({
    description:
      'An address of yours that is told that somebody called, wrote or asked for the way, and on which page; nothing else of them.',
  });
