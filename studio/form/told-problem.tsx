import type { ReactNode } from 'react';
import type { Problem } from '../../src/reading/problem';
import classes from './told-problem.module.css';

/**
 * What is wrong at a field, in the color of what keeps a site from being published, or of what is to be looked at; with a
 * button where it is known how to mend it.
 */
export const toldProblem = (words: string, severity: Problem['severity'], mend?: () => void): ReactNode => (
  <span className={severity === 'error' ? undefined : classes.warning}>
    {words}
    {mend && (
      <button type="button" className={classes.mend} onClick={mend}>
        Mend it
      </button>
    )}
  </span>
);
