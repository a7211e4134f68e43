import { test } from 'vitest';
import { readInventory } from '../../scripts/inventory';
import { siteBothWays } from '../server/both-ways';
import { firstSite } from './first-site';

test('every page of this site is the same drawn by shapes @wide', async () => {
  await siteBothWays(await firstSite(), await readInventory('.'));
});
