import type { CallKey } from '@waha/contract/client';
import type { ReactNode } from 'react';
import { useLooseCall } from '../api/use-call.ts';
import { useText } from '../text/language.tsx';
import { Empty } from '../ui/parts.tsx';
import { Unread } from '../ui/unread.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import type { Column, Filter, View } from './columns.ts';
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
  /** Actions on the selected rows. */
  bulk?: (selection: Selection) => ReactNode;
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
  return (
    <section aria-label={props.name} aria-busy={isPlaceholderData || undefined}>
      <ListTools {...props} state={state} filters={filters} {...(always ? { always } : {})} />
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
          {props.bulk && selection.ids.length > 0 ? (
            <Chosen selection={selection}>{props.bulk(selection)}</Chosen>
          ) : null}
          <Rows
            name={props.name}
            rows={rows}
            columns={columns}
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

function Chosen({ selection, children }: { selection: Selection; children: ReactNode }) {
  const say = useText('common');
  return (
    <div className="sticky top-14 z-10 mb-2 flex flex-wrap items-center gap-2 rounded-lg bg-tint px-3 py-2">
      <span role="status" className="me-auto font-semibold">
        {say('chosen', { count: selection.ids.length })}
      </span>
      {children}
      <button type="button" className="btn btn-quiet" onClick={selection.clear}>
        {say('chooseNone')}
      </button>
    </div>
  );
}
