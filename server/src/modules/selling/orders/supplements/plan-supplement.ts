import { MOST_LIVE_SUPPLEMENTS, MOST_SUPPLEMENTS, MOST_WAITING_SUPPLEMENTS, type OrderLine } from '@waha/contract';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import type { OnlineMethod, PaymentOption } from '../../payments/index.ts';
import { type EditContext, listMore, priceAdditions } from '../editing/plan-edit.ts';
import type { FullOrder } from '../order-row.ts';
import { canAddTo } from '../orders.policy.ts';
import type { PricedCart } from '../quote/price-cart.ts';
import { isUndone } from './travel-of.ts';

export interface SupplementWish {
  /** Pieces beyond those of lines of the order, by line. */
  more: ReadonlyMap<number, number>;
  add: readonly OrderLine[];
  /** The payment method that staff chose; that of the order unless they did. */
  paymentMethod: string | null;
}

/** Additions to a paid order, priced and not yet written. */
export interface SupplementPlan {
  cart: PricedCart;
  payment: PaymentOption;
  /** Payment methods that staff can choose. */
  ways: PaymentOption[];
}

/**
 * Plans what staff add to a paid order (docs/decisions/0195): a cart of now with the buyer's standing discount, no coupon, and neither
 * delivery nor gift wrap. Refuses what cannot be sold, and more supplements than an order may have.
 */
export async function planSupplement(
  db: Database | Tx,
  root: FullOrder,
  { more, add, paymentMethod }: SupplementWish,
  { online, ...context }: EditContext & { online: readonly OnlineMethod[] },
): Promise<SupplementPlan> {
  enforce(canAddTo(root));
  limitSupplements(root);
  const lines = [...(await listMore(db, root, more)), ...add];
  const cart = await priceAdditions(db, root, lines, { ...context, online });
  // Cash would be a second sum at the door, and a link is what the buyer gets.
  const ways = cart.paymentOptions.filter(({ code, obstacle }) => code !== 'cash_on_delivery' && obstacle === null);
  const payment =
    ways.find(({ code }) => code === (paymentMethod ?? root.payment_method)) ?? (paymentMethod ? undefined : ways[0]);
  return { cart, ways, payment: payment ?? refuse('payments.method_not_available') };
}

function limitSupplements({ supplements }: Pick<FullOrder, 'supplements'>): void {
  const waiting = supplements.filter(({ status }) => status === 'pending_payment');
  if (waiting.length >= MOST_WAITING_SUPPLEMENTS)
    refuse('orders.too_many_supplements', { most: MOST_WAITING_SUPPLEMENTS });
  const live = supplements.filter(({ status }) => !isUndone(status));
  if (live.length >= MOST_LIVE_SUPPLEMENTS) refuse('orders.no_more_supplements', { most: MOST_LIVE_SUPPLEMENTS });
  if (supplements.length >= MOST_SUPPLEMENTS) refuse('orders.no_more_supplements', { most: MOST_SUPPLEMENTS });
}
