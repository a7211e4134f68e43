import { leftAlone } from '../left-alone';
import classes from '../own-form.module.css';

/** Where a script says what is wrong with a field, in words. */
export const FieldError = ({ id }: { id: string }) => (
  <p id={`${id}-error`} className={classes.error} hidden {...leftAlone} />
);
