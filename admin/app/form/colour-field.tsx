import { type ReactNode, useId } from 'react';
import { useText } from '../text/language.tsx';
import { described, FieldFrame } from './fields.tsx';
import type { FieldProps } from './use-form.ts';

interface ColourProps extends FieldProps<string> {
  label: string;
  hint?: ReactNode;
  /** Shown below the field: what is to be said about the colour itself. */
  children?: ReactNode;
}

export const isHex = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed.trim());

/** A colour, picked from the browser's palette or typed as `#rrggbb`. */
export function ColourField({ name, value, onChange, error, label, hint, children }: ColourProps) {
  const say = useText('appearance');
  const id = useId();
  return (
    <div className="grid content-start gap-2">
      <FieldFrame {...{ id, label, hint, error }}>
        <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-2">
          <input
            type="color"
            aria-label={say('pick', { field: label })}
            className="field p-1"
            value={isHex(value) ? value.trim().toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...described(id, error, hint)}
            name={name}
            className="field"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      </FieldFrame>
      {children}
    </div>
  );
}
