import type { ReactNode } from 'react';

/** One thing that a list says of each row. */
export interface Column<Item> {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** The sort of the call by this column, without its sign. */
  sort?: string;
  /** Amounts and counts stand at the end, aligned at the unit. */
  align?: 'end';
  /** On a phone a row is a card: its title, what stands opposite, a line under it, its acts, or nothing. A line unless said. */
  phone?: 'title' | 'aside' | 'line' | 'foot' | 'none';
}

/** One way to choose among rows, by a name of the call's query. */
export type Filter = { name: string; label: string } & (
  | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[] }
  | { kind: 'day' }
  | { kind: 'flag' }
  /** A field of its own under the filter's label; '' is any. */
  | { kind: 'own'; field: (props: { id: string; value: string; onChange: (value: string) => void }) => ReactNode }
  /** Set by a link from elsewhere: shown only while it is, to be taken off. */
  | { kind: 'given' }
);

/** A look at a list that has a name: its part of the address. */
export interface View {
  label: string;
  search: string;
}
