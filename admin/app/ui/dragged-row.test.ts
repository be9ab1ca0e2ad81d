import type { DragEvent } from 'react';
import { expect, test } from 'vitest';
import { draggedRow } from './dragged-row.ts';

/** A drag as browsers carry it: its data by type. */
function drag() {
  const data = new Map<string, string>();
  const seen: string[] = [];
  const event = {
    dataTransfer: {
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
    },
    preventDefault: () => seen.push('prevented'),
    stopPropagation: () => seen.push('stopped'),
  } as unknown as DragEvent;
  return { event, seen };
}

const row = (type: string, at: number, dropped: number[]) =>
  draggedRow({ type, at, isDraggable: true, onDropped: (from) => dropped.push(from) });

test('a row dropped on another of its list says from which place it came', () => {
  const { event, seen } = drag();
  const dropped: number[] = [];
  row('menu', 3, []).onDragStart(event);
  row('menu', 1, dropped).onDragOver(event);
  row('menu', 1, dropped).onDrop(event);
  expect([dropped, seen]).toEqual([[3], ['prevented', 'prevented', 'stopped']]);
});

test('a row of another list, or a file, is not taken', () => {
  const { event, seen } = drag();
  const dropped: number[] = [];
  row('footer', 3, []).onDragStart(event);
  row('menu', 1, dropped).onDragOver(event);
  row('menu', 1, dropped).onDrop(event);
  expect([dropped, seen]).toEqual([[], []]);
});
