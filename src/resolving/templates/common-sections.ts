import type { z } from 'zod';
import type { faq } from '../../../schemas/blocks/faq';
import type { Action } from '../../../schemas/fields/link';
import type { Picture } from '../../../schemas/fields/picture';
import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { telHref } from '../../model/phone';
import type { BlockInput } from './block-input';

/** The office that answers for a page: the named one, else the main one, else the first. */
export function officeOf({ business }: SiteConfig, id: string | undefined): Office {
  const named = business.offices.find((office) => office.id === (id ?? business.mainOffice)) ?? business.offices[0];
  if (!named) throw new Error('no offices: the schema wants one');
  return named;
}

/** The two buttons of every template: write for an estimate, or call the office that answers for the page. */
export const estimateAndCall = ({ navigation }: SiteConfig, { phone }: Office): Action[] => [
  navigation.estimate,
  { label: `Call ${phone}`, href: telHref(phone) },
];

interface Opening {
  heading: string;
  lead: string;
  hero: Picture;
  eyebrow?: string;
}

/** The hero that templates open with. */
export const openingHero = (
  { heading, lead, hero, eyebrow }: Opening,
  config: SiteConfig,
  office: Office,
): BlockInput => ({
  type: 'hero',
  ground: 'pine',
  eyebrow,
  heading,
  text: lead,
  image: hero,
  actions: estimateAndCall(config, office),
  trust: true,
});

type Questions = z.output<typeof faq.schema.shape.items>;

/** The questions of a form as a section; none where it has none. */
export const questionSections = (questions: Questions | undefined, heading: string): BlockInput[] =>
  questions ? [{ type: 'faq', id: 'questions', heading, items: questions }] : [];

/** The estimate form with what happens after it is sent. */
export const estimateForm = (heading: string, { phone }: Office): BlockInput => ({
  type: 'form',
  id: 'estimate',
  heading,
  intro: `Tell us what you see. Would you rather talk? Call ${phone}.`,
  next: [
    { title: 'We call you back', text: 'We ask a few questions and set a time to come by.' },
    { title: 'We take a look', text: 'We measure, take photos and listen to what you want.' },
    { title: 'You get it in writing', text: 'One estimate with every line named, free and without pressure.' },
  ],
});
