import { type ReactNode, useId } from 'react';
import { useText } from '../../text/use-text.ts';

/**
 * Switch between centimetres and inches for all tables inside. The tables contain both, and the choice shows one of
 * them by style, so it works without JavaScript.
 */
export function UnitSwitch({ children }: { children: ReactNode }) {
  const say = useText('sizes');
  const name = useId();
  return (
    <div className="group/units">
      <fieldset className="mb-6 flex gap-2">
        <legend className="sr-only">{say('unit')}</legend>
        {(['cm', 'inch'] as const).map((unit) => (
          <label key={unit} className="size-box text-sm">
            <input type="radio" name={name} value={unit} defaultChecked={unit === 'cm'} className="sr-only" />
            {say(unit)}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
