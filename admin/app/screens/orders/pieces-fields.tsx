import type { AdminOrder } from '@waha/contract/types';
import { readNumber } from '../../form/numbers.ts';
import { StepperField } from '../../form/stepper-field.tsx';
import { useText } from '../../text/language.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';

type Item = AdminOrder['items'][number];
/** Typed number of pieces of each line, by its id. */
export type TypedPieces = Readonly<Record<string, string>>;

export const unsentItems = ({ items }: AdminOrder) => items.filter((item) => item.to_send > 0);

export function allOf(lines: readonly Item[], piecesOf: (item: Item) => number): TypedPieces {
  return Object.fromEntries(lines.map((item) => [String(item.id), String(piecesOf(item))]));
}

/** The lines of a parcel as a call takes them. */
export function linesOf(left: readonly Item[], pieces: TypedPieces) {
  return left
    .map((item) => ({ id: item.id, quantity: readNumber(pieces[String(item.id)] ?? '') ?? 0 }))
    .filter(({ quantity }) => quantity !== 0);
}

interface PiecesFieldsProps {
  left: readonly Item[];
  pieces: TypedPieces;
  onChange: (pieces: TypedPieces) => void;
  error?: string | undefined;
}

/** Pieces of a parcel: all unsent ones by one press, or fewer of each line. */
export function PiecesFields({ left, pieces, onChange, error }: PiecesFieldsProps) {
  const say = useText('orders');
  const isAll = left.every((item) => readNumber(pieces[String(item.id)] ?? '') === item.to_send);
  return (
    <>
      <button
        type="button"
        className="chip w-fit"
        aria-pressed={isAll}
        onClick={() => onChange(isAll ? allOf(left, () => 0) : allOf(left, (item) => item.to_send))}
      >
        {say('allPieces')}
      </button>
      {left.map((item) => (
        <StepperField
          key={item.id}
          name={`pieces-${item.id}`}
          label={nameWithVariant(item)}
          of={say('ofLeft', { left: item.to_send })}
          most={item.to_send}
          value={pieces[String(item.id)] ?? ''}
          onChange={(typed) => onChange({ ...pieces, [item.id]: typed })}
          error={error}
        />
      ))}
    </>
  );
}
