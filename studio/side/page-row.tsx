import { type KeyboardEvent, memo } from 'react';
import { Tool } from '../form/tool';
import { nameOf } from '../form/words';
import { rowBeside } from './row-beside';
import classes from './side.module.css';

interface PageRowProps {
  route: string;
  /** The file of the page; undefined for a folder that is no page. */
  file?: string;
  label?: string;
  draft?: boolean;
  depth: number;
  /** Whether pages stand below it, and whether they are folded away; undefined where there are none. */
  fold?: 'open' | 'folded';
  changed: boolean;
  errors: number;
  isOpen: boolean;
  /** True for the one row that the Tab key stops at. */
  isStop: boolean;
  /** The row has the focus: it is the one that the Tab key stops at from here on. */
  stopAt(route: string): void;
  /** Opens a page. */
  open(file: string): void;
  /** Folds the pages below an address, or opens them. */
  turn(route: string): void;
  /** What is done with the page that is open. */
  ask(what: 'rename' | 'delete'): void;
}

/** A row of the tree, drawn again when something is to be seen of it: a site may have a thousand pages. */
export const PageRow = memo(function PageRow(props: PageRowProps) {
  const { route, file, draft, depth, fold, changed, errors, isOpen, isStop, stopAt, open, turn, ask } = props;
  const label = props.label ?? nameOf(route.slice(route.lastIndexOf('/') + 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const beside = rowBeside(event, '[data-page]');
    const turns = { ArrowLeft: 'open', ArrowRight: 'folded' }[event.key];
    if (fold !== undefined && turns === fold) turn(route);
    else if (beside) beside.focus();
    else return;
    event.preventDefault();
  };
  return (
    <li
      className={classes.row}
      data-depth={depth}
      data-current={isOpen || undefined}
      style={{ paddingLeft: depth * 14 }}
    >
      {fold ? (
        <button
          type="button"
          className={classes.fold}
          tabIndex={-1}
          aria-expanded={fold === 'open'}
          aria-label={`Pages below ${route}`}
          onClick={() => turn(route)}
        />
      ) : (
        <span className={classes.leaf} />
      )}
      <button
        type="button"
        className={classes.name}
        data-folder={file ? undefined : ''}
        aria-current={isOpen ? 'page' : undefined}
        title={route}
        data-page
        tabIndex={isStop ? 0 : -1}
        aria-expanded={fold && fold === 'open'}
        onFocus={() => stopAt(route)}
        onKeyDown={onKeyDown}
        onClick={() => (file ? open(file) : turn(route))}
      >
        <span>{label}</span>
        {draft && <span className={classes.mark}>Draft</span>}
        {changed && (
          <span className={classes.dot} title="Changed">
            <span className="sr-only">Changed</span>
          </span>
        )}
        {errors > 0 && (
          <span className={classes.mark} data-bad>
            {errors}
            <span className="sr-only"> {errors === 1 ? 'problem' : 'problems'}</span>
          </span>
        )}
      </button>
      {isOpen && route !== '/' && (
        <span className={classes.tools}>
          <Tool label={`Change the address of ${label}`} sign="rename" act={() => ask('rename')} />
          <Tool label={`Delete ${label}`} sign="remove" act={() => ask('delete')} />
        </span>
      )}
    </li>
  );
});
