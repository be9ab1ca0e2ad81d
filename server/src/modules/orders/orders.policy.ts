import { timingSafeEqual } from 'node:crypto';
import { type StaffRole, toRiyals } from '@waha/contract';
import type { Actor } from '../../platform/bind/index.ts';
import { type Denial, deny } from '../../platform/errors/index.ts';
import { hashViewToken } from './buyer.ts';
import type { FullOrder } from './order-row.ts';
import type { RefundCeilings } from './refund-ceilings.store.ts';

/** Of the staff those who work on orders; who moderates what people write does not. */
const WORKS_ON_ORDERS: ReadonlySet<StaffRole> = new Set(['owner', 'manager', 'support', 'fulfilment']);

/** Staff, the customer it belongs to, and the guest who holds its secret. To anybody else it does not exist. */
export function mayViewOrder(
  actor: Actor,
  viewToken: string | undefined,
  order: Pick<FullOrder, 'customer_id' | 'view_token_hash'>,
): Denial | null {
  const denial = deny('orders.not_found');
  if (actor.kind === 'staff') return WORKS_ON_ORDERS.has(actor.role) ? null : denial;
  if (actor.kind === 'customer' && order.customer_id === actor.customerId) return null;
  const holdsSecret =
    viewToken !== undefined &&
    order.view_token_hash !== null &&
    timingSafeEqual(hashViewToken(viewToken), order.view_token_hash);
  return holdsSecret ? null : denial;
}

/** Staff send back no more by one act than their role may. Buyers cancel what is theirs. */
export function mayRefund(actor: Actor, halalas: number, ceilings: RefundCeilings): Denial | null {
  if (actor.kind !== 'staff') return null;
  const most = ceilings[actor.role];
  if (halalas === 0 || most === null || halalas <= most) return null;
  return deny('orders.refund_not_allowed', { most: toRiyals(most) });
}
