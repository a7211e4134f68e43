import { Badge, Button, Collapse, Group, Text } from '@mantine/core';
import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { isWithin, type Path } from '../../src/reading/position';
import { useWorkspace, useWorkspaceState, useWorkspaceValue } from '../workspace/context';
import { type FieldProps, useAnyField, useField, useProblemCount } from './field-props';
import { followItem } from './follow-item';
import classes from './form.module.css';
import { bare, blankOf, descriptionOf, type Schema } from './schemas';
import { Sortable, useSortableItem } from './sortable';
import { Tool } from './tool';
import { summaryOf } from './words';

const isSimple = (schema: Schema): boolean => {
  const inner = bare(schema);
  return ![z.core.$ZodObject, z.core.$ZodArray, z.core.$ZodDiscriminatedUnion].some((kind) => inner instanceof kind);
};

/** A list: its items are added, copied, moved and taken away by buttons and by keys. */
export function ItemList(props: FieldProps) {
  const { schema, path, value, label, order } = props;
  const workspace = useWorkspace();
  const field = useField(props);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const listed = bare(schema);
  const element = listed instanceof z.core.$ZodArray ? listed._zod.def.element : schema;
  const last = useLastChosen(path);
  const list = useRef<HTMLOListElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const add = () => {
    workspace.edit({ kind: 'insert', path, index: items.length, value: blankOf(element), order });
    workspace.select([...path, items.length]);
    // Who adds one goes on in it.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>(fields)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const names = [...(list.current?.children ?? [])].map((item) => item.querySelector<HTMLElement>('[data-item]'));
    const stops = [...names, adds.current];
    const now = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
    if (by === undefined || event.altKey || now < 0) return;
    event.preventDefault();
    event.stopPropagation();
    stops[now + by]?.focus();
  };
  return (
    <fieldset className={classes.group} id={field.id} onKeyDown={onKeyDown}>
      <legend className={classes.legend}>{label}</legend>
      <Text size="xs" c="gray.7" mb="xs">
        {descriptionOf(schema)}
      </Text>
      {field.problem && (
        <Text size="sm" c="red.8" mb="xs">
          {field.problem}
        </Text>
      )}
      <Sortable count={items.length} move={(from, to) => workspace.edit({ kind: 'move', path, from, to })}>
        <ol className={classes.items} ref={list}>
          {items.map((item, index) => (
            // Items have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Item key={index} {...{ element, path, index, value: item, count: items.length, last }} />
          ))}
        </ol>
      </Sortable>
      <Button ref={adds} variant="default" size="xs" onClick={add}>
        Add to {label.toLowerCase()}
      </Button>
    </fieldset>
  );
}

/**
 * The item of a list that was chosen last: it stays open while something else is chosen, so that nothing moves away below the
 * pointer. `drop` lets it close.
 */
function useLastChosen(path: Path): { index: number | undefined; drop(): void } {
  const chosen = useWorkspaceValue(({ selected }) =>
    isWithin(selected, path) && typeof selected[path.length] === 'number' ? Number(selected[path.length]) : undefined,
  );
  const [index, setIndex] = useState(chosen);
  if (chosen !== undefined && chosen !== index) setIndex(chosen);
  const drop = useCallback(() => setIndex(undefined), []);
  return useMemo(() => ({ index, drop }), [index, drop]);
}

/** What is written in, of an item that is open. */
const fields = 'input:not([type="file"]),textarea,select';

interface ItemProps {
  element: Schema;
  path: Path;
  index: number;
  value: unknown;
  count: number;
  last: ReturnType<typeof useLastChosen>;
}

const isSameItem = (one: ItemProps, other: ItemProps): boolean =>
  one.value === other.value &&
  (one.last.index === one.index) === (other.last.index === other.index) &&
  one.count === other.count &&
  one.element === other.element &&
  String([...one.path, one.index]) === String([...other.path, other.index]);

const Item = memo(function Item({ element, path, index, value, count, last }: ItemProps) {
  const workspace = useWorkspace();
  const { selected } = useWorkspaceState();
  const own = [...path, index];
  const isInside = isWithin(selected, own);
  const [open, setOpen] = useState(false);
  const Any = useAnyField();
  const { props: dragged, grip } = useSortableItem(index);
  const problems = useProblemCount(own);
  const isBad = useProblemCount(own, 'error') > 0;
  const name = summaryOf(value) || `Item ${index + 1}`;
  const move = (by: number) => {
    const to = index + by;
    if (to < 0 || to >= count) return;
    followItem(to);
    workspace.edit({ kind: 'move', path, from: index, to });
    if (isInside) workspace.select([...path, to]);
  };
  const remove = () => {
    followItem(index);
    workspace.edit({ kind: 'remove', path: own });
  };
  const copy = () => workspace.edit({ kind: 'duplicate', path: own });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    const isOnName = target instanceof HTMLElement && target.hasAttribute('data-item');
    if (altKey && by !== undefined) move(by);
    else if (isOnName && key === 'Delete') remove();
    else if (isOnName && key.toLowerCase() === 'd' && (ctrlKey || metaKey)) copy();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isPlain = isSimple(element);
  const isOpen = isPlain || open || isInside || last.index === index;
  return (
    <li className={classes.item} onKeyDown={onKeyDown} {...dragged}>
      <Group gap={4} wrap="nowrap" justify="space-between">
        {grip}
        {isPlain ? (
          <Text size="xs" c="gray.7" className={classes.grow} aria-hidden="true">
            {index + 1}
          </Text>
        ) : (
          <button
            type="button"
            className={classes.summary}
            data-item
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
              if (isOpen) last.drop();
              workspace.select(isOpen ? path : own);
            }}
          >
            {name}
          </button>
        )}
        {problems > 0 && (
          <Badge color={isBad ? 'red' : 'gray'} variant="light" size="sm">
            {problems}
          </Badge>
        )}
        <Group gap={2} wrap="nowrap">
          <Tool label={`Move up: ${name}`} sign="up" off={index === 0} act={() => move(-1)} />
          <Tool label={`Move down: ${name}`} sign="down" off={index === count - 1} act={() => move(1)} />
          <Tool label={`Duplicate: ${name}`} sign="copy" act={copy} />
          <Tool label={`Delete: ${name}`} sign="remove" act={remove} />
        </Group>
      </Group>
      {isOpen && (
        <Collapse expanded>
          <div className={classes.inner} data-plain={isPlain || undefined}>
            <Any schema={element} path={own} value={value} label={isPlain ? `Item ${index + 1}` : name} />
          </div>
        </Collapse>
      )}
    </li>
  );
}, isSameItem);
