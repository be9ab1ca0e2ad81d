import type { Fit } from '@waha/contract/types';
import { fits } from '@waha/contract/vocabulary';
import { useText } from '../text/use-text.ts';

interface FitFieldProps {
  id: string;
  value: Fit | null;
  error: string | undefined;
  onChange: (fit: Fit | null) => void;
}

/** Asks how the size fitted; no answer is one of the choices, so that an answer can be taken back. */
export function FitField({ id, value, error, onChange }: FitFieldProps) {
  const say = useText('review');
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">
        {say('fit')} <span className="font-normal text-soft">{say('optional')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {[...fits, null].map((fit) => (
          <label key={fit} className="size-box text-sm">
            <input
              type="radio"
              name={id}
              value={fit ?? ''}
              checked={value === fit}
              onChange={() => onChange(fit)}
              className="sr-only"
            />
            {say(fit ? `fit_${fit}` : 'fitUnsaid')}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
