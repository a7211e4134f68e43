import { brackets } from './brackets';
import { files } from './files';
import { indentation } from './indentation';
import type { Mistake } from './mistake';
import { names } from './names';
import { quotes } from './quotes';
import { references } from './references';
import { separators } from './separators';
import { values } from './values';

/** All mistakes by their kind. */
export const corpus: Readonly<Record<string, readonly Mistake[]>> = {
  indentation,
  separators,
  quotes,
  brackets,
  names,
  values,
  references,
  files,
};
