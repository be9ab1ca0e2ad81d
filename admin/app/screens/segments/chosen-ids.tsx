import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { SearchChoices } from '../../form/search-choices.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { nameOf, useCategoryOptions } from '../goods/category-options.ts';
import { ProductSearch } from '../goods/product-search.tsx';

export interface IdsProps {
  ids: number[];
  onChange: (ids: number[]) => void;
}

const with1 = (ids: number[], id: number) => (ids.includes(id) ? ids : [...ids, id]);

interface ChosenProps extends IdsProps {
  Name: (props: { id: number }) => string;
}

/** The chosen things, each with its way out. */
function Chosen({ ids, onChange, Name }: ChosenProps) {
  const common = useText('common');
  if (ids.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {ids.map((id) => (
        <li key={id} className="flex items-center gap-2 rounded-lg bg-surface px-3 py-1">
          <bdi className="min-w-0 grow">
            <Name id={id} />
          </bdi>
          <button
            type="button"
            className="icon-btn size-9"
            aria-label={`${common('remove')} ${id}`}
            onClick={() => onChange(ids.filter((one) => one !== id))}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ProductName({ id }: { id: number }) {
  const language = useLanguage();
  const { data } = useCall('GET /admin/products/{id}', { params: { id } });
  return data ? nameOf(data, language) : String(id);
}

export function ProductIds({ ids, onChange }: IdsProps) {
  const say = useText('offers');
  return (
    <div className="grid gap-2">
      <ProductSearch label={say('addProduct')} onChoose={({ id }) => onChange(with1(ids, id))} />
      <Chosen {...{ ids, onChange }} Name={ProductName} />
    </div>
  );
}

function CityName({ id }: { id: number }) {
  const { data } = useCall('GET /locations/cities/{id}', { params: { id } });
  return data?.name ?? String(id);
}

export function CityIds({ ids, onChange }: IdsProps) {
  const say = useText('segments');
  const id = useId();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const { data } = useCall('GET /locations/cities-search', { query: { query } }, { isOn: query.length > 1 });
  const found = query.length > 1 ? (data ?? []) : [];
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {say('addCity')}
      </label>
      <SearchChoices
        field={{ id }}
        typed={typed}
        onType={setTyped}
        found={found}
        keyOf={(city) => String(city.id)}
        line={(city) => city.name}
        onChoose={(city) => {
          setTyped('');
          onChange(with1(ids, city.id));
        }}
        nothing={undefined}
      />
      <Chosen {...{ ids, onChange }} Name={CityName} />
    </div>
  );
}

interface Option<Value> {
  value: Value;
  name: string;
}

interface TicksProps<Value> {
  label: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any of a list, by ticks. */
export function Ticks<Value extends string | number>({ label, options, chosen, onChange }: TicksProps<Value>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="grid max-h-64 gap-x-4 gap-y-1 overflow-y-auto rounded-lg border border-line p-2 sm:grid-cols-2">
        {options.map(({ value, name }) => (
          <label key={value} className="flex min-h-11 items-center gap-2 lg:min-h-9">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function CategoryIds({ ids, onChange }: IdsProps) {
  const say = useText('offers');
  const options = useCategoryOptions(ids.map(String)).map(({ value, name }) => ({ value: Number(value), name }));
  return <Ticks label={say('categories')} options={options} chosen={ids} onChange={onChange} />;
}

export function RegionIds({ ids, onChange }: IdsProps) {
  const say = useText('segments');
  const { data } = useCall('GET /locations/full-structure');
  const options = (data?.regions ?? []).map(({ id, name }) => ({ value: id, name }));
  return <Ticks label={say('kind_region')} options={options} chosen={ids} onChange={onChange} />;
}
