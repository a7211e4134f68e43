import { expect, test } from 'vitest';
import { lastPair } from '../../src/model/last-pair';

test.each([
  ['Pipe replacement for old homes', ['Pipe replacement for ', 'old homes']],
  ['Three short words', ['Three ', 'short words']],
  ['Contact us', ['Contact us', '']],
  ['404', ['404', '']],
  ['', ['', '']],
  ['Done in 1–3 days', ['Done in ', '1–3 days']],
  ['Answered on (830) 555-0142', ['Answered on ', '(830) 555-0142']],
  // The cut would go through the number.
  ['Answered on (830) 555-0142 daily', ['Answered on (830) 555-0142 daily', '']],
])('the last two words of %j', (text, parts) => {
  expect(lastPair(text)).toEqual(parts);
});
