import { findingsAt, type TextRule } from '../rule';
import { officesWords } from './told-claims';
import { inLedger, unproven } from './unproven';

/** Numbers as words, from two on. */
const languages = [
  {
    language: 'de',
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn',
    words: 'filialen standorte standorten geschäfte geschäften läden praxen büros niederlassungen werkstätten salons',
    lead: 'unsere[nr]? |wir haben ',
  },
  {
    language: 'fr',
    numbers: 'deux trois quatre cinq six sept huit neuf dix',
    words: 'boutiques magasins agences bureaux cabinets salons ateliers restaurants',
    lead: 'nos |nous avons ',
  },
  {
    language: 'es',
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez',
    words: 'tiendas oficinas sucursales locales clínicas consultas talleres salones restaurantes',
    lead: 'nuestr[ao]s |tenemos ',
  },
] as const;

/** How many offices there are, as other languages than English say it of the business itself. */
export const officeCountRules: readonly TextRule[] = languages.map(({ language, numbers, words, lead }) => {
  const named = numbers.split(' ');
  const places = words.split(' ');
  const pattern = new RegExp(
    String.raw`(?<!\p{L})(?:${lead})(\d{1,2}|${numbers.replaceAll(' ', '|')}) (?:${words.replaceAll(' ', '|')})(?!\p{L})`,
    'giu',
  );
  return {
    ...officesWords,
    language,
    words: places,
    find: (text, context) => {
      const { offices } = context.config.business;
      const counts = [offices.length, offices.filter(({ address }) => address).length];
      const told = unproven(text, context, pattern, ([, said = '']) => {
        const place = named.indexOf(said.toLowerCase());
        return counts.includes(place < 0 ? Number(said) : place + 2);
      });
      return findingsAt(told, (claim) => ({
        found: `"${claim}": site.config.yaml has ${offices.length}`,
        fix: `write how many there are, add the others to business.offices, ${inLedger}`,
      }));
    },
  };
});
