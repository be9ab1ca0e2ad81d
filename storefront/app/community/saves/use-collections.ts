import { useEffect, useRef } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { useFiling } from './filing-store.ts';

/** The reader's collections, loaded again whenever one changes on this page. */
export function useCollections() {
  const { changes } = useFiling();
  const loaded = useLoaded('collections', (api, signal) => api('GET /community/collections', { query: {}, signal }));
  const known = useRef(changes);
  useEffect(() => {
    if (known.current === changes) return;
    known.current = changes;
    loaded.retry();
  }, [changes, loaded.retry]);
  return loaded;
}
