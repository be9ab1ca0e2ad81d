import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../text/language.tsx';
import { described, FieldFrame } from './fields.tsx';
import { readNumber } from './numbers.ts';
import type { FieldProps } from './use-form.ts';

interface StepperProps extends FieldProps<string> {
  label: string;
  /** Largest number; the least is 0. */
  most: number;
  /** Said beside the field. */
  of: string;
}

/** A small whole number with a button for one less and one more. */
export function StepperField({ name, value, onChange, error, label, most, of }: StepperProps) {
  const say = useText('common');
  const id = useId();
  const now = readNumber(value) ?? 0;
  const step = (by: number) => onChange(String(Math.max(0, Math.min(most, now + by))));
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className="flex items-center gap-2">
        <button
          type="button"
          className="icon-btn border border-line-strong"
          aria-label={`${say('oneLess')}: ${label}`}
          disabled={now <= 0}
          onClick={() => step(-1)}
        >
          <Minus className="size-4" aria-hidden="true" />
        </button>
        <span className="w-16">
          <input
            {...described(id, error, undefined)}
            name={name}
            className="field text-center tabular-nums"
            dir="ltr"
            autoComplete="off"
            inputMode="numeric"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
        <button
          type="button"
          className="icon-btn border border-line-strong"
          aria-label={`${say('oneMore')}: ${label}`}
          disabled={now >= most}
          onClick={() => step(1)}
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
        <span className="whitespace-nowrap text-soft">{of}</span>
      </div>
    </FieldFrame>
  );
}
