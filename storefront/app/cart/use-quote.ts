import type { Quote, QuoteRequest } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { keysOfLateOrders } from '../checkout/view-tokens.ts';
import { onLeaving } from '../stored-text.ts';
import { type Basket, useBasket } from './basket.ts';
import type { CartLine } from './cart-lines.ts';
import { useCoupon } from './coupon-store.ts';
import { orderLineOf } from './order-line-of.ts';
import { pairLines, type QuotedLine } from './quoted-lines.ts';

/** Long enough to gather the clicks on a stepper, short enough to feel immediate. */
const DEBOUNCE_MS = 250;
const TIMEOUT_MS = 12_000;
/** Source spec §9: time limit of the first quote; after it the page states that prices are still loading. */
const START_MS = 3_000;

/** The buyer's choices, in addition to the lines. */
export type QuoteChoice = Pick<
  QuoteRequest,
  'city_id' | 'shipping_method' | 'payment_method' | 'use_store_credit' | 'gift_card_code' | 'gift_wrap'
>;

interface Answer {
  key: string;
  lines: readonly CartLine[];
  quote: Quote;
}

/** The last answer for each basket, so that drawer, cart and checkout show it immediately while a new one loads. */
const last = new Map<Basket, Answer>();

// A quote contains personal data: the customer's coupon and store credit.
onLeaving(() => {
  last.clear();
});

export interface QuoteView {
  quote: Quote | null;
  lines: QuotedLine[];
  /** True if the quote is of the current cart and choices. */
  isFresh: boolean;
  problem: 'offline' | 'failed' | 'slow' | null;
  retry: () => void;
  /** Requests a quote immediately and returns it; throws on failure. */
  askNow: () => Promise<Quote>;
}

/** The cart as priced by the server: requested after each change; answers to older requests are dropped. */
export function useQuote(choice: QuoteChoice = {}, { enabled = true } = {}): QuoteView {
  const api = useApi();
  const basket = useBasket();
  const { lines } = basket.use();
  const coupon = useCoupon();
  const [answer, setAnswer] = useState(last.get(basket) ?? null);
  const [problem, setProblem] = useState<QuoteView['problem']>(null);
  const [attempt, setAttempt] = useState(0);

  const keys = keysOfLateOrders();
  const body: QuoteRequest = {
    ...choice,
    lines: lines.map(orderLineOf),
    ...(coupon ? { coupon_code: coupon } : {}),
    ...(keys.length > 0 ? { unpaid_orders: keys } : {}),
  };
  const key = JSON.stringify(body);
  const question = useRef({ body, lines, key });
  question.current = { body, lines, key };

  async function ask(signal: AbortSignal): Promise<Quote> {
    const asked = question.current;
    const quote = await api('POST /orders/quote', { body: asked.body, signal });
    const answered = { key: asked.key, lines: asked.lines, quote };
    last.set(basket, answered);
    setAnswer(answered);
    setProblem(null);
    return quote;
  }

  const isAsking = enabled && lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything the question depends on
  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS + DEBOUNCE_MS)]);
    const timer = setTimeout(
      () => {
        ask(signal)
          .catch(() => {
            if (!controller.signal.aborted) setProblem(navigator.onLine ? 'failed' : 'offline');
          })
          .finally(() => clearTimeout(late));
      },
      answer === null ? 0 : DEBOUNCE_MS,
    );
    const late = setTimeout(() => setProblem((problem) => problem ?? 'slow'), START_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(late);
      controller.abort();
    };
  }, [key, isAsking, attempt]);

  useEffect(() => {
    const retry = () => setAttempt((count) => count + 1);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);

  return {
    quote: answer?.quote ?? null,
    lines: pairLines(lines, answer),
    isFresh: answer?.key === key,
    problem,
    retry() {
      setProblem(null);
      setAttempt((count) => count + 1);
    },
    askNow: () => ask(AbortSignal.timeout(TIMEOUT_MS)),
  };
}
