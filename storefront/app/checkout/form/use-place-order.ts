import { ApiError } from '@waha/contract/client';
import type { Quote } from '@waha/contract/types';
import { useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useBasket } from '../../cart/basket.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { useCoupon } from '../../cart/coupon-store.ts';
import { forgetHandover } from '../../cart/single-line.ts';
import type { QuoteView } from '../../cart/use-quote.ts';
import { storedReferral } from '../../referral/stored-referral.ts';
import { useNavigate } from '../../router/links.ts';
import { storePlacedOrder } from '../placed-order.ts';
import { keysOfLateOrders } from '../view-tokens.ts';
import { type PlacedOrder, sendOrder, storedAttempt } from './order-attempt.ts';
import { readRefusal } from './order-refusal.ts';
import { isComplete, orderRequest } from './order-request.ts';
import type { FormView } from './use-checkout-form.ts';

export type Trouble =
  | { kind: 'network' | 'offline' }
  | { kind: 'refused'; general: string[]; line: { index: number; message: string } | null }
  | { kind: 'changed'; before: Quote; now: Quote };

export interface PlaceOrder {
  isSending: boolean;
  trouble: Trouble | null;
  /** Counts the refusals, so that each new one moves the focus. */
  round: number;
  /** Sends the order; `agreed` is a changed quote that the buyer has just accepted. */
  place: (agreed?: Quote) => Promise<void>;
  dismiss: () => void;
}

const TEMPORARY_STATUSES = new Set([500, 502, 503, 504]);

/** The quote in a 409 `orders.total_changed`; the server's encoder has checked its shape. */
function quoteIn(error: unknown): Quote | null {
  if (!(error instanceof ApiError) || error.code !== 'orders.total_changed') return null;
  return typeof error.details === 'object' && error.details !== null ? (error.details as Quote) : null;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function usePlaceOrder(view: FormView, quoted: QuoteView): PlaceOrder {
  const api = useApi();
  const navigate = useNavigate();
  const basket = useBasket();
  const coupon = useCoupon();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [round, setRound] = useState(0);
  // State updates with the next rendering; the second tap of a double tap is earlier.
  const busy = useRef(false);

  function fail(next: Trouble | null): void {
    setTrouble(next);
    setRound((count) => count + 1);
  }

  function finish(order: PlacedOrder, lines: readonly CartLine[]): void {
    // The order's page empties the cart: emptying it here would show an empty checkout before the navigation.
    storePlacedOrder(order, lines, basket);
    view.change({ notes: '', isGift: false, giftMessage: '', isCompany: false, payment: null });
    navigate(`/checkout/success?order=${order.id}`, { replace: true });
  }

  function explain(error: unknown, seen: Quote): void {
    const now = quoteIn(error);
    if (now) {
      fail({ kind: 'changed', before: seen, now });
    } else if (!(error instanceof ApiError) || TEMPORARY_STATUSES.has(error.status)) {
      fail({ kind: navigator.onLine ? 'network' : 'offline' });
    } else {
      const { fields, line, general } = readRefusal(error);
      // All else that was typed stays.
      if (error.code === 'shipping.point_closed') view.change({ point: null });
      view.show(fields);
      if (error.code === 'orders.already_placed') forgetHandover();
      fail({ kind: 'refused', general, line });
      quoted.retry();
    }
  }

  async function send(agreed: Quote | undefined): Promise<void> {
    const shown = quoted.quote;
    let quote = agreed ?? shown;
    if (!agreed && (!quoted.isFresh || !quote)) {
      quote = await quoted.askNow();
      // The buyer agreed to the quote shown when the button was pressed.
      if (shown && (shown.total !== quote.total || shown.amount_due !== quote.amount_due))
        return fail({ kind: 'changed', before: shown, now: quote });
    }
    if (!quote || !isComplete(view.form, quote)) return;
    const { lines } = basket.read();
    const referral = storedReferral().referral?.click ?? null;
    const seen = { lines, quote, coupon, lateOrders: keysOfLateOrders(), referral, handover: basket.handover?.() };
    const body = orderRequest(view.form, seen);
    try {
      const deps = { api, store: storedAttempt, newKey: () => crypto.randomUUID(), wait };
      finish(await sendOrder(deps, body), lines);
    } catch (error) {
      explain(error, quote);
    }
  }

  return {
    isSending,
    trouble,
    round,
    dismiss: () => setTrouble(null),
    async place(agreed) {
      if (busy.current) return;
      const errors = view.check(quoted.quote?.needs_shipping !== false);
      if (Object.keys(errors).length > 0) return fail(null);
      busy.current = true;
      setIsSending(true);
      setTrouble(null);
      try {
        await send(agreed);
      } catch {
        fail({ kind: navigator.onLine ? 'network' : 'offline' });
      } finally {
        busy.current = false;
        setIsSending(false);
      }
    },
  };
}
