import type { Office } from '../../schemas/site/business';
import { useSite } from './context';
import classes from './opening-note.module.css';

/**
 * When a closed office opens, for beside its number; unseen while it is open. The loader decides and fills in the words
 * (`loader/watch-clock.ts`); until then they are the office's hours.
 */
export function OpeningNote({ office }: { office: Office }) {
  const { lines = [], schedule } = useSite().hours.offices[office.id] ?? {};
  if (schedule === undefined) return null;
  return (
    <>
      {' '}
      <small
        data-schedule={schedule}
        data-while="closed"
        data-opens=""
        className={classes.note}
        suppressHydrationWarning
      >
        {lines.join('; ')}
      </small>
    </>
  );
}
