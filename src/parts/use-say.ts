import type { DrawnGroup } from '../../schemas/words';
import { type Say, sayIn } from '../model/words/say';
import { useSite } from './context';

/** Gives what components say besides the texts of the site, in the language of the page: `say('header.menu')`. */
export function useSay(): Say<DrawnGroup> {
  const { words, language } = useSite();
  return sayIn<DrawnGroup>(words, language);
}
