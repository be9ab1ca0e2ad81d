import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';

import type { CallInput, CallKey, CallReply } from '@waha/contract/client';
import { ApiError } from '@waha/contract/client';
import { useLanguage } from '../text/language.tsx';
import { api } from './api.ts';

const TRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal is final; a busy server or a broken connection is retried.
      retry: (failures, error) =>
        failures < TRIES && error instanceof ApiError && (error.status === 0 || error.status === 503),
    },
  },
});

/**
 * Reads data by a call: returns cached data immediately, then reloads when the window is focused or after a mutation. A
 * list shows its current page until the next one is loaded.
 */
export function useCall<Key extends CallKey>(
  key: Key,
  ...[input, options]: Record<string, never> extends CallInput<Key>
    ? [input?: CallInput<Key> | undefined, options?: Options<CallReply<Key>>]
    : [input: CallInput<Key>, options?: Options<CallReply<Key>>]
): UseQueryResult<CallReply<Key>, Error> {
  return useLooseCall(key, input, options);
}

/** `useCall` for components that receive the call as a prop; the types of those components check the input. */
export function useLooseCall<Key extends CallKey>(
  key: Key,
  input: unknown,
  options?: Options<CallReply<Key>>,
): UseQueryResult<CallReply<Key>, Error> {
  const language = useLanguage();
  return useQuery({
    queryKey: [key, input ?? null, language],
    queryFn: ({ signal }) => api(key, { ...(input as CallInput<Key>), signal }),
    enabled: options?.isOn ?? true,
    ...(options?.everyMs ? { refetchInterval: intervalOf(options.everyMs) } : {}),
    ...(options?.keeps === false ? {} : { placeholderData: keepPreviousData }),
  });
}

function intervalOf<Reply>(everyMs: NonNullable<Options<Reply>['everyMs']>) {
  if (typeof everyMs === 'number') return everyMs;
  return ({ state }: { state: { data: Reply | undefined } }) => everyMs(state.data);
}

interface Options<Reply> {
  /** false: the call is not made. */
  isOn?: boolean;
  /** Refetch interval in milliseconds, while the window is visible; by what was read, or false for none. */
  everyMs?: number | ((data: Reply | undefined) => number | false);
  /** false: while other data loads, the data loaded before is not shown. */
  keeps?: boolean;
}
