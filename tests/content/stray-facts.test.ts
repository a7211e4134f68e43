import { expect, test } from 'vitest';
import { strayFacts } from '../../src/resolving/stray-facts';

test.each([
  ['Call (830) 555-0142 now', '(830) 555-0142'],
  ['Call 830-555-0142.', '830-555-0142'],
  ['830.555.0142', '830.555.0142'],
  ['830 555 0142', '830 555 0142'],
  ['+1 830-555-0142', '+1 830-555-0142'],
  ['8305550142', '8305550142'],
  ['Come to 1420 West Sample Street today', '1420 West Sample Street'],
  ['305 N. Sample Ave.', '305 N. Sample Ave.'],
  ['in Seguin, TX 78155', 'TX 78155'],
])('%s', (text, needle) => {
  expect(strayFacts(text).map((issue) => issue.at?.needle)).toEqual([needle]);
});

test.each([
  'Between $8,000-$15,000 and $25,000-$75,000',
  'from 2001 to 2025, on 2023-10-25 or 8/18/2025',
  '24-48 hours, 1-3 days, 30-50%, 2,000-3,000 sq ft',
  'a 2x4 on 16 in centers; 100 miles; 24/7',
  'On Main Street and Lynn Lane in Seguin, TX',
  '3 steps down the road, 12 drive belts, 5 Star Drivers',
  '30+ million consumers, 25K loans, ISO 9001 2015',
])('%s holds no phone number and no address', (text) => {
  expect(strayFacts(text)).toEqual([]);
});

test('the message says what to write', () => {
  expect(strayFacts('Call 830-555-0142 or come to 12 Sample Road')).toMatchInlineSnapshot(`
    [
      {
        "at": {
          "needle": "830-555-0142",
        },
        "code": "text/phone-number",
        "fix": "write {phone} for the number of this page's office, {phone:id} for the office with that id, or {emergency}",
        "found": "the phone number "830-555-0142" is written out",
      },
      {
        "at": {
          "needle": "12 Sample Road",
        },
        "code": "text/address",
        "fix": "write {address} for that of this page's office, or add an offices block",
        "found": "the address "12 Sample Road" is written out",
      },
    ]
  `);
});
