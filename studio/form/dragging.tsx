import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type HTMLAttributes, memo, useLayoutEffect } from 'react';

/** How an item stands: what its grip listens to, and how far it is from its place, in px. */
export interface Dragged {
  listeners?: HTMLAttributes<HTMLElement>;
  shift?: number;
  transition?: string;
  isDragged: boolean;
}

/** Items that have no identity but their place are known to the library by it. */
const idOf = (index: number): string => `item ${index}`;
const indexOf = (id: unknown): number => Number(String(id).slice('item '.length));

// A press that does not move is a click on what is below.
const fromHere = { activationConstraint: { distance: 4 } };

const spoken = { screenReaderInstructions: { draggable: 'Alt and an arrow key move it.' } };

type SetDragged = (change: (before: ReadonlyMap<number, Dragged>) => ReadonlyMap<number, Dragged>) => void;

interface DraggingProps {
  count: number;
  move: (from: number, to: number) => void;
  elements: ReadonlyMap<number, HTMLElement>;
  setDragged: SetDragged;
}

/** Makes the items of a list movable by their grips; it draws nothing itself, so that the list stays as it is when this comes. */
export const Dragging = memo(function Dragging({ count, move, elements, setDragged }: DraggingProps) {
  const sensors = useSensors(useSensor(PointerSensor, fromHere));
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id));
  };
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={spoken} onDragEnd={end}>
      <SortableContext items={indexes.map(idOf)} strategy={verticalListSortingStrategy}>
        {indexes.map((index) => (
          <DraggedItem key={index} {...{ index, elements, setDragged }} />
        ))}
      </SortableContext>
    </DndContext>
  );
});

type DraggedItemProps = Pick<DraggingProps, 'elements' | 'setDragged'> & { index: number };

function DraggedItem({ index, elements, setDragged }: DraggedItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging, isSorting } = useSortable({
    id: idOf(index),
    animateLayoutChanges: () => false,
  });
  const element = elements.get(index) ?? null;
  useLayoutEffect(() => setNodeRef(element), [setNodeRef, element]);
  const shift = transform?.y;
  useLayoutEffect(() => {
    const own = { listeners, shift, transition: isSorting ? transition : undefined, isDragged: isDragging };
    setDragged((before) => new Map(before).set(index, own));
    return () =>
      setDragged((before) => {
        const others = new Map(before);
        others.delete(index);
        return others;
      });
  }, [index, listeners, shift, transition, isSorting, isDragging, setDragged]);
  return null;
}
