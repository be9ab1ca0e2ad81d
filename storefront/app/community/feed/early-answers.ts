import { type Api, createHttpApi } from '@waha/contract/client';
import { useMemo } from 'react';
import { storedToken } from '../../api/session.ts';
import { useApi } from '../../api/use-api.ts';
import { useRootData } from '../../shell/root-data.ts';
import { onLeaving } from '../../stored-text.ts';

declare global {
  interface Window {
    /** Answers to what the document requested before its scripts arrived (early-script.ts), by path. */
    early?: { token: string; answers: Record<string, Promise<Response>> };
  }
}

/** Milliseconds after the beginning of the document from which an early answer counts as too old. */
const MOST_AGE_MS = 10_000;
const BASE = '/api/store';

onLeaving(() => {
  delete window.early;
});

/**
 * The early answer to a request, once, for the session that asked; rejects where there is none. A signal ends the wait, not
 * the request.
 */
function takeAnswer(url: string, signal: AbortSignal | null | undefined): Promise<Response> {
  const { early } = window;
  const answer = early?.answers[url.slice(BASE.length)];
  if (!early || !answer) return Promise.reject(new Error('Nothing was requested early'));
  delete early.answers[url.slice(BASE.length)];
  if (early.token !== storedToken() || performance.now() > MOST_AGE_MS)
    return Promise.reject(new Error('The early answer is another session’s, or too old'));
  const ended = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  return Promise.race([answer, ended]);
}

/** The API, with the answers that the document requested early. A refused one is asked for again as any call. */
export function useEarlyApi(): Api {
  const api = useApi();
  const { storeKey, language } = useRootData();
  return useMemo(() => {
    const early = createHttpApi({
      baseUrl: '',
      apiKey: storeKey,
      language: () => language,
      fetch: (url, init) => takeAnswer(`${url}`, init?.signal),
    });
    return (key, input) => early(key, input).catch(() => api(key, input));
  }, [api, storeKey, language]);
}
