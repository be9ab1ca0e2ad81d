import type { ImportField, ProductImport } from '@waha/contract/types';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { CategoryChoice } from '../goods/category-choice.tsx';
import { useCategoryOptions } from '../goods/category-options.ts';
import { fieldGroups } from './field-groups.ts';

/** Recognised meaning of each column; a corrected one starts the dry run again. */
export function ImportColumns({ data }: { data: ProductImport }) {
  const say = useText('imports');
  const act = useAct('PUT /admin/product-imports/{id}');
  const [fields, setFields] = useState(data.columns.map(({ field }) => field));
  const [category, setCategory] = useState(data.category_id === null ? '' : String(data.category_id));
  const isMissing = !fields.some((field) => field !== null && NAMES.includes(field));
  const save = () =>
    act.run({
      params: { id: data.id },
      body: {
        version: data.version,
        columns: fields,
        category_id: category === '' ? null : Number(category),
      },
    });
  return (
    <Panel title={say('columns')}>
      <details open={data.status === 'mapping'}>
        <summary className="flex min-h-9 cursor-pointer items-center gap-2 font-semibold">
          <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
          {say('columnsText', { count: known(fields) })}
        </summary>
        {data.status === 'mapping' ? <p className="mt-2 text-soft">{say('columnsGuessed')}</p> : null}
        <form
          noValidate
          className="mt-3 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isMissing) void save();
          }}
        >
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {data.columns.map(({ header, examples }, at) => (
              <Column
                // biome-ignore lint/suspicious/noArrayIndexKey: columns may be called alike, and never change places
                key={at}
                header={header}
                examples={examples}
                field={fields[at] ?? null}
                onChange={(field) => setFields(fields.map((one, place) => (place === at ? field : one)))}
              />
            ))}
          </div>
          <DefaultCategory value={category} onChange={setCategory} />
          {isMissing ? (
            <p role="alert" className="text-negative">
              {say('skuMissing')}
            </p>
          ) : null}
          <button type="submit" className="btn btn-primary w-fit" disabled={act.isBusy || isMissing}>
            {say('checkAgain')}
          </button>
        </form>
      </details>
    </Panel>
  );
}

/** Fields that say which product a row is. */
const NAMES: readonly ImportField[] = ['product_sku', 'sku', 'slug', 'row_id', 'title', 'name_ar', 'name_en'];

const known = (fields: readonly (ImportField | null)[]) => fields.filter((field) => field !== null).length;

interface ColumnProps {
  header: string;
  examples: readonly string[];
  field: ImportField | null;
  onChange: (field: ImportField | null) => void;
}

function Column({ header, examples, field, onChange }: ColumnProps) {
  const say = useText('imports');
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="wrap-anywhere font-semibold">
        <bdi>{header || say('noHeader')}</bdi>
      </label>
      <select
        id={id}
        className="field"
        value={field ?? ''}
        aria-describedby={`${id}-example`}
        onChange={(event) => onChange((event.target.value || null) as ImportField | null)}
      >
        <option value="">{say('leftOut')}</option>
        {fieldGroups.map(({ name, fields }) => (
          <optgroup key={name} label={say(`group_${name}`)}>
            {fields.map((one) => (
              <option key={one} value={one}>
                {say(`field_${one}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ul id={`${id}-example`} className="grid text-sm text-soft">
        {(examples.length > 0 ? examples : ['—']).map((example) => (
          <li key={example} className="truncate">
            <bdi>{example}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DefaultCategory({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const say = useText('imports');
  const id = useId();
  const categories = useCategoryOptions(value === '' ? [] : [value]);
  return (
    <div className="grid max-w-md gap-1">
      <label htmlFor={id} className="font-semibold">
        {say('defaultCategory')}
      </label>
      <CategoryChoice {...{ id, value, onChange }} none={say('noDefault')} options={categories} />
      <p className="text-sm text-soft">{say('defaultCategoryHint')}</p>
    </div>
  );
}
