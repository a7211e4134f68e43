import { tokenCalled } from './explain/elsewhere';
import { fits } from './explain/repair';
import { meantSchema, otherTemplate } from './meant-schema';
import { placesIn } from './places';
import { parseMended, readClosely } from './read-closely';
import { salvaged } from './salvage';
import { slidAmong } from './slid-among';
import { outsideOf, swappedKinds } from './swapped-kinds';
import { toldTogether } from './told-together';
import { misfitsOf, unfit } from './unfit';

/**
 * What reads texts that are unusual or wrong, and explains them. Most files are neither: the studio draws its first page
 * without this, and everything else finds it here.
 */
export const closely = {
  fits,
  meantSchema,
  misfitsOf,
  otherTemplate,
  outsideOf,
  parseMended,
  placesIn,
  readClosely,
  salvaged,
  slidAmong,
  swappedKinds,
  tokenCalled,
  toldTogether,
  unfit,
};
