import type { PageSource } from '../../../schemas/templates';
import { closest } from '../../reading/closest';
import type { Leaf } from '../../resolving/leaves';
import { countWord } from '../claims/claim-patterns';
import { isAkin } from '../facts/office-place-rules';
import { knownTowns } from '../listed-places';
import { offer, type PageRule, type RuleFinding } from '../rule';
import { placeName, saysPlace } from '../says-place';
import { smallPlace } from '../small-place';

export type PlacePage = Extract<PageSource, { template: 'city' | 'area' }>;

/** A time in words or figures. */
const timeIn = new RegExp(String.raw`\b${countWord}\s+(?:minutes?|hours?|days?)\b`, 'i');

export const isPlacePage = (page: PageSource): page is PlacePage =>
  'template' in page && (page.template === 'city' || page.template === 'area');

/** Names in running text that stand inside of a sentence, and figures: what a text can say of a place. */
const localWords = (text: string): string[] =>
  text.replace(/<[^<>]*>/g, ' ').match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}'’]+|\b\d[\d.,]*\b/gu) ?? [];

/** How many things a page about a place must know that only there are true. */
const fewestFacts = 3;

function localFacts(form: PlacePage, leaves: readonly Leaf[], known: readonly string[]): Set<string> {
  const own =
    form.template === 'city'
      ? ['local', 'concern', 'quotes', 'questions', 'more']
      : ['coverage', 'serviceArea', 'tiles', 'questions', 'more', 'why'];
  const texts = leaves
    .filter(({ kind, path }) => (kind === 'text' || kind === 'markdown') && own.includes(`${path[0]}`))
    .map(({ shown }) => shown);
  const names = texts.flatMap(localWords).map((word) => word.toLowerCase());
  return new Set(names.filter((word) => !known.some((name) => name.includes(word))));
}

/** A name in menus that is another place's. */
function otherLabel({ label = '', city }: PlacePage, places: readonly string[]): RuleFinding[] {
  const named = places.find((place) => label.includes(place) && !saysPlace(place, city));
  return named === undefined || saysPlace(label, city)
    ? []
    : [
        {
          found: `the label names ${named}, not ${city}`,
          ...offer(label.replace(named, city), { unsure: true }),
          at: { path: ['label'] },
        },
      ];
}

/** Pages about a place. */
export const placeRules: readonly PageRule[] = [
  {
    code: 'site/place-missing',
    severity: 'error',
    instead: ['claim/response-time'],
    why: 'A page about a place says so in its title and its heading; one that names another place was copied.',
    find: ({ form }, { config }): RuleFinding[] => {
      if (!isPlacePage(form)) return [];
      if (/^\p{Ll}+$/u.test(form.city)) return [smallPlace(form.city, ['city'])];
      const fields = (['title', 'heading'] as const).filter((field) => !saysPlace(form[field], form.city));
      const places = knownTowns(config);
      const near = closest(form.city, places);
      const names = (place: string, text: string) => text.toLowerCase().includes(placeName(place));
      const texts = [form.title, form.heading];
      if (near && near !== form.city && texts.every((text) => names(near, text) && !names(form.city, text)))
        return [
          {
            found: `the title and the heading name ${near}, not "${form.city}"`,
            ...offer(near),
            at: { path: ['city'] },
          },
        ];
      const said = places.find((place) => texts.every((text) => names(place, text)));
      if (fields.length === 2)
        return [
          {
            found: `neither the title nor the heading names ${form.city}`,
            fix: said
              ? `write ${said} here, which both of them name, or ${form.city} in both`
              : 'write the place that they are about, or say {city} in both',
            at: { path: ['city'] },
          },
        ];
      const other = places.find((place) => names(place, form.description) && !saysPlace(place, form.city));
      if (fields.length === 0 && other && !saysPlace(form.description, form.city))
        return [
          {
            found: `the description names ${other}, not ${form.city}`,
            ...offer(form.description.replaceAll(other, form.city), { fix: `write ${form.city}`, unsure: true }),
            at: { path: ['description'] },
          },
        ];
      if (fields.length === 0) return otherLabel(form, places);
      return fields.map((field) => {
        const instead = places.find((place) => form[field].includes(place) && !saysPlace(place, form.city));
        return {
          found: `the ${field} "${form[field]}" does not name ${form.city}`,
          fix: instead ? `write ${form.city} for ${instead}` : `say {city} in the ${field}`,
          at: { path: [field] },
          ...(instead && { change: { to: form[field].replace(instead, form.city) }, unsure: true }),
        };
      });
    },
  },
  {
    code: 'fact/response-time-other',
    severity: 'error',
    why: 'A page that promises another time for a place than the list of the site breaks one of the two promises.',
    find: ({ form, source }, { config: { business } }): RuleFinding[] => {
      const told = 'responseTime' in form ? (form.responseTime ?? '') : '';
      if (told === '') return [];
      const known = business.responseTimes.find(({ area }) => told.toLowerCase().includes(area.toLowerCase()));
      return known && 'responseTime' in source && !told.toLowerCase().includes(known.time.toLowerCase())
        ? [
            {
              found: `"${told}" is not what business.responseTimes says of ${known.area}: ${known.time}`,
              fix: `write ${known.time}, or change it in site.config.yaml`,
              at: { path: ['responseTime'] },
              change: { to: told.replace(timeIn, known.time) },
              unsure: true,
            },
          ]
        : [];
    },
  },
  {
    code: 'site/place-other-office',
    severity: 'error',
    why: 'A page about a place where an office stands gives the number of that office.',
    find: ({ form }, { config: { business } }) => {
      if (!isPlacePage(form)) return [];
      // Of an office with an address in another town it is not known where it is.
      const there = business.offices.find(
        ({ city, address }) => city.toLowerCase() === placeName(form.city) && (!address || isAkin(address.city, city)),
      );
      return there && there.id !== form.office && business.offices.some(({ id }) => id === form.office)
        ? [
            {
              found: `the office ${there.id} is in ${form.city}, and this page gives the number of ${form.office}`,
              ...offer(there.id, { unsure: true }),
              at: { path: ['office'] },
            },
          ]
        : [];
    },
  },
  {
    code: 'site/place-without-facts',
    severity: 'warning',
    why: 'Pages about places that say nothing of the place are taken for doorways and left out by search engines.',
    find: ({ form, leaves }, { config: { business } }) => {
      if (!isPlacePage(form)) return [];
      const known = [form.city, business.name, ...business.offices.map(({ city }) => city)].map((name) =>
        name.toLowerCase(),
      );
      const facts = localFacts(form, leaves, known);
      return facts.size < fewestFacts
        ? [
            {
              found: `the page says ${facts.size === 0 ? 'nothing' : `no more than ${[...facts].join(' and ')}`} that is true of ${form.city} alone`,
              fix: 'name neighborhoods, streets, buildings, a job done there, how far it is',
              at: { path: [form.template === 'city' ? 'local' : 'coverage', 'text'] },
            },
          ]
        : [];
    },
  },
];
