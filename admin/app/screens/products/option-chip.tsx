import type { KeyboardEvent } from 'react';
import { useText } from '../../text/language.tsx';
import type { ValueEntry } from './value-entry.ts';

const DRAGGED = 'application/x-waha-value';

interface ChipProps {
  value: ValueEntry;
  index: number;
  /** Its fields are shown below. */
  isOpen: boolean;
  onOpen: () => void;
  onMove: (to: number) => void;
  /** Another value was dropped on this one and takes its place. */
  onDropped: (from: number) => void;
  onRemove: () => void;
}

/** A value: pressed to edit it, dragged or moved with Shift and an arrow, removed with Delete. */
export function OptionChip({ value, index, isOpen, onOpen, onMove, onDropped, onRemove }: ChipProps) {
  const say = useText('products');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete') onRemove();
    else if (event.shiftKey && event.key.startsWith('Arrow')) {
      const isForward =
        event.key === (getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      onMove(index + (isForward || event.key === 'ArrowDown' ? 1 : -1));
    } else return;
    event.preventDefault();
  };
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(index))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(DRAGGED);
        if (from === '') return;
        event.preventDefault();
        onDropped(Number(from));
      }}
    >
      <button
        type="button"
        className="chip min-h-11 cursor-grab"
        aria-expanded={isOpen}
        title={say('valueKeys')}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        {value.hex === '' ? null : (
          <span
            className="size-4 rounded-full border border-line-strong"
            style={{ backgroundColor: value.hex }}
            aria-hidden="true"
          />
        )}
        <bdi>{value.value_ar}</bdi>
      </button>
    </li>
  );
}
