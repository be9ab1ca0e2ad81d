import type { RankKey } from '@waha/contract/types';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../api/use-api.ts';

/** Names of the ranks, loaded once per document. */
let names: ReadonlyMap<RankKey, string> = new Map();
let isAsked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The name of a rank in the page's language; undefined until loaded, and after a failure. */
export function useRankName(key: RankKey | null): string | undefined {
  const api = useApi();
  const known = useSyncExternalStore(
    subscribe,
    () => names,
    () => names,
  );
  useEffect(() => {
    if (key === null || isAsked) return;
    isAsked = true;
    api('GET /community/ranks', { signal: AbortSignal.timeout(5_000) }).then(
      ({ data }) => {
        names = new Map(data.map((rank) => [rank.key, rank.name]));
        for (const listener of listeners) listener();
      },
      () => {
        isAsked = false;
      },
    );
  }, [api, key]);
  return key === null ? undefined : known.get(key);
}
