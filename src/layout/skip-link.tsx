import { useSay } from '../parts/use-say';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the header to the content (WCAG 2.4.1). */
export function SkipLink() {
  const say = useSay();
  return (
    <a href="#main" className={classes.skip}>
      {say('page.skip')}
    </a>
  );
}
