import type { ReturnQuote } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useReturnLinks } from './return-links.ts';
import { piecesOf, type Wish } from './return-wish.ts';

const DEBOUNCE_MS = 250;
const TIMEOUT_MS = 12_000;

interface Asking {
  /**
   * True while the return itself is being sent: a later quote would count its pieces as returned already, so none is
   * requested.
   */
  isOver: boolean;
}

/** Refund of the chosen pieces as the shop computed it; null before its answer, and without a choice. */
export function useReturnQuote(orderId: string, wish: Wish, { isOver }: Asking): ReturnQuote | null {
  const api = useApi();
  const { query } = useReturnLinks();
  const [answer, setAnswer] = useState<{ key: string; quote: ReturnQuote } | null>(null);
  const stop = useRef<() => void>(undefined);
  const lines = piecesOf(wish);
  const key = JSON.stringify(lines);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything the question depends on
  useEffect(() => {
    if (lines.length === 0) return;
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS + DEBOUNCE_MS)]);
    const timer = setTimeout(() => {
      // Without a quote the form shows the price paid; the reply to the request states the refund.
      api('POST /returns/quote', { query, body: { order_id: orderId, lines }, signal }).then(
        (quote) => setAnswer({ key, quote }),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    stop.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
    return stop.current;
  }, [key]);
  useEffect(() => {
    if (isOver) stop.current?.();
  }, [isOver]);
  return answer?.key === key && lines.length > 0 ? answer.quote : null;
}
