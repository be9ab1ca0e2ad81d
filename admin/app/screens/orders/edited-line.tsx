import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../text/language.tsx';
import { Money } from '../../ui/parts.tsx';

interface EditedLineProps {
  name: string;
  unitPrice?: number;
  /** Pieces before the edit; 0 for a line that is added. */
  before: number;
  most: number;
  quantity: number;
  onChange: (quantity: number) => void;
  children?: ReactNode;
}

/** A line with a stepper: at 0 it is removed, and can still be brought back. */
export function EditedLine({ name, unitPrice, before, most, quantity, onChange, children }: EditedLineProps) {
  const say = useText('orders');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-2">
      <div className="min-w-40 grow">
        <p className={quantity === 0 ? 'text-soft line-through' : 'font-semibold'}>{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          {unitPrice === undefined ? null : <Money riyals={unitPrice} />}
          {quantity === 0 && before > 0 ? <span className="font-semibold text-negative">{say('removed')}</span> : null}
          {quantity !== before && quantity > 0 && before > 0 ? (
            <span>{say('wasPieces', { count: before })}</span>
          ) : null}
        </p>
      </div>
      {children}
      <div className="flex items-center gap-1">
        <button
          type="button"
          className="icon-btn"
          aria-label={say('oneLess', { name })}
          disabled={quantity === 0}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus className="size-5" aria-hidden="true" />
        </button>
        <output className="w-8 text-center font-bold" aria-label={say('quantity')}>
          {quantity}
        </output>
        <button
          type="button"
          className="icon-btn"
          aria-label={say('oneMore', { name })}
          disabled={quantity >= most}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus className="size-5" aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
