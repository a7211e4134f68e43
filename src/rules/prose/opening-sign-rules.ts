import { findingsAt, offer, type TextRule } from '../rule';

/** Words by which a text is known to be in another language than it is told to be. */
const ofOthers =
  /(?<!\p{L})(?:the|and|is|are|you|your|we|our|what|how|when|with|call|und|der|die|das|ist|wir|sie|mit|et|des|vous|nous|votre)(?!\p{L})/iu;

/** What stands up to a question mark or an exclamation mark, from the one before it on. */
const upToSign = /[^!?\n]*[\p{L}\d)"”»*_}][!?]+(?=["”»)*_]*(?:\s|$))/gu;

/** Fields in which a missing question mark is told of the question as a whole. */
const asked: ReadonlySet<string> = new Set(['question', 'heading', 'title', 'label']);

/** The last sentence of a passage that ends in such a sign. */
const lastSentence = (passage: string): string =>
  passage
    .split(/(?<=[.…:]["”»)]*)\s+/)
    .at(-1)
    ?.trim() ?? '';

/** Spanish opens its questions and exclamations as well as it closes them (RAE, Ortografía). */
export const openingSignRules: readonly TextRule[] = [
  {
    code: 'prose/sign-opening',
    severity: 'warning',
    own: true,
    language: 'es',
    why: 'Spanish opens a question and an exclamation as well as it closes them: without the first sign they are read in the wrong tone.',
    sign: /[!?]/,
    find: ({ written, field }) =>
      ofOthers.test(written)
        ? []
        : findingsAt(
            (written.match(upToSign) ?? [])
              .filter((passage) => !/[¡¿]/.test(passage) && !(asked.has(field) && passage.endsWith('?')))
              .map(lastSentence)
              .filter((sentence) => sentence !== ''),
            (sentence) => ({
              found: `"${sentence.slice(0, 60)}" lacks the sign that opens it`,
              ...offer(`${sentence.endsWith('?') ? '¿' : '¡'}${sentence}`, { unsure: true }),
            }),
          ),
  },
];
