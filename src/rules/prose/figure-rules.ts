import { findingsAt, finds, type TextRule } from '../rule';

const unit = String.raw`\s?(?:%|percent\b|por ciento\b|Prozent\b|[$£€]|\p{L}{3,})`;

/** Two ends of a span that are named in their order; a bare pair of small figures may be times of the day. */
const between = new RegExp(
  String.raw`(?<!\p{L})(?:between|entre|zwischen)\s+(?:about\s+)?([$£€]?)(\d[\d.,]*)(${unit})?\s+(?:and|y|und)\s+([$£€]?)(\d[\d.,]*\d|\d)(?!:)(${unit})?`,
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
