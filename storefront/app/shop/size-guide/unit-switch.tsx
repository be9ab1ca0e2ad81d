import { type ReactNode, useId } from 'react';
import { useText } from '../../text/use-text.ts';

const choice =
  'grid min-h-11 cursor-pointer place-items-center rounded-xl px-4 text-sm has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2';

/**
 * Centimetres or inches, for every table inside. The tables carry both and the choice only shows one of them, by style:
 * it works before, and without, any JavaScript.
 */
export function UnitSwitch({ children }: { children: ReactNode }) {
  const say = useText('sizes');
  const name = useId();
  return (
    <div className="group/units">
      <fieldset className="mb-6 inline-flex rounded-2xl border border-line bg-card p-1">
        <legend className="sr-only">{say('unit')}</legend>
        {(['cm', 'inch'] as const).map((unit) => (
          <label key={unit} className={choice}>
            <input type="radio" name={name} value={unit} defaultChecked={unit === 'cm'} className="sr-only" />
            {say(unit)}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
