import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { CSSProperties, ReactNode } from 'react';
import classes from './sortable.module.css';

/** Items that have no identity but their place are known to the library by it. */
const idOf = (index: number): string => `item ${index}`;
const indexOf = (id: unknown): number => Number(String(id).slice('item '.length));

const spoken = { screenReaderInstructions: { draggable: 'Alt and an arrow key move it.' } };

interface Props {
  count: number;
  move: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose items are dragged by their grips, with a mouse, a pen or a finger. */
export function Sortable({ count, move, children }: Props) {
  // A press that does not move is a click on what is below.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={spoken} onDragEnd={end}>
      <SortableContext
        items={Array.from({ length: count }, (_, index) => idOf(index))}
        strategy={verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** What an item of such a list needs: where it is while it is dragged, and the grip that drags it. */
export function useSortableItem(index: number) {
  const { setNodeRef, listeners, transform, transition, isDragging, isSorting } = useSortable({
    id: idOf(index),
    animateLayoutChanges: () => false,
  });
  const style: CSSProperties = {
    ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }),
    ...(isSorting && { transition }),
  };
  const grip = (
    // The keys and the buttons beside it are the ways for those who have no pointer.
    <span className={classes.grip} aria-hidden="true" data-grip {...listeners}>
      <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor" aria-hidden="true">
        {[3, 8, 13].map((y) => [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />))}
      </svg>
    </span>
  );
  return { props: { ref: setNodeRef, style, 'data-dragged': isDragging || undefined }, grip };
}
