import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import type { ZoneValues } from './zone-values.ts';

const MOST_SHOWN = 8;

/** Places of a zone: whole regions, and cities, which take precedence over the zone of their region. */
export function PlacesField({ form }: { form: Form<ZoneValues> }) {
  const say = useText('shipping');
  const { data } = useCall('GET /locations/full-structure');
  const regions = data?.regions ?? [];
  const { region_ids: chosen } = form.values;
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-bold">{say('regions')}</legend>
        {form.errorOf('region_ids') ? <p className="text-negative">{form.errorOf('region_ids')}</p> : null}
        <div className="flex flex-wrap gap-2">
          {regions.length > chosen.length ? (
            <button
              type="button"
              className="chip"
              onClick={() =>
                form.set(
                  'region_ids',
                  regions.map(({ id }) => id),
                )
              }
            >
              <Plus className="size-4" aria-hidden="true" />
              {say('allRegions')}
            </button>
          ) : null}
          {regions.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={chosen.includes(id)}
              onClick={() =>
                form.set('region_ids', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
              }
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <Cities form={form} />
    </>
  );
}

function Cities({ form }: { form: Form<ZoneValues> }) {
  const say = useText('shipping');
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const isAsked = query.length > 1;
  const { data } = useCall('GET /locations/cities-search', { query: { query } }, { isOn: isAsked });
  const structure = useCall('GET /locations/full-structure');
  const { city_ids: chosen } = form.values;
  const names = new Map(
    structure.data?.regions.flatMap((region) => region.cities.map(({ id, name }) => [id, name] as const)),
  );
  const found = isAsked ? (data ?? []).filter(({ id }) => !chosen.includes(id)) : [];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">{say('cities')}</legend>
      <p className="text-soft">{say('citiesText')}</p>
      <ul className="flex flex-wrap gap-2">
        {chosen.map((id) => (
          <li key={id} className="chip">
            {names.get(id) ?? id}
            <button
              type="button"
              aria-label={say('removeCity', { name: names.get(id) ?? id })}
              onClick={() =>
                form.set(
                  'city_ids',
                  chosen.filter((one) => one !== id),
                )
              }
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <TextField
        name="city"
        label={say('findCity')}
        value={typed}
        onChange={setTyped}
        error={form.errorOf('city_ids')}
      />
      <div className="flex flex-wrap gap-2">
        {found.slice(0, MOST_SHOWN).map(({ id, name, region }) => (
          <button
            key={id}
            type="button"
            className="chip"
            onClick={() => {
              setTyped('');
              form.set('city_ids', [...chosen, id]);
            }}
          >
            {name} <span className="text-sm text-soft">{region}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
