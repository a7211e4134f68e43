import { Button } from '@mantine/core';
import { type KeyboardEvent, memo, useCallback, useState } from 'react';
import { blockDefinitions } from '../../schemas/blocks';
import { childValue } from '../../src/model/values';
import type { Path } from '../../src/reading/position';
import { useProblemCount } from '../form/field-props';
import { followItem } from '../form/follow-item';
import { Sortable, useSortableItem } from '../form/sortable';
import { Tool } from '../form/tool';
import { nameOf, summaryOf } from '../form/words';
import { later } from '../later';
import { useParsed, useWorkspace, useWorkspaceState } from '../workspace/context';
import { sectionListOf } from '../workspace/section-list';
import { rowBeside } from './row-beside';
import classes from './side.module.css';

const AddSection = later(() => import('./add-section').then((module) => module.AddSection));

const CopySection = later(() => import('./copy-section').then((module) => module.CopySection));

const openings = new Set<string>(blockDefinitions.flatMap(({ type, opensPage }) => (opensPage ? [type] : [])));

const typeOf = (section: unknown): string => String(Object(section).type ?? 'Section');

/** The sections of the open page, besides those of its template: chosen, moved, copied, taken away and added here. */
export function Sections({ typeIn }: { typeIn: (path: Path) => void }) {
  const workspace = useWorkspace();
  const { selected } = useWorkspaceState();
  const { value } = useParsed();
  const [adding, setAdding] = useState(false);
  const [copied, setCopied] = useState<number>();
  const list = sectionListOf(value);
  const listed = list && childValue(value, list);
  const sections: unknown[] = Array.isArray(listed) ? listed : [];
  const current = list && selected[0] === list && selected.length > 1 ? Number(selected[1]) : -1;
  const count = sections.length;
  const [stop, setStop] = useState(0);
  const stopped = current >= 0 ? current : Math.min(stop, count - 1);
  const move = useCallback(
    (index: number, by: number) => {
      const to = index + by;
      if (!list || to < 0 || to >= count) return;
      followItem(to);
      if (workspace.edit({ kind: 'move', path: [list], from: index, to })) workspace.select([list, to]);
    },
    [workspace, list, count],
  );
  if (!list) return null;
  return (
    <section aria-label="Sections of the page">
      <div className={classes.head}>
        <h2>Sections</h2>
        <Button size="compact-sm" variant="light" onClick={() => setAdding(true)}>
          Add section
        </Button>
      </div>
      {childValue(value, 'template') !== undefined && list !== 'sections' && (
        <p className={classes.hint}>
          {count === 0 ? 'Only what its template shows so far' : 'Besides what its template shows'}
        </p>
      )}
      <Sortable count={count} move={(from, to) => move(from, to - from)}>
        <ul className={classes.list}>
          {sections.map((section, index) => (
            // Sections have no identity but their place.
            <Section
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              {...{ section, list, index, move, typeIn, isLast: index === count - 1 }}
              {...{ isStop: index === stopped, stopAt: setStop, copyElsewhere: setCopied }}
            />
          ))}
        </ul>
      </Sortable>
      {copied !== undefined && <CopySection path={[list, copied]} close={() => setCopied(undefined)} />}
      {adding && <AddSection {...{ list }} at={current < 0 ? count : current + 1} close={() => setAdding(false)} />}
    </section>
  );
}

interface SectionProps {
  section: unknown;
  list: string;
  index: number;
  isLast: boolean;
  /** True for the one row that the Tab key stops at. */
  isStop: boolean;
  /** The row has the focus: it is the one that the Tab key stops at from here on. */
  stopAt: (index: number) => void;
  /** Asks for the page that is to have a copy of it. */
  copyElsewhere: (index: number) => void;
  move: (index: number, by: number) => void;
  typeIn: (path: Path) => void;
}

const Section = memo(function Section(props: SectionProps) {
  const { section, list, index, isLast, isStop, stopAt, copyElsewhere, move, typeIn } = props;
  const workspace = useWorkspace();
  const { selected } = useWorkspaceState();
  const { props: dragged, grip } = useSortableItem(index);
  const own = [list, index];
  const problems = useProblemCount(own);
  const isBad = useProblemCount(own, 'error') > 0;
  const isCurrent = selected[0] === list && selected[1] === index;
  const copy = () => {
    followItem(index + 1);
    if (workspace.edit({ kind: 'duplicate', path: own })) workspace.select([list, index + 1]);
  };
  const remove = () => {
    followItem(index);
    workspace.edit({ kind: 'remove', path: own });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    const beside = rowBeside(event, '[data-section]');
    if (by !== undefined && altKey) move(index, by);
    // At once: the next key is meant for that one.
    else if (beside) beside.focus();
    else if (key === 'Delete') remove();
    else if (key.toLowerCase() === 'd' && (ctrlKey || metaKey)) copy();
    else return;
    event.preventDefault();
  };
  return (
    <li className={classes.row} data-current={isCurrent || undefined} {...dragged}>
      {grip}
      <button
        type="button"
        data-section
        tabIndex={isStop ? 0 : -1}
        onFocus={() => stopAt(index)}
        className={classes.name}
        aria-current={isCurrent ? 'true' : undefined}
        title="Enter again types on the page"
        onKeyDown={onKeyDown}
        onClick={() => {
          if (isCurrent && selected.length === 2) typeIn(own);
          else workspace.select(own);
        }}
      >
        <span>{summaryOf(section) || nameOf(typeOf(section))}</span>
        <span className={classes.kind}>{nameOf(typeOf(section))}</span>
        {problems > 0 && (
          <span className={classes.mark} data-bad={isBad || undefined}>
            {problems}
            <span className="sr-only"> {problems === 1 ? 'problem' : 'problems'}</span>
          </span>
        )}
      </button>
      <span className={classes.tools}>
        <Tool label="Move section up" sign="up" off={index === 0} act={() => move(index, -1)} />
        <Tool label="Move section down" sign="down" off={isLast} act={() => move(index, 1)} />
        <Tool label="Duplicate section" sign="copy" act={copy} />
        {!openings.has(typeOf(section)) && (
          <Tool label="Copy to another page" sign="elsewhere" act={() => copyElsewhere(index)} />
        )}
        <Tool label="Delete section" sign="remove" act={remove} />
      </span>
    </li>
  );
});
