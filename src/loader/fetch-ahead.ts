import { addScript } from './add-script';
import { root } from './root';
import { savesData } from './save-data';
import { speculationRules } from './speculation-rules';

/**
 * Lets pages be fetched ahead, unless a visitor saves data. Only where documents have versions: a page of the dev server may be
 * edited between the touch and the tap.
 */
export function fetchAhead(): void {
  if (root.dataset.version && !savesData) addScript({ type: 'speculationrules', text: speculationRules });
}
