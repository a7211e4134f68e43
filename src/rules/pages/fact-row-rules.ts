import type { SiteConfig } from '../../../schemas/site';
import { bareWords } from '../../model/bare-words';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { knownTowns, officeTowns } from '../listed-places';
import type { PageRule, RuleFinding } from '../rule';
import { placeName } from '../says-place';
import { blocksOf } from './blocks-of';

/** What is wrong with what a row of a table says of the business; nothing where it is right, or has a token. */
type Judge = (cell: string, config: SiteConfig) => Pick<RuleFinding, 'found' | 'fix'> | undefined;

/** The towns of the site that a text names. */
const townsIn = (text: string, config: SiteConfig): string[] =>
  knownTowns(config).filter((name) =>
    new RegExp(String.raw`(?<!\p{L})${escapeRegExp(name.split(',')[0] ?? '')}(?!\p{L})`, 'u').test(text),
  );

const offices: Judge = (cell, config) => {
  const cities = officeTowns(config).map(placeName);
  const other = townsIn(cell, config).find((name) => !cities.includes(placeName(name)));
  return other === undefined
    ? undefined
    : {
        found: `"${cell}": business.offices has none in ${other}`,
        fix: 'write where the offices are, or add it to business.offices',
      };
};

const founding: Judge = (cell, { business: { founded } }) => {
  const [year] = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/.exec(cell) ?? [];
  return year === undefined || founded === undefined || Number(year) === founded
    ? undefined
    : { found: `"${year}" is not the founding year, ${founded}`, fix: 'write {founded}' };
};

/** What rows are about, by the words in front of them. */
const judges: Readonly<Record<string, Judge>> = {
  ...{ headquarters: offices, 'head office': offices, 'main office': offices, 'home office': offices, offices },
  ...{ locations: offices, 'other locations': offices, 'other offices': offices, branches: offices, sede: offices },
  ...{ oficinas: offices, 'oficina principal': offices },
  ...{ founded: founding, established: founding, 'founded in': founding, 'in business since': founding },
  ...{ 'year founded': founding, fundada: founding, 'fundada en': founding, gegründet: founding },
};

/** The unit of a figure, and signs that stand before or behind one. */
const unitAlone =
  /^(?:[+%$£€°~<>–—.-]+|(?:\+\s?)?(?:minutes?|hours?|days?|weeks?|months?|years?|miles?|km|kilomet(?:er|re)s?|percent|stars?|reviews?|customers?|clients?|projects?|jobs|minutos?|horas?|días?|semanas?|meses|años|estrellas|clientes|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|kilometer|prozent|sterne|kunden|heures?|jours?|semaines?|mois|ans|étoiles|clients))$/i;

/** Tables that tell facts of the business. */
export const factRowRules: readonly PageRule[] = [
  {
    code: 'site/figure-swapped',
    severity: 'warning',
    why: 'A figure stands large above the words that say what it counts; the other way round nobody reads either.',
    find: ({ source }) =>
      blocksOf(source).flatMap(({ block, path }) =>
        block.type === 'stats'
          ? block.items.flatMap(({ value, label }, index) =>
              /\d/.test(label) && !/[\d{]/.test(value) && label.length < value.length
                ? [
                    {
                      found: `"${label}" stands in the place of words, and "${value}" in that of a figure`,
                      fix: `write value: ${label} and label: ${value}`,
                      at: { path: [...path, 'items', index, 'value'] },
                    },
                  ]
                : [],
            )
          : [],
      ),
  },
  {
    code: 'site/figure-missing',
    severity: 'warning',
    why: 'A unit that stands large without its number says nothing.',
    find: ({ source }) =>
      blocksOf(source).flatMap(({ block, path }) =>
        block.type === 'stats'
          ? block.items.flatMap(({ value }, index) =>
              unitAlone.test(value.trim())
                ? [
                    {
                      found: `"${value}" has no number`,
                      fix: 'write the number with it, as in "24 hours"',
                      at: { path: [...path, 'items', index, 'value'] },
                    },
                  ]
                : [],
            )
          : [],
      ),
  },
  {
    code: 'claim/row-other',
    severity: 'error',
    why: 'A table of facts is read by people and programs as the word of the business; it must be what the rest of the site says.',
    find: ({ source }, { config }) =>
      blocksOf(source).flatMap(({ block, path }) =>
        block.type === 'table'
          ? block.rows.flatMap(([key = '', ...cells], row) => {
              const judge = judges[bareWords(key)];
              return judge === undefined
                ? []
                : cells.flatMap((cell, column) => {
                    const amiss = judge(cell, config);
                    return amiss ? [{ ...amiss, at: { path: [...path, 'rows', row, column + 1] } }] : [];
                  });
            })
          : [],
      ),
  },
];
