import { ArrowDown, ArrowUp } from 'lucide-react';

interface MoveButtonsProps {
  /** Place of the row in its list, from 0 on. */
  at: number;
  isLast: boolean;
  /** Names of both buttons, with that of the row. */
  up: string;
  down: string;
  onMove: (to: number) => void;
}

/** Moves a row of a list one place up or down: what dragging does, by keys and thumbs. */
export function MoveButtons({ at, isLast, up, down, onMove }: MoveButtonsProps) {
  return (
    <>
      <button
        type="button"
        data-move="up"
        className="icon-btn disabled:opacity-30"
        aria-label={up}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </button>
      <button
        type="button"
        data-move="down"
        className="icon-btn disabled:opacity-30"
        aria-label={down}
        disabled={isLast}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </button>
    </>
  );
}
