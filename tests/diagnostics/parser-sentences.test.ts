import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { type Sentence, says } from '../../src/reading/parsing/sentences';

// A new version of the parser that words these otherwise must be met here, not by authors.
test.each<[Sentence, string, string]>([
  ['quote without end', 'a: "b', 'Missing closing "quote'],
  ['quote without end', "a: 'b", "Missing closing 'quote"],
  ['line without name', 'a: b\nc', 'Implicit map keys need to be followed by map values'],
  ['item without sign', '- | {', 'Sequence item without - indicator'],
  [
    'bracket without end',
    'a: [b\n',
    'Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  ['bracket without end', 'a: {b\n', 'Flow map in block collection must be sufficiently indented and end with a }'],
  ['bracket without end', '[b', 'Flow sequence must end with a ]'],
  ['comment without space', 'a: "b"#c', 'Comments must be separated from other tokens by white space characters'],
  ['items without comma', 'a: ["b" "c"]', 'Missing , or : between flow sequence items'],
  ['items without comma', 'a: {"b" "c"}', 'Missing , or : between flow map items'],
  ['items without comma', 'a: { b: {c} d: e }', 'Missing , between flow map items'],
  ['items without comma', '[- :|', 'Missing space after : in flow sequence'],
  ['text beside bar', 'a: | b', 'Not a YAML token: b'],
  ['text beside bar', 'a: >5b', 'Block scalar header includes extra characters: >5b'],
  ['list beside name', 'a: - b', 'Unexpected block-seq-ind on same line with key'],
  ['no place for this', 'a: ]', 'Unexpected flow-seq-end token in YAML stream: "]"'],
  ['no place for this', 'a: }', 'Unexpected flow-map-end token in YAML stream: "}"'],
  ['sign in brackets', 'a: [,]', 'Unexpected , in flow sequence'],
  ['sign in brackets', 'a: {,}', 'Unexpected , in flow map'],
])('%s: %j', (sentence, text, message) => {
  const { errors } = parseDocument(text, { prettyErrors: false, stringKeys: true });
  expect(errors.map((error) => error.message)).toContain(message);
  expect(says({ message }, sentence)).toBe(true);
});
