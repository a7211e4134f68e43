import { countryOf } from '../../model/words/words-of';
import { sentenceOf } from '../claims/unproven';
import { findingsAt, type TextRule } from '../rule';

/** Measures that nobody in the United States builds by, with what stands beside them where both are told. */
const metric = /(?<![\d.,])-?\d[\d.,]*\s?(?:square met(?:er|re)s\b|m²|°\s?C\b|degrees Celsius\b)/giu;
const own = /\bsquare f(?:ee|oo)t\b|\bsq\.? ?ft\b|°\s?F\b|\bFahrenheit\b/i;

const [inMiles, inKilometers] = [
  /(?<![\d.,])\d[\d.,]*[ -](?:miles?|millas?|milles|Meilen?)(?!\p{L})/giu,
  // A race is called by its own distance everywhere.
  /(?<![\d.,])\d[\d.,]*[ -]?(?:km|kilomet(?:er|re)s?|kilómetros?|Kilometern?)(?!\p{L})(?! (?:fun |charity )?(?:runs?|races?|rides?|walks?)\b)/giu,
];

/** Measures of another country. */
export const unitRules: readonly TextRule[] = [
  {
    code: 'prose/unit-other',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'A measure of another country says nothing to those who live here, and shows that the text was written elsewhere.',
    words: ['square', 'celsius', 'c', 'm²'],
    find: ({ written }, { config }) =>
      countryOf(config) === 'US'
        ? findingsAt(
            (written.match(metric) ?? []).filter((words) => !own.test(sentenceOf(written, words))),
            (words) => ({
              found: `"${words}" is not how it is measured here`,
              fix: `write it in ${/c/i.test(words.slice(-7)) && !/square|m²/i.test(words) ? 'degrees Fahrenheit' : 'square feet'}`,
            }),
          )
        : [],
  },
  {
    code: 'prose/unit-other',
    severity: 'warning',
    own: true,
    why: 'A site that counts in kilometers in one place and in miles in another makes both doubtful.',
    words: [
      'mile',
      'miles',
      'millas',
      'milla',
      'meilen',
      'milles',
      'km',
      'kilometers',
      'kilometres',
      'kilómetros',
      'kilometer',
    ],
    find: ({ written }, { config: { business } }) => {
      const { units } = business;
      if (units === undefined) return [];
      return findingsAt(written.match(units === 'kilometers' ? inMiles : inKilometers) ?? [], (words) => ({
        found: `"${words}" is not in ${units}, and business.units is`,
        fix: `write it in ${units}, or mend business.units in site.config.yaml`,
        wants: `distances in ${units}`,
      }));
    },
  },
];
