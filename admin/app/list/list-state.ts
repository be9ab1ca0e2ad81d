import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** State of a list as its address holds it: page, sort and filters, each a text. */
export interface ListState {
  /** Query of the call, without empty values. */
  query: Record<string, string>;
  page: number;
  sort: string | undefined;
  get: (name: string) => string;
  /** Sets one value; every change but of the page returns to the first page. */
  set: (name: string, value: string) => void;
  /** Replaces the whole state, as a saved view does. */
  replace: (search: string) => void;
  /** The filters without page, as stored in a saved view. */
  search: string;
}

/** The state of a list is part of its address, so it can be bookmarked, sent and restored by going back. */
export function useListState(names: readonly string[]): ListState {
  const [params, setParams] = useSearchParams();
  const known = names.join();
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          if (name !== 'page') next.delete('page');
          return next;
        },
        // Typing in a search adds no entry to the history.
        { replace: name !== 'page' },
      ),
    [setParams],
  );
  const replace = useCallback((search: string) => setParams(new URLSearchParams(search)), [setParams]);
  return useMemo(() => {
    const query: Record<string, string> = {};
    for (const name of ['page', 'sort', ...known.split(',')]) {
      const value = params.get(name);
      if (name && value) query[name] = value;
    }
    const filters = new URLSearchParams(query);
    filters.delete('page');
    return {
      query,
      page: Number(params.get('page') ?? 1) || 1,
      sort: params.get('sort') ?? undefined,
      get: (name) => params.get(name) ?? '',
      set,
      replace,
      search: filters.toString(),
    };
  }, [params, known, set, replace]);
}
