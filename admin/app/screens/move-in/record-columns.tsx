import type { RecordImport, RecordImportField } from '@waha/contract/types';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';

/** The meaning of each column. Staff correct it until the import runs; the file is checked anew then. */
export function RecordColumns({ data }: { data: RecordImport }) {
  const say = useText('movein');
  const act = useAct('PUT /admin/record-imports/{id}');
  const [fields, setFields] = useState(data.columns.map(({ field }) => field));
  const isOpen = data.status === 'mapping' || data.status === 'checked';
  const missing = data.fields.filter(({ name, is_required: isRequired }) => isRequired && !fields.includes(name));
  const chosen = fields.filter((field) => field !== null);
  const twice = data.fields.find(({ name }) => chosen.filter((field) => field === name).length > 1);
  const fault = twice
    ? say('fieldTwice', { field: twice.label })
    : missing.length > 0
      ? say('fieldMissing', { fields: missing.map(({ label }) => `«${label}»`).join('، ') })
      : undefined;
  return (
    <Panel title={say('columns')}>
      <details open={data.status === 'mapping'}>
        <summary className="flex min-h-9 cursor-pointer items-center gap-2 font-semibold">
          <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
          {say('columnsText', { count: chosen.length })}
        </summary>
        <form
          noValidate
          className="mt-3 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!fault) void act.run({ params: { id: data.id }, body: { version: data.version, fields } });
          }}
        >
          <fieldset disabled={!isOpen} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            <legend className="sr-only">{say('columns')}</legend>
            {data.columns.map(({ header, samples }, at) => (
              <Column
                // biome-ignore lint/suspicious/noArrayIndexKey: columns may be called alike, and never change places
                key={at}
                header={header}
                samples={samples}
                fields={data.fields}
                field={fields[at] ?? null}
                onChange={(field) => setFields(fields.map((one, place) => (place === at ? field : one)))}
              />
            ))}
          </fieldset>
          {fault && isOpen ? (
            <p role="alert" className="text-negative">
              {fault}
            </p>
          ) : null}
          {isOpen ? (
            <button type="submit" className="btn btn-primary w-fit" disabled={act.isBusy || fault !== undefined}>
              {say('checkAgain')}
            </button>
          ) : null}
        </form>
      </details>
    </Panel>
  );
}

interface ColumnProps {
  header: string;
  samples: readonly string[];
  fields: readonly RecordImportField[];
  field: string | null;
  onChange: (field: string | null) => void;
}

function Column({ header, samples, fields, field, onChange }: ColumnProps) {
  const say = useText('movein');
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="wrap-anywhere font-semibold">
        <bdi>{header || say('noHeader')}</bdi>
      </label>
      <select
        id={id}
        className="field"
        value={field ?? ''}
        aria-describedby={`${id}-samples`}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{say('leftOut')}</option>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <ul id={`${id}-samples`} className="grid text-sm text-soft">
        {samples.map((sample) => (
          <li key={sample} className="truncate">
            <bdi>{sample}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
