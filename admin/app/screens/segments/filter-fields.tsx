import { segmentMatches } from '@waha/contract/vocabulary';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { type ConditionValues, type FilterValues, newCondition, type PartValues } from './condition-values.ts';

const MOST = 10;

interface FilterProps {
  filter: FilterValues;
  onChange: (filter: FilterValues) => void;
  /** The error of a path within the filter: `conditions.0.days`. */
  errorOf: (path: string) => string | undefined;
}

/** Conditions, all or any of which must hold; one of them may be several in brackets. */
export function FilterFields({ filter, onChange, errorOf }: FilterProps) {
  const say = useText('segments');
  const { conditions } = filter;
  const become = (next: PartValues[]) => onChange({ ...filter, conditions: next });
  return (
    <div className="grid gap-4">
      <MatchField match={filter.match} onChange={(match) => onChange({ ...filter, match })} />
      {errorOf('conditions') ? <p className="text-negative">{errorOf('conditions')}</p> : null}
      <Rows
        rows={conditions}
        onChange={become}
        fields={(part, at, change) =>
          part.kind === 'conditions' ? (
            <div className="grid gap-3">
              <MatchField match={part.match} onChange={(match) => change({ ...part, match })} />
              <Rows
                rows={part.conditions}
                onChange={(next) => change({ ...part, conditions: next })}
                fields={(one, of, edit) => (
                  <ConditionFields
                    values={one}
                    onChange={edit}
                    errorOf={(name) => errorOf(`conditions.${at}.conditions.${of}.${name}`)}
                  />
                )}
              />
              <Add
                most={part.conditions.length}
                onAdd={() => change({ ...part, conditions: [...part.conditions, newCondition] })}
              >
                {say('addCondition')}
              </Add>
            </div>
          ) : (
            <ConditionFields values={part} onChange={change} errorOf={(name) => errorOf(`conditions.${at}.${name}`)} />
          )
        }
      />
      <div className="flex flex-wrap gap-2">
        <Add most={conditions.length} onAdd={() => become([...conditions, newCondition])}>
          {say('addCondition')}
        </Add>
        <Add
          most={conditions.length}
          onAdd={() => become([...conditions, { kind: 'conditions', match: 'any', conditions: [newCondition] }])}
        >
          {say('addGroup')}
        </Add>
      </div>
    </div>
  );
}

function MatchField({
  match,
  onChange,
}: {
  match: FilterValues['match'];
  onChange: (match: FilterValues['match']) => void;
}) {
  const say = useText('segments');
  return (
    <ChoiceField
      name="match"
      value={match}
      onChange={onChange}
      error={undefined}
      label={say('match')}
      options={segmentMatches.map((one) => [one, say(`match_${one}`)])}
    />
  );
}

interface RowsProps<Row extends PartValues> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  fields: (row: Row, at: number, change: (row: Row) => void) => ReactNode;
}

function Rows<Row extends PartValues | ConditionValues>({ rows, onChange, fields }: RowsProps<Row>) {
  const say = useText('segments');
  return (
    <ol className="grid gap-3">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name, and every field is controlled
        <li key={at} className="grid gap-3 rounded-lg bg-tint p-3">
          {fields(row, at, (next) => onChange(rows.with(at, next)))}
          <button
            type="button"
            className="btn btn-quiet w-fit"
            aria-label={`${say('removeCondition')} ${at + 1}`}
            onClick={() => onChange(rows.toSpliced(at, 1))}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {say('removeCondition')}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Add({ most, onAdd, children }: { most: number; onAdd: () => void; children: ReactNode }) {
  if (most >= MOST) return null;
  return (
    <button type="button" className="btn btn-quiet w-fit" onClick={onAdd}>
      <Plus className="size-4" aria-hidden="true" />
      {children}
    </button>
  );
}
