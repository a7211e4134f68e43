import type { Fact, Need } from '../../schemas/facts';
import type { SiteConfig } from '../../schemas/site';
import { hoursOf } from '../model/hours';
import { answersFor } from '../model/phone';
import { placedOffices } from '../model/placed-offices';
import { siteForms } from '../model/site-forms';
import type { Issue } from '../reading/issue';

/** Each fact that a site may be without: whether it has it, what to say where it doesn't, and what to write there. */
const facts: Record<Fact, { has: (config: SiteConfig) => boolean; found?: string; write?: string }> = {
  'areas.cities': { has: ({ areas }) => areas.cities.length > 0 },
  'business.claims': { has: ({ business }) => business.claims.length > 0 },
  'business.emergency': { has: ({ business }) => business.emergency !== undefined },
  'business.openingHours': {
    has: ({ business }) => business.offices.some((office) => hoursOf(business, office).length > 0),
  },
  'business.responseTimes': { has: ({ business }) => business.responseTimes.length > 0 },
  'drawn map': {
    has: ({ business }) => placedOffices(business).length > 0,
    found: 'too little is known to draw a map',
    write: 'coordinates of an office',
  },
  phone: {
    has: ({ business }) => answersFor(business, undefined) !== undefined,
    found: 'no office has a phone',
    write: 'the phone of an office',
  },
  forms: { has: (config) => Object.keys(siteForms(config)).length > 0 },
  socials: { has: ({ socials }) => socials.length > 0 },
};

/** What is asked for and the site does not have: nothing of it would show. */
export const missingFacts = (needs: readonly Need[], config: SiteConfig): Issue[] =>
  needs
    .filter(({ fact, when = true }) => when && !facts[fact].has(config))
    .map(({ fact, path, instead }) => ({
      code: 'block/no-fact',
      found: facts[fact].found ?? `the site has no ${fact}`,
      fix: `add ${facts[fact].write ?? fact} to site.config.yaml, or ${instead}`,
      at: { path },
      ...(fact === 'phone' && { wants: `phone ${config.business.mainOffice}` }),
    }));
