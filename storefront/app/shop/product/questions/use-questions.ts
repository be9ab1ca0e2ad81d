import type { Question, QuestionPage } from '@waha/contract/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';

const AT_ONCE = 5;
const TIMEOUT_MS = 8_000;

export interface Questions {
  list: readonly Question[];
  /** Null until the first page is loaded. */
  total: number | null;
  state: 'idle' | 'busy' | 'failed';
  /** Loads the next page, or retries a failed one. */
  load: () => void;
}

/** Questions of a product; further pages are appended. */
export function useQuestions(productId: number): Questions {
  const api = useApi();
  const [pages, setPages] = useState<QuestionPage[]>([]);
  const [state, setState] = useState<Questions['state']>('idle');
  const busy = useRef(false);
  const next = pages.length + 1;
  const load = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setState('busy');
    try {
      const query = { product_id: productId, page: next, per_page: AT_ONCE };
      const page = await api('GET /questions', { query, signal: AbortSignal.timeout(TIMEOUT_MS) });
      setPages((before) => [...before, page]);
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      busy.current = false;
    }
  }, [api, productId, next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page comes by itself, others are asked for
  useEffect(() => void load(), []);
  const all = pages.flatMap((page) => page.data);
  return {
    // A question published meanwhile shifts the others by one: duplicates are dropped.
    list: [...new Map(all.map((question) => [question.id, question])).values()],
    total: pages.at(-1)?.total ?? null,
    state,
    load: () => void load(),
  };
}
