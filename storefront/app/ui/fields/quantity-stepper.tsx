import { useId } from 'react';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../icon.tsx';

export interface QuantityStepperProps {
  quantity: number;
  /** Available quantity; the stepper never exceeds 99. */
  max: number;
  /** Name of the counted item, for screen readers. */
  name: string;
  onChange: (quantity: number) => void;
  /** Lowest value; 0 lets the minus remove (the button then shows a bin). */
  min?: 0 | 1;
  compact?: boolean;
}

export function QuantityStepper({ quantity, max, name, onChange, min = 1, compact }: QuantityStepperProps) {
  const say = useText('shell');
  const id = useId();
  const edge = compact ? 'size-9' : 'size-11';
  const removes = min === 0 && quantity <= 1;
  return (
    <fieldset className="inline-flex items-center rounded-full border border-line-strong bg-card">
      <legend id={id} className="sr-only">
        {say('quantityOf', { name })}
      </legend>
      <button
        type="button"
        className={`grid ${edge} place-items-center rounded-full hover:bg-tint disabled:opacity-40`}
        disabled={quantity <= min}
        aria-label={removes ? say('removeNamed', { name }) : say('decrease')}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name={removes ? 'trash-2' : 'minus'} size={16} />
      </button>
      <output aria-labelledby={id} className="min-w-7 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <button
        type="button"
        className={`grid ${edge} place-items-center rounded-full hover:bg-tint disabled:opacity-40`}
        disabled={quantity >= Math.min(max, 99)}
        aria-label={say('increase')}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  );
}
