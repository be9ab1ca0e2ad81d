import type { Api } from '@waha/contract/client';
import { ApiError } from '@waha/contract/client';
import { useEffect, useState } from 'react';
import { useApi } from './use-api.ts';

export type Loaded<Data> =
  | { kind: 'loading' }
  | { kind: 'known'; data: Data }
  /** `refusal` says in words why the shop keeps it back; null when it could not be asked. */
  | { kind: 'failed'; refusal: string | null };

const TIMEOUT_MS = 15_000;

/** What belongs to one customer, asked of the API when the page is opened and again when `key` changes. */
export function useLoaded<Data>(key: string, ask: (api: Api, signal: AbortSignal) => Promise<Data>) {
  const api = useApi();
  const [state, setState] = useState<Loaded<Data>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked, an attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    setState((before) => (before.kind === 'known' ? before : { kind: 'loading' }));
    ask(api, signal).then(
      (data) => setState({ kind: 'known', data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isRefused = error instanceof ApiError && [404, 409, 422].includes(error.status);
        setState({ kind: 'failed', refusal: isRefused ? error.message : null });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);
  return {
    state,
    set: (data: Data) => setState({ kind: 'known', data }),
    retry: () => setAttempt((count) => count + 1),
  };
}
