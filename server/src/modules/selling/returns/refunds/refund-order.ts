import { randomUUID } from 'node:crypto';
import type { RefundWay } from '@waha/contract';
import type { StaffActor } from '../../../../platform/bind/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import {
  excludePieces,
  type FullOrder,
  lockEnding,
  lockOrder,
  recordRefund,
  shipIfAllSent,
} from '../../orders/index.ts';
import { followReturns, orderStatusBy, piecesOf } from '../requests/follow-order.ts';
import { demandOf, putBack } from '../requests/receive-return.ts';
import { MOST_RETURNS } from '../requests/returnable.ts';
import {
  insertReturn,
  insertReturnEvent,
  listReturnsOfOrder,
  nextReturnNumber,
  readBought,
  setRefunds,
  setResaleable,
  stepFrom,
} from '../returns.store.ts';
import { computeRefund, type RefundedLine, type RefundSelection } from './compute-refund.ts';
import { type ReturnRefund, refundMethodsOf, splitRefund } from './refund-methods.ts';
import { sendRefundMoney } from './refund-return.ts';
import { canRefund } from './refunds.policy.ts';

export interface StaffRefund {
  wish: RefundSelection;
  way: RefundWay;
  /** Reason that the buyer reads. */
  reason: string;
  bankReference: string | null;
  /** True if unsent pieces return to stock. */
  isRestocked: boolean;
  /** The approval request it executes. */
  approvalId?: string | undefined;
}

/**
 * Refunds pieces, an amount or everything left without a return of goods. Stored as a return that is refunded
 * immediately, under the lock of the order. Amount and methods follow the same rules as for any return, and never
 * exceed the amount paid. Unsent pieces are no longer shipped. Returns the id.
 */
export async function refundOrder(
  tx: Tx,
  orderId: string,
  refund: StaffRefund,
  { actor, language, at }: { actor: StaffActor; language: Language; at: Date },
): Promise<string> {
  const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
  enforce(canRefund(order));
  const before = await listReturnsOfOrder(tx, orderId);
  if (before.length >= MOST_RETURNS) refuse('returns.too_many_returns', { most: MOST_RETURNS });
  if (!refundMethodsOf(order).includes(refund.way)) refuseField(language, 'to', 'validation.account_needed');
  const bought = (await readBought(tx, orderId)) ?? refuse('orders.not_found');
  const { lines, goods, services, withheld } = computeRefund({ order, bought, returns: before }, refund.wish, language);
  await recordRefund(tx, actor, order, {
    kind: 'order_refund',
    halalas: goods + services,
    approvalId: refund.approvalId,
  });
  const all = [...before, { status: 'refunded' as const, lines }];
  // Additions that wait end with an order that is refunded in whole; they are locked before any stock is given back.
  if (orderStatusBy(all, piecesOf(order), order.status) === 'refunded') await lockEnding(tx, orderId);
  const { refunded_halalas: goodsBefore, refunded_services_halalas: servicesBefore } = bought;
  const ways = splitRefund(order, refund.way, goodsBefore + servicesBefore, goods + services);
  const returnRefund = { ...ways, lines, withheld, services };
  const id = await writeRefund(tx, order, refund, { lines, returnRefund, staffId: actor.staffId, at });
  await sendRefundMoney(tx, order, id, returnRefund, refund.bankReference, { language });
  await leaveOut(tx, order, id, lines, refund.isRestocked);
  await followReturns(tx, order, language);
  await shipIfAllSent(tx, orderId, actor.staffId, language);
  await publish(tx, 'return.refunded', { returnId: id });
  return id;
}

interface Written {
  lines: readonly RefundedLine[];
  returnRefund: ReturnRefund;
  staffId: string;
  at: Date;
}

async function writeRefund(
  tx: Tx,
  order: FullOrder,
  { way, reason }: StaffRefund,
  { lines, returnRefund, staffId, at }: Written,
): Promise<string> {
  const id = randomUUID();
  await insertReturn(tx, {
    kind: 'refund',
    id,
    number: await nextReturnNumber(tx, at.getUTCFullYear(), 'refund'),
    orderId: order.id,
    note: null,
    refundTo: way,
    iban: null,
    at,
    lines: lines.map((line) => ({ itemId: line.id, quantity: line.quantity, reason: 'other', unsent: line.unsent })),
  });
  await stepFrom(tx, id, 'requested', 'refunded', returnRefund);
  await setRefunds(tx, id, lines);
  await insertReturnEvent(tx, { returnId: id, status: 'refunded', actor: 'staff', actorId: staffId, note: reason });
  return id;
}

/** Refunded pieces that were never sent: they are excluded from shipping, and restocked if staff say so. */
async function leaveOut(
  tx: Tx,
  order: FullOrder,
  returnId: string,
  lines: readonly RefundedLine[],
  isRestocked: boolean,
): Promise<void> {
  const unsent = lines.filter((line) => line.unsent > 0).map(({ id, unsent: quantity }) => ({ id, quantity }));
  if (unsent.length === 0) return;
  if (!(await excludePieces(tx, order.id, unsent))) throw new Error('pieces left an order while it was locked');
  const back = unsent.map(({ id, quantity }) => ({ id, resaleable: isRestocked ? quantity : 0 }));
  await setResaleable(tx, returnId, back);
  const demands = back.flatMap(({ id, resaleable }) => demandOf(order, { id, pieces: resaleable }));
  await putBack(tx, demands, { orderId: order.id, note: order.number, reason: 'return' });
}
