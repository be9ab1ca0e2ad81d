import type { CallKey, CallReply } from '@waha/contract/client';
import type { Column } from './columns.ts';
import type { ListState } from './list-state.ts';
import type { Selection } from './selection.ts';

/** Calls that return a page of a staff list, and the type of a row. */
export type ListKey = { [Key in CallKey]: ItemOf<Key> extends never ? never : Key }[CallKey];
export type ItemOf<Key extends CallKey> =
  CallReply<Key> extends { data: (infer Item)[]; total: number; is_total_exact: boolean } ? Item : never;

export interface Page<Item> {
  data: Item[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  is_total_exact: boolean;
}

export interface RowsProps<Item> {
  name: string;
  rows: readonly Item[];
  columns: readonly Column<Item>[];
  idOf: (item: Item) => string;
  state: ListState;
  rowTo?: (item: Item) => string;
  selection?: Selection;
}
