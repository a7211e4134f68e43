import { expect, test } from 'vitest';
import { initials } from '../src/model/initials';

test.each([
  ['Dana Ruiz', 'DR'],
  ['Dana R.', 'DR'],
  ['Dr. Regula Aeschbacher', 'RA'],
  ['Prof. Dr. Hanspeter Brüngger-Stettler', 'HB'],
  ['Chantal de Watteville', 'CW'],
  ['Cher', 'C'],
  ['田中 花子', '田花'],
  ['زعتر', 'ز'],
  ['Anna & Bo', 'AB'],
  ['', ''],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
