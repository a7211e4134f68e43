import { memo } from 'react';
import { Tool } from '../form/tool';
import { useWorkspace } from '../workspace/context';
import classes from './side.module.css';

/** A page as the list has it. */
export interface Listed {
  file: string;
  route: string;
  label: string;
  draft: boolean;
  changed: boolean;
  /** How many mistakes are in it. */
  errors: number;
}

interface PageRowProps extends Listed {
  isOpen: boolean;
  /** What is done with the page that is open. */
  ask(what: 'rename' | 'delete'): void;
}

/** A page in the list, drawn again when something is to be seen of it: a site may have a thousand. */
export const PageRow = memo(function PageRow(props: PageRowProps) {
  const { file, route, label, draft, changed, errors, isOpen, ask } = props;
  const workspace = useWorkspace();
  const depth = route === '/' ? 0 : route.split('/').length - 2;
  return (
    <li className={classes.row} data-current={isOpen || undefined}>
      <button
        type="button"
        className={classes.name}
        style={{ paddingLeft: 8 + depth * 14 }}
        aria-current={isOpen ? 'page' : undefined}
        title={route}
        onClick={() => workspace.open(file)}
      >
        <span>{label}</span>
        {draft && <span className={classes.mark}>Draft</span>}
        {changed && <span className={classes.mark}>Changed</span>}
        {errors > 0 && (
          <span className={classes.mark} data-bad>
            {errors}
            <span className="sr-only"> problems</span>
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
