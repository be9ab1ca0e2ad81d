import type { OrderStatus } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { giveBackStock, publishStockChange } from '../../../goods/catalog/index.ts';
import { releaseUse } from '../../coupons/index.ts';
import { refundRemaining } from '../../payments/index.ts';
import { giveBackToCap } from '../../promotions/index.ts';
import { changeStatusFrom, insertEvent, isSomewhere, listCappedPieces, readOrder } from '../orders.store.ts';
import { giveBackCredit, spendHeldCredit } from '../placing/order-credit.ts';
import { markAllDelivered } from '../shipments/shipments.store.ts';
import { type Carrier, unsentPieces, writeShipment } from '../shipments/write-shipment.ts';
import { lockWaitingSupplements } from '../supplements/supplements.store.ts';
import { orderTexts } from '../texts.ts';
import { findTransition, type StatusActor } from './order-status.ts';

export interface StatusChange {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  actor: StatusActor;
  actorId?: string | null;
  note?: string | null;
  /** Time of the event, if recorded later; now by default. */
  at?: Date;
  /** Carrier of the rest of the order, with `shipped`. */
  carrier?: Carrier;
}

/**
 * Makes one legal change of status by compare-and-set, and releases what the transition releases. All others are
 * refused with `orders.transition_not_allowed` (409).
 */
export async function changeStatus(tx: Tx, change: StatusChange, language: Language): Promise<void> {
  const transition = findTransition(change.from, change.to, change.actor);
  // An order without an address is neither packed nor sent.
  const isSending = change.to === 'processing' || change.to === 'shipped';
  if (isSending && !(await isSomewhere(tx, change.orderId))) refuse('orders.sent_nowhere');
  // Every piece for the shelf may have been refunded, or only digital goods be left: nothing would ever be sent.
  if (change.to === 'processing') await requireUnsent(tx, change.orderId);
  const isDone = transition !== undefined && (await changeStatusFrom(tx, change.orderId, change.from, change.to));
  if (!isDone) {
    refuse('orders.transition_not_allowed', {
      from: orderTexts.say(language, `status_${change.from}`),
      to: orderTexts.say(language, `status_${change.to}`),
    });
  }
  await insertEvent(tx, {
    orderId: change.orderId,
    status: change.to,
    actor: change.actor,
    actorId: change.actorId ?? null,
    note: change.note ?? null,
    at: change.at ?? null,
  });
  if (change.from === 'pending_payment' && change.to === 'confirmed') await spendHeldCredit(tx, change.orderId);
  if (transition.releases) await release(tx, change);
  if (change.to === 'cancelled' || change.to === 'refunded') await cancelWaitingSupplements(tx, change, language);
  if (change.to === 'shipped') await sendRest(tx, change, language);
  if (change.from === 'shipped' && change.to === 'delivered') {
    await markAllDelivered(tx, change.orderId, { at: change.at ?? null, by: change.actorId ?? null });
  }
  const { to, orderId } = change;
  // No order becomes unpaid again.
  if (!transition.isBack && to !== 'pending_payment') await publish(tx, `order.${to}`, { orderId });
}

/** Additions that nobody paid end with the order that they were for; paid ones stay orders of their own. */
async function cancelWaitingSupplements(tx: Tx, change: StatusChange, language: Language): Promise<void> {
  // A refund of all pieces is an act of staff, although the status of the order follows by itself.
  for (const orderId of await lockWaitingSupplements(tx, change.orderId))
    await changeStatus(
      tx,
      { ...change, orderId, from: 'pending_payment', to: 'cancelled', actor: actorOf(change) },
      language,
    );
}

const actorOf = ({ actor }: StatusChange) => (actor === 'system' ? 'staff' : actor);

async function requireUnsent(tx: Tx, orderId: string): Promise<void> {
  const order = await readOrder(tx, orderId);
  if (order && unsentPieces(order).length === 0) refuse('orders.nothing_to_send');
}

async function release(tx: Tx, { orderId, from, to }: StatusChange): Promise<void> {
  await releaseUse(tx, orderId);
  await giveBackCredit(tx, orderId, from === 'pending_payment');
  await refundRemaining(tx, orderId);
  const stock = await giveBackStock(tx, orderId, to === 'expired' ? 'order_expired' : 'order_cancelled');
  for (const { promotion_id: promotionId, quantity } of await listCappedPieces(tx, orderId)) {
    await giveBackToCap(tx, promotionId, quantity);
  }
  await publishStockChange(tx, stock);
}

/** `shipped` implies that every piece has left: unsent pieces go into one shipment. */
async function sendRest(tx: Tx, { orderId, carrier, at, actorId = null }: StatusChange, language: Language) {
  const order = await readOrder(tx, orderId);
  const lines = order ? unsentPieces(order) : [];
  if (!order || lines.length === 0) return;
  await writeShipment(tx, order, lines, { ...carrier, by: actorId, at: at ?? null }, language);
}
