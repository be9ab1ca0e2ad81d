import type { OrderStatus } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { releaseLinePictures } from '../../../content/uploads/index.ts';
import { giveBackStock, publishStockChange } from '../../../goods/catalog/index.ts';
import { releaseUse } from '../../coupons/index.ts';
import { refundRemaining } from '../../payments/index.ts';
import { giveBackToCap } from '../../promotions/index.ts';
import { changeStatusFrom, insertEvent, isSomewhere, listCappedPieces, readOrder } from '../orders.store.ts';
import { giveBackCredit, spendHeldCredit } from '../placing/order-credit.ts';
import { markAllDelivered, markKinDelivered } from '../shipments/shipments.store.ts';
import { type Carrier, unsentPieces, writeShipment } from '../shipments/write-shipment.ts';
import { lockEnding } from '../supplements/lock-ending.ts';
import { lockFamily } from '../supplements/supplements.store.ts';
import { orderTexts } from '../texts.ts';
import { findTransition, type StatusActor, type Transition } from './order-status.ts';

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
  const { orderId, from, to } = change;
  // An order without an address is neither packed nor sent.
  const isSending = to === 'processing' || to === 'shipped';
  if (isSending && !(await isSomewhere(tx, orderId))) refuse('orders.sent_nowhere');
  // Every piece for the shelf may have been refunded, or only digital goods be left: nothing would ever be sent.
  if (to === 'processing') await requireUnsent(tx, orderId);
  const isArrival = from === 'shipped' && to === 'delivered';
  if (isArrival) await lockFamily(tx, orderId);
  const { releases = false, isBack = false } = await step(tx, change, language);
  if (from === 'pending_payment' && to === 'confirmed') await spendHeldCredit(tx, orderId);
  const supplements = to === 'cancelled' || to === 'refunded' ? await endSupplements(tx, change, language) : [];
  const ended = releases ? [change, ...supplements] : supplements;
  if (ended.length > 0) await release(tx, ended);
  if (to === 'shipped') await sendRest(tx, change, language);
  if (isArrival) {
    await markAllDelivered(tx, orderId, { at: change.at ?? null, by: change.actorId ?? null });
    await deliverKin(tx, change, language);
  }
  // No order becomes unpaid again.
  if (!isBack && to !== 'pending_payment') await publish(tx, `order.${to}`, { orderId });
  for (const one of supplements) await publish(tx, 'order.cancelled', { orderId: one.orderId });
}

/** Orders of the family in the same parcel arrive with this one: additions are not tracked by themselves. The family must be locked. */
export async function deliverKin(
  tx: Tx,
  { orderId, actor, actorId = null, at }: Omit<StatusChange, 'from' | 'to'>,
  language: Language,
): Promise<void> {
  for (const kin of await markKinDelivered(tx, orderId, { at: at ?? null, by: actorId }))
    await changeStatus(
      tx,
      { orderId: kin.order_id, from: 'shipped', to: 'delivered', actor, actorId, at: kin.at },
      language,
    );
}

/** Writes the status and its event, if the transition is legal and no other was first. */
async function step(tx: Tx, change: StatusChange, language: Language): Promise<Transition> {
  const transition = findTransition(change.from, change.to, change.actor);
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
  return transition;
}

/**
 * Additions that nobody paid end with the order that they were for; paid ones stay orders of their own. Locked before any stock is
 * given back, as by those who end one of them alone.
 */
async function endSupplements(tx: Tx, change: StatusChange, language: Language): Promise<StatusChange[]> {
  // A refund of all pieces is an act of staff, although the status of the order follows by itself.
  const actor = change.actor === 'system' ? 'staff' : change.actor;
  const ended = (await lockEnding(tx, change.orderId)).map(
    (orderId): StatusChange => ({ ...change, orderId, from: 'pending_payment', to: 'cancelled', actor }),
  );
  for (const one of ended) await step(tx, one, language);
  return ended;
}

async function requireUnsent(tx: Tx, orderId: string): Promise<void> {
  const order = await readOrder(tx, orderId);
  if (order && unsentPieces(order).length === 0) refuse('orders.nothing_to_send');
}

/** Gives back all that orders took, which end together: levels and caps in ascending order over all of them. */
async function release(tx: Tx, ended: readonly StatusChange[]): Promise<void> {
  const unpaid = ended.filter(({ from }) => from === 'pending_payment').map(({ orderId }) => orderId);
  if (unpaid.length > 0) await releaseLinePictures(tx, unpaid);
  for (const { orderId, from } of ended) {
    await releaseUse(tx, orderId);
    await giveBackCredit(tx, orderId, from === 'pending_payment');
    await refundRemaining(tx, orderId);
  }
  for (const { orderId, to } of ended) {
    const stock = await giveBackStock(tx, orderId, to === 'expired' ? 'order_expired' : 'order_cancelled');
    await publishStockChange(tx, stock);
  }
  const ids = ended.map(({ orderId }) => orderId);
  for (const { promotion_id: promotionId, quantity } of await listCappedPieces(tx, ids)) {
    await giveBackToCap(tx, promotionId, quantity);
  }
}

/** `shipped` implies that every piece has left: unsent pieces go into one shipment. */
async function sendRest(tx: Tx, { orderId, carrier, at, actorId = null }: StatusChange, language: Language) {
  const order = await readOrder(tx, orderId);
  const lines = order ? unsentPieces(order) : [];
  if (!order || lines.length === 0) return;
  await writeShipment(tx, order, lines, { ...carrier, by: actorId, at: at ?? null }, language);
}
