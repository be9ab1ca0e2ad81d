import { timingSafeEqual } from 'node:crypto';
import type { StaffRole } from '@waha/contract';
import type { Actor } from '../../../platform/bind/index.ts';
import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { FullOrder } from './order-row.ts';
import { hashViewToken } from './quote/buyer.ts';

/** Staff roles that work on orders; moderators do not. */
const WORKS_ON_ORDERS: ReadonlySet<StaffRole> = new Set(['owner', 'manager', 'support', 'fulfilment']);

/** Staff, the owner, and guests with the view token. For others the order does not exist. */
export function mayViewOrder(
  actor: Actor,
  viewToken: string | undefined,
  order: Pick<FullOrder, 'customer_id' | 'view_token_hash' | 'link_hashes' | 'kin_hashes'>,
): Denial | null {
  const denial = deny('orders.not_found');
  if (actor.kind === 'staff') return WORKS_ON_ORDERS.has(actor.role) ? null : denial;
  if (actor.kind === 'customer' && order.customer_id === actor.customerId) return null;
  return viewToken !== undefined && opens(hashViewToken(viewToken), order) ? null : denial;
}

/** True if the hash is that of the guest's view token, of a link that was sent later, or of a key to an order that travels with it. */
function opens(hash: Buffer, order: Pick<FullOrder, 'view_token_hash' | 'link_hashes' | 'kin_hashes'>): boolean {
  const links = [...order.link_hashes, ...order.kin_hashes].map((hex) => Buffer.from(hex, 'hex'));
  const known: Buffer[] = order.view_token_hash === null ? links : [order.view_token_hash, ...links];
  return known.some((one) => timingSafeEqual(hash, one));
}

/**
 * True if a cash order waits for the code sent to its phone, because it exceeds the limits of an unproved buyer
 * (docs/decisions/0087).
 */
export function awaitsPhoneCode({ status, payment_method }: Pick<FullOrder, 'status' | 'payment_method'>): boolean {
  return status === 'pending_payment' && payment_method === 'cash_on_delivery';
}

/** An order can only be cancelled as a whole: not after a part was shipped, given or refunded. */
export function canCancelOrder({
  parcels,
  refunded_halalas,
  is_given: isGiven,
}: Pick<FullOrder, 'parcels' | 'refunded_halalas' | 'is_given'>): Denial | null {
  if (isGiven) return deny('orders.partly_given');
  if (parcels > 0) return deny('orders.partly_sent');
  return refunded_halalas > 0 ? deny('orders.partly_refunded') : null;
}

/** True if no piece has left: its address can still be changed. */
const isAllHere = ({ status, parcels }: Pick<FullOrder, 'status' | 'parcels'>): boolean =>
  parcels === 0 && (status === 'pending_payment' || status === 'confirmed' || status === 'processing');

/**
 * The delivery address can be changed until the first piece is shipped. That of an addition follows the first order's while that one
 * can be changed: one parcel has one address.
 */
export function canChangeAddress({
  supplement_of: root,
  address,
  pickup_point: point,
  ...order
}: Pick<FullOrder, 'status' | 'parcels' | 'address' | 'pickup_point' | 'supplement_of'>): Denial | null {
  if (!address) return deny('orders.sent_nowhere');
  if (point) return deny('orders.collected');
  if (!isAllHere(order)) return deny('orders.already_sent');
  return root && isAllHere(root) ? deny('orders.readdress_first', { number: root.number }) : null;
}

/**
 * Items can be edited until packing begins: nothing was sent then. A prize has a price of nothing and stays what was won. Digital
 * goods are given at payment, and an order with some stays what it was.
 */
export function canEditItems({
  status,
  parcels,
  subtotal_halalas: subtotal,
  items,
}: Pick<FullOrder, 'status' | 'parcels' | 'subtotal_halalas'> & {
  items: readonly Pick<FullOrder['items'][number], 'is_digital'>[];
}): Denial | null {
  const isHere = status === 'pending_payment' || status === 'confirmed';
  const isSent = !items.some(({ is_digital: isDigital }) => isDigital);
  return isHere && parcels === 0 && subtotal > 0 && isSent ? null : deny('orders.items_fixed');
}

/** Additions wait beside a paid order that is not packed yet (docs/decisions/0195). */
export function canAddTo(order: Parameters<typeof canEditItems>[0] & Pick<FullOrder, 'supplement_of'>): Denial | null {
  if (order.supplement_of) return deny('orders.add_to_first', { number: order.supplement_of.number });
  return canEditItems(order);
}

/** True if the money of an order has come: confirmed, and nothing is to be collected at the door. */
export function isPaidFor({
  status,
  payment_method: method,
  total_halalas: total,
  store_credit_halalas: credit,
}: Pick<FullOrder, 'status' | 'payment_method' | 'total_halalas' | 'store_credit_halalas'>): boolean {
  return status !== 'pending_payment' && !(method === 'cash_on_delivery' && total > credit);
}

const UNDONE: ReadonlySet<FullOrder['status']> = new Set(['pending_payment', 'cancelled', 'expired', 'refunded']);
const ARRIVED: ReadonlySet<FullOrder['status']> = new Set(['delivered', 'return_requested', 'returned']);

/** True if all the money of a live order has come; that of a cash order comes with its parcel. */
export function isPaidInFull(
  order: Pick<FullOrder, 'status' | 'payment_method' | 'total_halalas' | 'store_credit_halalas'>,
): boolean {
  if (UNDONE.has(order.status)) return false;
  return isPaidFor(order) || ARRIVED.has(order.status);
}
