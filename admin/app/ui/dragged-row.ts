import type { DragEvent } from 'react';

interface DraggedRow {
  /** MIME type of what is dragged: rows of one list are dropped on rows of the same list alone. */
  type: string;
  /** Place of the row in its list. */
  at: number;
  /** False while the row is open: its fields are selected by dragging. */
  isDraggable: boolean;
  /** A row of the list was dropped here; `from` is its place. */
  onDropped: (from: number) => void;
}

/** Attributes of a row of an ordered list that can be dragged to another place. */
export function draggedRow({ type, at, isDraggable, onDropped }: DraggedRow) {
  return {
    draggable: isDraggable,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(type, String(at)),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(type)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(type);
      if (from === '') return;
      event.preventDefault();
      // A list that takes files as well must not see it.
      event.stopPropagation();
      onDropped(Number(from));
    },
  };
}
