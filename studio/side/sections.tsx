import { Button } from '@mantine/core';
import { type KeyboardEvent, memo, useCallback, useState } from 'react';
import { childValue } from '../../src/model/values';
import type { Path } from '../../src/reading/position';
import { useProblemCount } from '../form/field-props';
import { followItem } from '../form/follow-item';
import { Sortable, useSortableItem } from '../form/sortable';
import { Tool } from '../form/tool';
import { nameOf, summaryOf } from '../form/words';
import { later } from '../later';
import { useParsed, useWorkspace, useWorkspaceState } from '../workspace/context';
import classes from './side.module.css';

const AddSection = later(() => import('./add-section').then((module) => module.AddSection));

const listOf = (value: unknown): unknown[] => {
  const sections: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'sections') : undefined;
  return Array.isArray(sections) ? sections : [];
};

const typeOf = (section: unknown): string => String(Object(section).type ?? 'Section');

/** The sections of the open page: chosen, moved, copied, taken away and added here. */
export function Sections({ typeIn }: { typeIn: (path: Path) => void }) {
  const workspace = useWorkspace();
  const { selected } = useWorkspaceState();
  const { value } = useParsed();
  const [adding, setAdding] = useState(false);
  const sections = listOf(value);
  const current = selected[0] === 'sections' ? Number(selected[1]) : -1;
  const count = sections.length;
  const move = useCallback(
    (index: number, by: number) => {
      const to = index + by;
      if (to < 0 || to >= count) return;
      followItem(to);
      if (workspace.edit({ kind: 'move', path: ['sections'], from: index, to })) workspace.select(['sections', to]);
    },
    [workspace, count],
  );
  // A page of a template has its sections from there, unless it lists its own.
  if (count === 0 && childValue(value, 'template') !== undefined) return null;
  return (
    <section aria-label="Sections of the page">
      <div className={classes.head}>
        <h2>Sections</h2>
        <Button size="compact-sm" variant="light" onClick={() => setAdding(true)}>
          Add section
        </Button>
      </div>
      <Sortable count={count} move={(from, to) => move(from, to - from)}>
        <ul className={classes.list}>
          {sections.map((section, index) => (
            // Sections have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Section key={index} {...{ section, index, move, typeIn, isLast: index === count - 1 }} />
          ))}
        </ul>
      </Sortable>
      {adding && <AddSection at={current < 0 ? count : current + 1} close={() => setAdding(false)} />}
    </section>
  );
}

interface SectionProps {
  section: unknown;
  index: number;
  isLast: boolean;
  move: (index: number, by: number) => void;
  typeIn: (path: Path) => void;
}

const Section = memo(function Section({ section, index, isLast, move, typeIn }: SectionProps) {
  const workspace = useWorkspace();
  const { selected } = useWorkspaceState();
  const { props: dragged, grip } = useSortableItem(index);
  const own = ['sections', index];
  const problems = useProblemCount(own);
  const isCurrent = selected[0] === 'sections' && selected[1] === index;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const by = event.key === 'ArrowUp' ? -1 : 1;
    if (event.altKey) move(index, by);
    else followItem(Math.max(0, index + by));
  };
  const remove = () => {
    followItem(index);
    workspace.edit({ kind: 'remove', path: own });
  };
  return (
    <li className={classes.row} data-current={isCurrent || undefined} {...dragged}>
      {grip}
      <button
        type="button"
        data-section
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
          <span className={classes.mark} data-bad>
            {problems}
            <span className="sr-only"> {problems === 1 ? 'problem' : 'problems'}</span>
          </span>
        )}
      </button>
      <span className={classes.tools}>
        <Tool label="Move section up" sign="up" off={index === 0} act={() => move(index, -1)} />
        <Tool label="Move section down" sign="down" off={isLast} act={() => move(index, 1)} />
        <Tool label="Duplicate section" sign="copy" act={() => workspace.edit({ kind: 'duplicate', path: own })} />
        <Tool label="Delete section" sign="remove" act={remove} />
      </span>
    </li>
  );
});
