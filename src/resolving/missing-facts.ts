import type { Fact, Need } from '../../schemas/facts';
import type { SiteConfig } from '../../schemas/site';
import { canDrawMap } from '../model/placed-offices';
import type { Issue } from '../reading/issue';

/** Each fact that a site may be without: whether it has it, and where it would be written. */
const facts: Record<Fact, { has: (config: SiteConfig) => boolean; write: string }> = {
  'areas.cities': { has: ({ areas }) => areas.cities.length > 0, write: 'areas.cities' },
  'business.claims': { has: ({ business }) => business.claims.length > 0, write: 'business.claims' },
  'business.emergency': { has: ({ business }) => business.emergency !== undefined, write: 'business.emergency' },
  'business.responseTimes': {
    has: ({ business }) => business.responseTimes.length > 0,
    write: 'business.responseTimes',
  },
  form: { has: ({ form }) => form !== undefined, write: 'form' },
  'map outline': {
    has: canDrawMap,
    write: 'coordinates of an office, with business.radiusMiles or areas.outline,',
  },
  socials: { has: ({ socials }) => socials.length > 0, write: 'socials' },
};

/** What is asked for and the site does not have: nothing of it would show. */
export const missingFacts = (needs: readonly Need[], config: SiteConfig): Issue[] =>
  needs
    .filter(({ fact, when = true }) => when && !facts[fact].has(config))
    .map(({ fact, path, instead }) => ({
      code: 'block/no-fact',
      found: `the site has no ${facts[fact].write.replace(/,$/, '')}`,
      fix: `add ${facts[fact].write} to site.config.yaml, or ${instead}`,
      at: { path },
    }));
