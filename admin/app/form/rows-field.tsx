import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Form } from './use-form.ts';

/** Props of a field in a row, as returned by `form.field` for a field of the form. */
export type RowField<Row, List extends string> = <Name extends keyof Row & string>(
  name: Name,
) => {
  name: `${List}.${number}.${Name}`;
  value: Row[Name];
  onChange: (value: Row[Name]) => void;
  error: string | undefined;
};

type RowsName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends readonly unknown[] ? Name : never;
}[keyof Values & string];

interface RowsProps<Values, Name extends RowsName<Values>, Row> {
  form: Form<Values>;
  name: Name;
  title: string;
  /** Values of a new row. */
  newRow: Row;
  /** Maximum number of rows. */
  most: number;
  add: string;
  remove: string;
  children: (field: RowField<Row, Name>, row: Row) => ReactNode;
}

/** A list inside a form, row by row; each error is shown at its row and field. */
export function RowsField<Values, Name extends RowsName<Values>, Row>(props: RowsProps<Values, Name, Row>) {
  const { form, name, title, newRow, most, add, remove, children } = props;
  // The type of `name` allows only lists of rows.
  const rows = form.values[name] as readonly Row[];
  const become = (next: readonly Row[]) => form.set(name, next as Values[Name]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{title}</legend>
      {form.errorOf(name) ? <p className="text-negative">{form.errorOf(name)}</p> : null}
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new row has no name yet, and every field is controlled
        <div key={at} className="grid gap-3 rounded-lg bg-tint p-3 sm:grid-cols-3">
          {children(
            (field) => ({
              name: `${name}.${at}.${field}`,
              value: row[field],
              onChange: (value) => become(rows.with(at, { ...row, [field]: value })),
              error: form.errorOf(`${name}.${at}.${field}`),
            }),
            row,
          )}
          <button
            type="button"
            className="btn btn-quiet w-fit self-end"
            aria-label={`${remove} ${at + 1}`}
            onClick={() => become(rows.toSpliced(at, 1))}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {remove}
          </button>
        </div>
      ))}
      {rows.length < most ? (
        <button type="button" className="btn btn-quiet w-fit" onClick={() => become([...rows, newRow])}>
          <Plus className="size-4" aria-hidden="true" />
          {add}
        </button>
      ) : null}
    </fieldset>
  );
}
