import { type Quote, toRiyals } from '@waha/contract';
import type { Actor } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { demandOf } from '../quote/cart-lines.ts';
import type { PricedCart, PricedCartLine } from '../quote/price-cart.ts';
import { listReservingOrders, type ReservationOwner, type ReservingOrderRow } from './reserving-orders.store.ts';

const MOST_SHOWN = 10;

const isShort = (line: PricedCartLine): boolean => line.kind !== 'gone' && line.sellable < line.quantity;

/** The owner whose reservations a caller may see. */
export function reservationOwnerOf(actor: Actor, keys: ReservationOwner['keys'] = []): ReservationOwner {
  return { customerId: actor.kind === 'customer' ? actor.customerId : null, keys };
}

/** The buyer's own unpaid orders that reserve pieces this cart lacks. Runs no query if nothing is short. */
export async function showReservations(
  db: Database | Tx,
  cart: PricedCart,
  owner: ReservationOwner,
): Promise<Quote['held']> {
  const short = cart.lines.flatMap((line, index) => (isShort(line) ? [{ index, line }] : []));
  if (short.length === 0 || (owner.customerId === null && owner.keys.length === 0)) return [];
  const variantIds = short.flatMap(({ line }) => demandOf(line).map((one) => one.variantId));
  return (await listReservingOrders(db, owner, variantIds, MOST_SHOWN)).map((row) => presentReservation(row, short));
}

function presentReservation(row: ReservingOrderRow, short: readonly { index: number; line: PricedCartLine }[]) {
  return {
    order_id: row.id,
    number: row.number,
    payment_method: row.payment_method,
    amount_due: toRiyals(row.due_halalas),
    hold_expires_at: row.hold_expires_at?.toISOString() ?? null,
    lines: short.flatMap(({ index, line }) => {
      const quantity = piecesFor(row, line);
      return quantity > 0 ? [{ line: index, quantity }] : [];
    }),
  };
}

/**
 * Number of pieces of a line that an order reserves. For a bundle the part with the most counts, because any part may
 * be the missing one.
 */
function piecesFor({ pieces }: ReservingOrderRow, line: PricedCartLine): number {
  const one = demandOf({ ...line, quantity: 1 });
  return Math.max(0, ...one.map(({ variantId, quantity }) => Math.floor((pieces[variantId] ?? 0) / quantity)));
}
