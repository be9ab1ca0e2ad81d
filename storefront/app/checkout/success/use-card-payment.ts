import { type Api, failureText } from '@waha/contract/client';
import type { CardPayment, Order } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { takeChosenCard } from '../cards/chosen-card.ts';
import { ledToPayment } from '../led-to-payment.ts';
import { orderJustPlaced } from '../placed-order.ts';
import { viewTokenOf } from '../view-tokens.ts';

/** Pauses between checks of a payment: short at first, for a buyer who has just paid, then longer. */
const LOOK_AFTER_MS = [0, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const TIMEOUT_MS = 20_000;

/** Begins a payment by the card that was chosen at the checkout, or at the page of the provider. */
function startPayment(api: Api, order: Order, query: { view_token?: string }): Promise<CardPayment> {
  const cardId = takeChosenCard(order.payment_method);
  const call = { params: { id: order.id }, signal: AbortSignal.timeout(TIMEOUT_MS) };
  if (cardId === undefined) return api('POST /orders/{id}/payment', { ...call, query });
  return api('POST /orders/{id}/payment/card', { ...call, body: { card_id: cardId } });
}

/** State of an order's card payment, and a function that opens its payment page. */
export function useCardPayment(order: Order, onChange: (order: Order) => void) {
  const api = useApi();
  const say = useText('order');
  const [payment, setPayment] = useState<CardPayment | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(() => orderJustPlaced(order.id) !== null && !ledToPayment.has(order.id));
  const [round, setRound] = useState(0);
  const busy = useRef(false);
  const viewToken = viewTokenOf(order.id);
  const call = { params: { id: order.id }, query: viewToken === undefined ? {} : { view_token: viewToken } };

  async function look(signal: AbortSignal): Promise<void> {
    const now = await api('POST /orders/{id}/payment/refresh', { ...call, signal });
    setPayment(now);
    if (now.order_status === order.status) return;
    if (now.status === 'paid') showToast({ text: say('paid'), tone: 'positive' });
    onChange(await api('GET /orders/{id}', { ...call, signal }));
  }

  async function pay(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    ledToPayment.add(order.id);
    setTrouble(null);
    setIsLeaving(true);
    try {
      const started = await startPayment(api, order, call.query);
      if (started.url !== null) return location.assign(started.url);
      // A remembered card that was refused, or asks on nowhere.
      setIsLeaving(false);
      setRound((count) => count + 1);
    } catch (error) {
      setIsLeaving(false);
      setTrouble(failureText(error, say('payTrouble')));
      setRound((count) => count + 1);
    } finally {
      busy.current = false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a new order
  useEffect(() => {
    if (isLeaving) pay();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round looks again from the start
  useEffect(() => {
    if (isLeaving) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAt = (turn: number): void => {
      const after = LOOK_AFTER_MS[turn];
      if (after === undefined) return;
      timer = setTimeout(() => {
        look(AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]))
          // The next check may succeed.
          .catch(() => undefined)
          .finally(() => {
            if (!controller.signal.aborted) lookAt(turn + 1);
          });
      }, after);
    };
    lookAt(0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isLeaving, round]);

  useEffect(() => {
    // Returns from the payment page, possibly to a page restored from the back-forward cache.
    const again = (): void => {
      if (document.visibilityState !== 'visible') return;
      setIsLeaving(busy.current);
      setRound((count) => count + 1);
    };
    addEventListener('pageshow', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('pageshow', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);

  return { payment, trouble, isLeaving, pay, check: () => setRound((count) => count + 1) };
}
