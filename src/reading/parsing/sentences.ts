import type { Complaint } from './complaint';

/**
 * Where the parser has one code for several mistakes, only its English tells them apart. These are all the sentences that
 * are gone by; a test holds each to what the parser says.
 */
const sentences = {
  'quote without end': /^Missing closing ["']quote$/,
  'line without name': /^Implicit map keys need to be followed by map values$/,
  'item without sign': /^Sequence item without - indicator$/,
  'bracket without end': /^Flow (?:map|sequence) (?:in block collection )?must /,
  'comment without space': /^Comments must be separated/,
  'items without comma': /^Missing (?:, between|, or : between|space after : in) flow /,
  'text beside bar': /^(?:Not a YAML token|Block scalar header includes extra characters): /,
  'list beside name': /^Unexpected block-seq-ind on same line with key$/,
  'no place for this': /^Unexpected [\w-]+ token\b/,
  'sign in brackets': /^Unexpected (?:.+|empty item) in flow (?:map|sequence)$/,
} as const;

export type Sentence = keyof typeof sentences;

/** Whether the parser says this of a text. */
export const says = ({ message }: Pick<Complaint, 'message'>, sentence: Sentence): boolean =>
  sentences[sentence].test(message);
