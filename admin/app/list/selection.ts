import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all given rows, or deselects them if all are selected. */
  toggleAll: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Selected rows across the pages of one list; another filter starts a new selection. */
export function useSelection(list: string): Selection {
  const [chosen, setChosen] = useState<{ list: string; ids: ReadonlySet<string> }>({ list, ids: new Set() });
  const ids = chosen.list === list ? chosen.ids : none;
  const become = useCallback((next: ReadonlySet<string>) => setChosen({ list, ids: next }), [list]);
  return useMemo(
    () => ({
      ids: [...ids],
      has: (id) => ids.has(id),
      toggle: (id) => become(ids.has(id) ? without(ids, [id]) : new Set([...ids, id])),
      toggleAll: (all) => become(all.every((id) => ids.has(id)) ? without(ids, all) : new Set([...ids, ...all])),
      clear: () => become(none),
    }),
    [ids, become],
  );
}

const none: ReadonlySet<string> = new Set();

const without = (ids: ReadonlySet<string>, dropped: readonly string[]) =>
  new Set([...ids].filter((id) => !dropped.includes(id)));
