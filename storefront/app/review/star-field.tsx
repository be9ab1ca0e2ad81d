import { useState } from 'react';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  id: string;
  /** 0 until one is chosen. */
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}

/** Field for one to five stars, as radio buttons, so that arrow keys work; the meaning of each is shown beside them. */
export function StarField({ id, value, error, onChange }: StarFieldProps) {
  const say = useText('review');
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">{say('stars')}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex" onPointerLeave={() => setPointed(0)}>
          {STARS.map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-accent"
              onPointerEnter={(event) => {
                // A finger that scrolls past does not preview stars.
                if (event.pointerType === 'mouse') setPointed(stars);
              }}
            >
              <input
                id={stars === 1 ? id : undefined}
                type="radio"
                name={id}
                value={stars}
                checked={value === stars}
                aria-label={say(`star${stars}`)}
                aria-invalid={error !== undefined}
                className="sr-only"
                onChange={() => onChange(stars)}
              />
              <Icon
                name="star"
                size={32}
                filled={stars <= shown}
                className={stars <= shown ? 'text-star' : 'text-line-strong'}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm text-soft">
          {shown > 0 ? say(`star${STARS[shown - 1] ?? 1}`) : null}
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm text-negative">
          <Icon name="circle-alert" size={16} className="mt-1" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
