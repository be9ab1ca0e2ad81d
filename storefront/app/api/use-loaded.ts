import type { Api } from '@waha/contract/client';
import { ApiError, failureText } from '@waha/contract/client';
import { useEffect, useState } from 'react';
import { showToast } from '../toasts/toast-store.ts';
import { useApi } from './use-api.ts';

export type Loaded<Data> =
  | { kind: 'loading' }
  /** Data stay while they are loaded again; after a failure they may be older than the shop's. */
  | { kind: 'known'; key: string; data: Data; isOutdated: boolean }
  /** `refusal` is the shop's message, e.g. that access is denied; null after a failed request. */
  | { kind: 'failed'; refusal: string | null };

/** Source spec §9. */
const TIMEOUT_MS = 5_000;

/**
 * Loads data of one customer when the page opens and when `key` changes. `failure` is shown at the top when loading
 * fails (source spec §8).
 */
export function useLoaded<Data>(key: string, ask: (api: Api, signal: AbortSignal) => Promise<Data>, failure?: string) {
  const api = useApi();
  const [state, setState] = useState<Loaded<Data>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const know = (data: Data) => setState({ kind: 'known', key, data, isOutdated: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked, an attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    setState((before) => (before.kind === 'known' ? { ...before, isOutdated: false } : { kind: 'loading' }));
    ask(api, signal).then(know, (error: unknown) => {
      if (controller.signal.aborted) return;
      if (failure) showToast({ text: failureText(error, failure), tone: 'negative', position: 'top' });
      const isRefused = error instanceof ApiError && [404, 409, 422].includes(error.status);
      setState((before) =>
        !isRefused && before.kind === 'known' && before.key === key
          ? { ...before, isOutdated: true }
          : { kind: 'failed', refusal: isRefused ? error.message : null },
      );
    });
    return () => controller.abort();
  }, [key, attempt]);
  return {
    state,
    set: know,
    retry: () => setAttempt((count) => count + 1),
  };
}
