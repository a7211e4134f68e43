import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { later, useRest } from '../later';
import type { Dragged } from './dragging';
import classes from './sortable.module.css';

const Dragging = later(() => import('./dragging').then((module) => module.Dragging));

interface SortedList {
  /** The elements of the items by their place. */
  elements: Map<number, HTMLElement>;
  /** How each item stands while one is dragged. */
  dragged: ReadonlyMap<number, Dragged>;
}

const List = createContext<SortedList>({ elements: new Map(), dragged: new Map() });

interface Props {
  count: number;
  move: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose items are dragged by their grips, with a mouse, a pen or a finger. What drags them comes after the first screen. */
export function Sortable({ count, move, children }: Props) {
  const [elements] = useState(() => new Map<number, HTMLElement>());
  const [dragged, setDragged] = useState<ReadonlyMap<number, Dragged>>(new Map());
  const isRestHere = useRest();
  // What drags is not drawn again with each letter in a list.
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  }, [move]);
  const moveNow = useCallback<typeof move>((from, to) => latest.current(from, to), []);
  const list = useMemo(() => ({ elements, dragged }), [elements, dragged]);
  return (
    <List value={list}>
      {children}
      {isRestHere && <Dragging {...{ count, move: moveNow, elements, setDragged }} />}
    </List>
  );
}

/** What an item of such a list needs: where it is while it is dragged, and the grip that drags it. */
export function useSortableItem(index: number) {
  const { elements, dragged } = useContext(List);
  const { listeners, shift, transition, isDragged } = dragged.get(index) ?? {};
  const style: CSSProperties = {
    ...(shift !== undefined && { transform: `translate3d(0, ${shift}px, 0)` }),
    ...(transition !== undefined && { transition }),
  };
  const take = (element: HTMLElement | null) => {
    if (element) elements.set(index, element);
    else elements.delete(index);
  };
  const grip = (
    // The keys and the buttons beside it are the ways for those who have no pointer.
    <span className={classes.grip} aria-hidden="true" data-grip={listeners ? 'ready' : ''} {...listeners}>
      <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor" aria-hidden="true">
        {[3, 8, 13].map((y) => [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />))}
      </svg>
    </span>
  );
  return { props: { ref: take, style, 'data-dragged': isDragged || undefined }, grip };
}
