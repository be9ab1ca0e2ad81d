import { type EndpointInput, type Endpoints, toHalalas } from '@waha/contract';
import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { changeCredit } from '../../people/customers/index.ts';
import { readCustomer } from '../../people/identity/index.ts';
import { canCancelOrder, cancellationRefund, changeStatus, readOrder, recordRefund } from '../orders/index.ts';
import {
  amountOf,
  parseRefund,
  readReturn,
  recordReturnRefund,
  refundOrder,
  refundReturn,
  staffRefundAmount,
} from '../returns/index.ts';

/** A requested act, as validated by the contract. */
export type RequestedAct = EndpointInput<Endpoints['POST /admin/approvals']>['body'];

/** Current amount, beneficiary and reason of an act. Computing them refuses the same cases as the act's own call. */
export interface ActAmount {
  halalas: number;
  orderId: string | null;
  customerId: string | null;
  reason: string;
}

export async function amountOfAct(tx: Tx, act: RequestedAct, language: Language): Promise<ActAmount> {
  if (act.kind === 'store_credit') {
    const customer = (await readCustomer(tx, act.customer_id)) ?? refuse('customers.not_found');
    return { halalas: toHalalas(act.amount), orderId: null, customerId: customer.id, reason: act.reason };
  }
  if (act.kind === 'return_refund') {
    const row = (await readReturn(tx, act.return_id)) ?? refuse('returns.not_found');
    return { ...(await subjectOfOrder(tx, row.order_id)), halalas: amountOf(row), reason: act.reason };
  }
  const of = await subjectOfOrder(tx, act.order_id);
  if (act.kind === 'order_refund') {
    const halalas = await staffRefundAmount(tx, act.order_id, parseRefund(act.refund).wish, language);
    return { ...of, halalas, reason: act.refund.reason };
  }
  const order = (await readOrder(tx, act.order_id)) ?? refuse('orders.not_found');
  enforce(canCancelOrder(order));
  return { ...of, halalas: cancellationRefund(order), reason: act.reason };
}

async function subjectOfOrder(tx: Tx, orderId: string) {
  const order = (await readOrder(tx, orderId)) ?? refuse('orders.not_found');
  return { orderId, customerId: order.customer_id };
}

interface ApprovalContext {
  actor: StaffActor;
  language: Language;
  at: Date;
  approvalId: string;
}

/** Executes an act by the operations of its own call, with the approver as actor: their ceilings apply. */
export async function executeApproved(tx: Tx, act: RequestedAct, context: ApprovalContext): Promise<void> {
  const { actor, language, approvalId } = context;
  if (act.kind === 'store_credit') return changeCredit(tx, actor, act.customer_id, act, approvalId);
  if (act.kind === 'order_refund') {
    await refundOrder(tx, act.order_id, { ...parseRefund(act.refund), approvalId }, context);
    return;
  }
  if (act.kind === 'return_refund') {
    const change = { returnId: act.return_id, actor: 'staff', actorId: actor.staffId } as const;
    await refundReturn(tx, change, act.bank_reference ?? null, { language });
    return recordReturnRefund(tx, act.return_id, actor, approvalId);
  }
  return cancelOrder(tx, act, context);
}

async function cancelOrder(
  tx: Tx,
  { order_id: orderId, reason: note }: Extract<RequestedAct, { kind: 'order_cancel' }>,
  { actor, language, approvalId }: ApprovalContext,
): Promise<void> {
  const order = (await readOrder(tx, orderId)) ?? refuse('orders.not_found');
  enforce(canCancelOrder(order));
  await recordRefund(tx, actor, order, { kind: 'order_cancel', halalas: cancellationRefund(order), approvalId });
  const change = {
    orderId,
    from: order.status,
    to: 'cancelled',
    actor: 'staff',
    actorId: actor.staffId,
    note,
  } as const;
  await changeStatus(tx, change, language);
}
