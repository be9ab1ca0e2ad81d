import type { CallKey } from '@waha/contract/client';
import { type ReactNode, useRef } from 'react';
import { useLooseCall } from '../api/use-call.ts';
import { useText } from '../text/language.tsx';
import { Empty } from '../ui/parts.tsx';
import { Unread } from '../ui/unread.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import type { Column, Filter, View } from './columns.ts';
import { ColumnsButton, useHiddenColumns } from './columns-button.tsx';
import { ListCards } from './list-cards.tsx';
import { useListState } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { Pager } from './pager.tsx';
import type { ItemOf, ListKey, Page } from './rows.ts';
import { type Selection, useSelection } from './selection.ts';

export interface ResourceListProps<Key extends ListKey> {
  call: Key;
  /** Path and query that are always sent. */
  params?: Record<string, string>;
  always?: Record<string, string>;
  /** Name of the listed items, for screen readers and saved views. */
  name: string;
  idOf: (item: ItemOf<Key>) => string;
  columns: readonly Column<ItemOf<Key>>[];
  filters?: readonly Filter[];
  /** Label of the search field, for calls with a `q` parameter: names the searched fields. */
  searchLabel?: string;
  views?: readonly View[];
  /** Address of a row. */
  rowTo?: (item: ItemOf<Key>) => string;
  /** Actions on the selected rows, of which those that were read are given. */
  bulk?: (selection: Selection, rows: readonly ItemOf<Key>[]) => ReactNode;
  /** Call that exports the same list as a file. */
  csv?: CallKey;
  empty: { title: string; text?: ReactNode };
}

/** A list of staff: pages, sorts, searches and filters on the server; a table on a desk, cards on a phone. */
export function ResourceList<Key extends ListKey>(props: ResourceListProps<Key>) {
  const { call, params, always, columns, filters = [], searchLabel, idOf, empty } = props;
  const say = useText('common');
  const isWide = useIsWide();
  const state = useListState([...filters.map(({ name }) => name), ...(searchLabel ? ['q'] : [])]);
  const selection = useSelection(state.search);
  // The names are those of the call's query, whose type is wider than this component can express.
  const input = { ...(params ? { params } : {}), query: { ...always, ...state.query } };
  const { data, error, refetch, isPlaceholderData } = useLooseCall(call, input);
  // ListKey guarantees that the reply has these fields.
  const page = data as unknown as Page<ItemOf<Key>> | undefined;
  const isFiltered = Object.keys(state.query).some((name) => name !== 'page' && name !== 'sort');
  const rows = page?.data ?? [];
  const Rows = isWide ? ListTable : ListCards;
  const hidden = useHiddenColumns(call);
  const shown = isWide ? columns.filter(({ key }, at) => at === 0 || !hidden.has(key)) : columns;
  const chosen = useChosenRows(selection, rows, idOf);
  return (
    <section aria-label={props.name} aria-busy={isPlaceholderData || undefined}>
      <ListTools {...props} state={state} filters={filters} {...(always ? { always } : {})}>
        {isWide && columns.length >= FEWEST_TO_CHOOSE ? <ColumnsButton columns={columns} hidden={hidden} /> : null}
      </ListTools>
      {props.bulk && selection.ids.length > 0 ? (
        <Chosen selection={selection} ids={rows.map(idOf)}>
          {props.bulk(selection, chosen)}
        </Chosen>
      ) : null}
      {page === undefined ? (
        <Unread error={error} refetch={refetch} />
      ) : rows.length === 0 ? (
        <div className="panel">
          {isFiltered ? (
            <Empty title={say('nothingFound')}>
              <button type="button" className="btn btn-quiet" onClick={() => state.replace('')}>
                {say('clearFilters')}
              </button>
            </Empty>
          ) : (
            <Empty title={empty.title}>{empty.text}</Empty>
          )}
        </div>
      ) : (
        <div className={isPlaceholderData ? 'opacity-60' : ''}>
          <Rows
            name={props.name}
            rows={rows}
            columns={shown}
            idOf={idOf}
            state={state}
            {...(props.rowTo ? { rowTo: props.rowTo } : {})}
            {...(props.bulk ? { selection } : {})}
          />
          <Pager page={page} state={state} />
        </div>
      )}
    </section>
  );
}

/** Fewer columns fit on any desk. */
const FEWEST_TO_CHOOSE = 4;

/** Selected rows that were read on some page of this list: the newest reading of each. */
function useChosenRows<Item>(selection: Selection, rows: readonly Item[], idOf: (item: Item) => string) {
  const read = useRef(new Map<string, Item>());
  for (const row of rows) if (selection.has(idOf(row))) read.current.set(idOf(row), row);
  return selection.ids.flatMap((id) => read.current.get(id) ?? []);
}

interface ChosenProps {
  selection: Selection;
  /** Rows of this page. */
  ids: readonly string[];
  children: ReactNode;
}

function Chosen({ selection, ids, children }: ChosenProps) {
  const say = useText('common');
  const isAll = ids.every(selection.has);
  return (
    <div className="sticky top-14 z-10 mb-2 flex flex-wrap items-center gap-2 rounded-lg bg-info-tint px-3 py-2">
      <span role="status" className="me-auto font-semibold">
        {say('chosen', { count: selection.ids.length })}
      </span>
      {children}
      {isAll ? null : (
        <button type="button" className="btn btn-quiet lg:hidden" onClick={() => selection.toggleAll(ids)}>
          {say('chooseAll')}
        </button>
      )}
      <button type="button" className="btn btn-quiet" onClick={selection.clear}>
        {say('chooseNone')}
      </button>
    </div>
  );
}
