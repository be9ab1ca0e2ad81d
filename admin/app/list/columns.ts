import type { ReactNode } from 'react';

/** A column of a list. */
export interface Column<Item> {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** The sort of the call by this column, without its sign. */
  sort?: string;
  /** `end` aligns amounts and counts at the end of the cell, by their unit. */
  align?: 'end';
  /**
   * Role of the column on a phone: title, opposite the title, line below, footer or hidden. Default: `line`. A list with
   * `under` columns has dense rows of two lines: title and aside, and below them the `under` columns without labels.
   */
  phone?: 'title' | 'aside' | 'line' | 'under' | 'foot' | 'none';
  /** Content in a dense row, where it differs from the table. */
  phoneCell?: (item: Item) => ReactNode;
}

/** A filter of rows: `name` is a query parameter of the call. */
export type Filter = { name: string; label: string } & (
  | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[] }
  | { kind: 'day' }
  | { kind: 'flag' }
  /** A field of its own under the filter's label; '' is any. */
  | { kind: 'own'; field: (props: { id: string; value: string; onChange: (value: string) => void }) => ReactNode }
  /** Set by a link from elsewhere: shown only while it is set, with a button that removes it. */
  | { kind: 'given' }
);

/** A named view of a list: its part of the address. */
export interface View {
  label: string;
  search: string;
}

/** Columns with the title first: the column marked `title`, otherwise the first one. */
export function sorted<Item>(columns: readonly Column<Item>[]): readonly Column<Item>[] {
  const title = columns.find(({ phone }) => phone === 'title') ?? columns[0];
  return title ? [title, ...columns.filter((column) => column !== title)] : [];
}
