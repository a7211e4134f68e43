import type { ReactNode } from 'react';
import type { Problem } from '../../src/reading/problem';
import classes from './told-problem.module.css';

/** What is wrong at a field, in the color of what keeps a site from being published, or of what is to be looked at. */
export const toldProblem = (words: string, severity: Problem['severity']): ReactNode =>
  severity === 'error' ? words : <span className={classes.warning}>{words}</span>;
