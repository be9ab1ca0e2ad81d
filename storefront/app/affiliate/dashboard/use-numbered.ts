import type { Api } from '@waha/contract/client';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';

interface Page<Item> {
  data: Item[];
  next_cursor: number | null;
}

/** A list paginated by a numeric cursor: the first page, and the pages loaded after it. */
export function useNumbered<Item>(
  key: string,
  ask: (api: Api, cursor: number | undefined, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const api = useApi();
  const { state, set, retry } = useLoaded<Page<Item>>(key, (given, signal) => ask(given, undefined, signal));
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function loadMore(): Promise<void> {
    if (state.kind !== 'known' || state.data.next_cursor === null || more === 'loading') return;
    setMore('loading');
    try {
      const page = await ask(api, state.data.next_cursor, AbortSignal.timeout(10_000));
      set({ ...page, data: [...state.data.data, ...page.data] });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  }
  return { state, retry, more, loadMore: () => void loadMore() };
}
