import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';

interface CityFieldProps {
  /** The name of the city that is chosen. */
  chosen: string;
  error: string | undefined;
  onChoose: (city: { id: number; name: string }) => void;
}

/** A city, found by a part of its name. */
export function CityField({ chosen, error, onChoose }: CityFieldProps) {
  const say = useText('orders');
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const { data } = useCall('GET /locations/cities-search', { query: { query } }, { isOn: query.length > 1 });
  const found = query.length > 1 ? (data ?? []) : [];
  return (
    <div className="grid gap-2">
      <TextField
        name="city"
        label={say('city')}
        hint={chosen ? say('cityNow', { city: chosen }) : say('cityFind')}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      {found.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {found.slice(0, 8).map(({ id, name, region }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={name === chosen}
              onClick={() => {
                setTyped('');
                onChoose({ id, name });
              }}
            >
              {name} <span className="text-sm opacity-80">{region}</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
