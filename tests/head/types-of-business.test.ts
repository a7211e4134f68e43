import { expect, test } from 'vitest';
import { typesOfBusiness } from '../../src/head/structured-data/types-of-business';

test('a kind beside the local businesses is told with theirs, and others alone', () => {
  expect(typesOfBusiness({ kinds: ['VeterinaryCare'] })).toEqual(['VeterinaryCare', 'LocalBusiness']);
  expect(typesOfBusiness({ kinds: ['EventVenue', 'Restaurant'] })).toEqual(['EventVenue', 'Restaurant']);
});
