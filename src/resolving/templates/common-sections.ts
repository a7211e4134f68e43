import type { z } from 'zod';
import type { faq } from '../../../schemas/blocks/faq';
import type { Action } from '../../../schemas/fields/link';
import type { PictureValue } from '../../../schemas/fields/picture-value';
import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import type { SiteForm } from '../../../schemas/site/forms';
import { answersFor } from '../../model/phone';
import { canDrawMap } from '../../model/placed-offices';
import { formCalled, siteForms } from '../../model/site-forms';
import { lineWords } from '../../model/words/line-words';
import { languageOf, localeOf } from '../../model/words/words-of';
import { lineHref } from '../phones';
import type { BlockInput } from './block-input';

/** The office that answers for a page: the named one, else the main one, else the first. */
export function officeOf({ business }: SiteConfig, id: string | undefined): Office {
  const named = business.offices.find((office) => office.id === (id ?? business.mainOffice)) ?? business.offices[0];
  if (!named) throw new Error('no offices: the schema wants one');
  return named;
}

/** Two buttons: write, or call who answers for the page; one where nobody does. */
export function estimateAndCall(config: SiteConfig, office: Office): Action[] {
  const answered = answersFor(config.business, office);
  const { say } = localeOf(config);
  const call = answered && {
    label: say(lineWords[answered.by].button, { phone: answered.phone }),
    href: lineHref(answered.phone, config),
  };
  return [config.navigation.estimate, ...(call ? [call] : [])];
}

interface Opening {
  /** Whose number stands in it; the emergency line's where there is one. */
  call: 'office' | 'both';
  heading: string;
  lead: string;
  hero: PictureValue;
  eyebrow?: string;
}

/** Which numbers the business has of those that are asked for. */
function numbersOf(call: Opening['call'], { business }: SiteConfig): 'none' | 'office' | 'emergency' | 'both' {
  const { emergency } = business;
  if (!answersFor(business, undefined)) return emergency && call === 'both' ? 'emergency' : 'none';
  return emergency ? call : 'office';
}

/** The hero that templates open with. */
export const openingHero = ({ heading, lead, hero, eyebrow, call }: Opening, config: SiteConfig): BlockInput => ({
  type: 'hero',
  ground: 'dark',
  eyebrow,
  heading,
  text: lead,
  image: hero,
  actions: [config.navigation.estimate],
  call: numbersOf(call, config),
  trust: true,
});

type Questions = z.output<typeof faq.schema.shape.items>;

/** The questions of a form as a section; none where it has none. */
export const questionSections = (questions: Questions | undefined, heading: string): BlockInput[] =>
  questions ? [{ type: 'faq', id: 'questions', heading, items: questions }] : [];

/** The form that templates show, in the language of the page where the site has one in it. */
export const mainForm = (config: SiteConfig): SiteForm | undefined =>
  formCalled(siteForms(config), undefined, languageOf(config))?.form;

/** The form with what the configuration says of it, where the site has one; its heading is the button's where the page has none. */
export function estimateForm(heading: string | undefined, config: SiteConfig): BlockInput[] {
  const form = mainForm(config);
  return form
    ? [
        {
          type: 'form',
          id: 'estimate',
          heading: heading ?? config.navigation.estimate.label,
          intro: form.intro,
          next: form.next,
        },
      ]
    : [];
}

/** The cities served, where the site names any; the drawn map beside them where it can be drawn. */
export const areaSection = (heading: string, config: SiteConfig, map: boolean): BlockInput[] =>
  config.areas.cities.length > 0
    ? [{ type: 'area-list', heading, show: 'compact', map: map && canDrawMap(config) }]
    : [];
