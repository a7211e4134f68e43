import type { SiteConfig } from '../../../schemas/site';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { valueAt } from '../../model/values';
import type { Path } from '../../reading/position';
import { distance } from '../facts/place-fact-rules';
import { knownTowns } from '../listed-places';
import { offer, type PageRule } from '../rule';
import { placeName, saysPlace } from '../says-place';
import { isPlacePage, type PlacePage } from './place-rules';

/** The headings of a page about a place, and the towns around it: all name the place, or none. */
const headings: readonly Path[] = [
  ...[
    'cardsHeading',
    'whyHeading',
    'quotesHeading',
    'stepsHeading',
    'galleryHeading',
    'formHeading',
    'serviceArea',
    'responseTime',
  ].map((field) => [field]),
  ...['local', 'concern', 'coverage'].map((field) => [field, 'heading']),
];

/** True where the place itself is what was left from another page: neither the title nor the heading names it. */
const isOfOther = ({ title, heading, city }: PlacePage): boolean =>
  !saysPlace(title, city) && !saysPlace(heading, city);

/** A word with a capital in front of a name or behind it that makes it another: "Cedar Falls", "Elm Street". */
const otherBefore = String.raw`(?<!(?!(?:Why|In|For|From|Around|About|Our|The|Your|All|How) )\p{Lu}[\p{L}'’]+ )`;

const saysWord = (text: string, name: string): boolean =>
  text.includes(name) &&
  new RegExp(String.raw`(?<!\p{L})${otherBefore}${escapeRegExp(name)}(?![\p{L}]| \p{Lu})`, 'u').test(text);

/** True for a time of a wider area, for several times, and for one of a town that the page serves as well. */
const isOfWider = (text: string, form: PlacePage, { business }: SiteConfig): boolean =>
  /,|\d\D+\d/.test(text) ||
  business.responseTimes.some(({ area }) => text.toLowerCase().includes(area.toLowerCase())) ||
  ('serviceArea' in form && form.serviceArea.split(/,| and /).some((town) => saysWord(text, town.trim())));

/** Kilometers beyond which the pin of an office is wrong, which is told by itself. */
const abroad = 1500;

/** What a page that was copied for another place still says of the first. */
export const placeCopyRules: readonly PageRule[] = [
  {
    code: 'site/place-in-heading',
    severity: 'error',
    why: 'A heading that names another place than its page was left from the page that was copied.',
    find: ({ form, source }, { config }) => {
      if (!isPlacePage(form) || isOfOther(form)) return [];
      const others = knownTowns(config).filter((name) => !saysPlace(name, form.city) && !saysPlace(form.city, name));
      return headings.flatMap((path) => {
        const text = String(valueAt(form, path) ?? '');
        const other =
          text === '' || saysPlace(text, form.city) || (path[0] === 'responseTime' && isOfWider(text, form, config))
            ? undefined
            : others.find((name) => saysWord(text, name));
        return other === undefined || valueAt(source, path) === undefined
          ? []
          : [
              {
                found: `the page is about ${form.city}, and this names ${other}`,
                ...(path[0] === 'serviceArea'
                  ? { fix: `write ${form.city} and the towns around it` }
                  : offer(text.replace(other, form.city), { unsure: true })),
                at: { path },
              },
            ];
      });
    },
  },
  {
    code: 'site/place-far-office',
    severity: 'warning',
    why: 'Who reads of a town expects the number of the office that comes from near by.',
    find: ({ form }, { config }) => {
      // Where an office stands, its own number is told of by itself.
      const isOwn = ({ city }: { city: string }) => isPlacePage(form) && placeName(city) === placeName(form.city);
      if (!isPlacePage(form) || isOfOther(form) || config.business.offices.some(isOwn)) return [];
      const at = config.areas.cities.find(({ name }) => placeName(name) === placeName(form.city))?.coordinates;
      if (!at) return [];
      const [latitude, longitude] = at;
      const away = config.business.offices
        .flatMap(({ id, coordinates }) =>
          coordinates ? [{ id, far: distance({ latitude, longitude }, coordinates) }] : [],
        )
        .sort((a, b) => a.far - b.far);
      const [nearest] = away;
      const own = away.find(({ id }) => id === form.office);
      return nearest && own && own.far > 100 && own.far < abroad && own.far > nearest.far * 5
        ? [
            {
              found: `the office ${own.id} is ${Math.round(own.far)} km from ${form.city}, and ${nearest.id} ${Math.round(nearest.far)} km`,
              fix: `write ${nearest.id}`,
              at: { path: ['office'] },
            },
          ]
        : [];
    },
  },
];
