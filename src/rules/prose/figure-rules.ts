import { findingsAt, finds, offer, type TextRule } from '../rule';
import { hasFigure } from './hints';

const unit = String.raw`\s?(?:%|percent\b|por ciento\b|Prozent\b|[$£€]|\p{L}{3,}(?!\p{L}))`;

/** What stands behind numbers that are counted down to a day. */
const untilThen = String.raw`(?!\s+(?:before|prior|ahead|until|till|left|antes|vor)\b)`;

/**
 * Two ends of a span that are named in their order; a bare pair of small figures may be times of the day. What is measured
 * from a place may be told from its far end.
 */
const between = new RegExp(
  String.raw`(?<!\p{L})(?:between|entre|zwischen)\s+(?:about\s+)?([$£€]?)(\d[\d.,]*)(${unit})?\s+(?:and|y|und)\s+([$£€]?)(\d[\d.,]*\d|\d)(?!:)(${unit})?(?!\s+from\b)${untilThen}`,
  'giu',
);

const numberIn = (figures: string): number =>
  Number(
    figures
      .replace(/[.,]$/, '')
      .replace(/,(?=\d{3})/g, '')
      .replace(',', '.'),
  );

/** True for a span of one measure that begins with its larger end. */
function isBackward([, sign = '', from = '', unit = '', other = '', to = '', last = '']: RegExpMatchArray): boolean {
  const isMeasured = sign !== '' || other !== '' || last !== '';
  const isOneMeasure = unit === '' || unit.trim().toLowerCase() === last.trim().toLowerCase();
  const mayBeTimes =
    Number(from) <= 12 && Number(to) <= 12 && !/[%$£€]|percent|feet|inch|miles|days|weeks/i.test(sign + last);
  return isMeasured && isOneMeasure && !mayBeTimes && numberIn(from) > numberIn(to);
}

/** What is taken off a whole, which has no more than a hundred parts. */
const takenOff =
  /\b(?:sav(?:e|es|ed|ing|ings)|cuts?|cutting|reduc(?:e|es|ed|ing)|lowers?|lowering|ahorr\p{L}+|reduc(?:e|ir|en|imos))\b[^.!?%\n]{0,50}?(?<![\d.,])\d{3,}\s?(?:%|percent\b|por ciento\b)|(?<![\d.,])\d{3,}\s?(?:%|percent)\s+(?:off|less|cheaper|fewer|discount|de descuento|menos)\b/giu;

/** Two numbers with a dash between them and one unit behind; what may be times of the day has another. */
const measured = new RegExp(
  String.raw`(?<![\d.,:/$£€-]|[-–—] ?|\b(?:[Rr]oute|[Mm]odel|[Hh]ighway|[Uu]nit|[Ii]tem|[Tt]ype|won|lost|score) )(\d{1,3}) ?[-–—] ?(\d{1,3}) (?:business |working |full )?(?:minutes?|hours?|days?|weeks?|months?|years?|percent|miles?|feet|inches|minutos?|horas?|días?|semanas?|meses|años?|Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?)\b${untilThen}`,
  'gu',
);

/** How long or how much something takes; what falls from one number to another is said in other verbs. */
const lasting =
  /\b(?:takes?|lasts?|costs?|needs?|ranges?|usually|typically)(?: \p{Ll}+){0,2} from (?:about )?\$?(\d{1,4}) to \$?(\d{1,4})(?: \p{Ll}+)?/gu;

/** A span in words, that nothing falls through: "3 to 1 days". */
const spoken = new RegExp(
  String.raw`(?<!\d[.,:]?|\b(?:from|by|of|down|cut|won|lost|at|went|fell|dropped|shortened|reduced)(?: \p{Ll}+)? )\b(\d{1,2}) to (\d{1,2}) (?:business |working )?(?:days|weeks|months|hours|years)\b${untilThen}`,
  'gu',
);

/** Figures that cannot be what is meant. */
export const figureRules: readonly TextRule[] = [
  {
    code: 'prose/range-backward',
    severity: 'error',
    why: 'A range that begins with its larger end is a slip in one of the two, and visitors count on the smaller.',
    words: ['between', 'entre', 'zwischen'],
    find: ({ written }) =>
      findingsAt(
        [...written.matchAll(between)].filter(isBackward).map(([words]) => words),
        (words) => ({
          found: `"${words}" ends below where it begins`,
          fix: 'write the smaller of the two first, or mend one',
        }),
      ),
  },
  {
    code: 'prose/range-backward',
    severity: 'error',
    own: true,
    language: 'en',
    why: 'A span that begins with its larger end is a slip in one of the two, and visitors count on the better one.',
    sign: hasFigure,
    hint: /\bfrom .{0,6}\d|\d to \d/,
    find: ({ written }) =>
      findingsAt(
        [...written.matchAll(lasting), ...written.matchAll(spoken)]
          .filter(([, from, to]) => Number(from) > Number(to))
          .map(([words]) => words),
        (words) => ({
          found: `"${words}" ends below where it begins`,
          fix: 'write the smaller of the two first, or mend one',
        }),
      ),
  },
  {
    code: 'prose/range-backward',
    severity: 'error',
    own: true,
    why: 'A span that begins with its larger end is a slip in one of the two, and visitors count on the better one.',
    sign: hasFigure,
    hint: /\d ?[-–—] ?\d+ \p{L}/u,
    find: ({ written }) =>
      [...written.matchAll(measured)]
        // "24-7 days a week" is said of every day.
        .filter(([, from, to]) => Number(from) > Number(to) && `${from}-${to}` !== '24-7')
        .map(([words, from = '', to = '']) => {
          const better = words.replace(/\d+( ?[-–—] ?)\d+/, `${to}$1${from}`);
          return {
            found: `"${words}" ends below where it begins`,
            ...offer(better, { fix: `write ${better}, or mend one of the two`, unsure: true }),
            at: { needle: words },
          };
        }),
  },
  {
    code: 'prose/percent-over',
    severity: 'error',
    own: true,
    why: 'Nothing can be taken off that is more than the whole: a saving of more than 100 % is a slip, and is taken for a lie.',
    sign: /%/,
    words: ['percent', 'ciento'],
    find: (text) =>
      finds(takenOff, (words) => ({ found: `"${words}" is more than all there is`, fix: 'write at most 100 %' }))(
        text,
      ).filter(({ at }) => Number(/\d{3,}/.exec(at?.needle ?? '')?.[0]) > 100),
  },
];
