import { type AdminOrder, type StaffRole, type TokenScope, toRiyals } from '@waha/contract';
import type { AdminActor, AdminContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { readAllowance, remainingAllowance } from '../money-acts/index.ts';
import {
  awaitsPhoneCode,
  canAddTo,
  canCancel,
  canChangeAddress,
  cancellationRefund,
  canEditItems,
  type FullOrder,
  isPaidFor,
  unsentPieces,
} from '../orders/index.ts';
import { isRefundedInParts } from '../payments/index.ts';
import { type BoughtOrder, canRefund, goodsLeft, refundMethodsOf, servicesLeft } from '../returns/index.ts';
import { refusalText } from './refusal-text.ts';

const DECIDERS: ReadonlySet<StaffRole> = new Set(['owner', 'manager', 'support']);
const MANAGERS: ReadonlySet<StaffRole> = new Set(['owner', 'manager']);

/** Actions the caller may take on an order now, with the reason for each that would be refused. */
export async function allowedActions(
  where: Database | Tx,
  { order, bought, isInvoiced }: { order: FullOrder; bought: BoughtOrder; isInvoiced: boolean },
  { actor, language }: AdminContext,
): Promise<AdminOrder['may']> {
  const role = actor.kind === 'staff' ? actor.role : null;
  const decides = role !== null && DECIDERS.has(role);
  const waits = order.status === 'pending_payment';
  const isUndoable = waits || order.status === 'confirmed' || order.status === 'processing';
  const noCancel = isUndoable ? await canCancel(where, actor, order) : null;
  const noRefund = canRefund(order);
  // Money is moved by staff alone.
  const left = actor.kind === 'staff' ? remainingAllowance(await readAllowance(where, actor, order.id)) : 0;
  const due = order.total_halalas - order.store_credit_halalas;
  const isUnsent = unsentPieces(order).length > 0;
  return {
    pack: order.status === 'confirmed' && order.address !== null && isUnsent && hasScope(actor, 'orders:write'),
    send: order.status === 'processing' && isUnsent && hasScope(actor, 'shipments:write'),
    readdress: decides && canChangeAddress(order) === null,
    edit_items: decides && canEditItems(order) === null,
    add_items: decides && (isPaidFor(order) ? canAddTo(order) : canEditItems(order)) === null,
    invoice_to: decides && !isInvoiced,
    confirm_transfer: role !== null && MANAGERS.has(role) && waits && order.payment_method === 'bank_transfer',
    confirm_phone: decides && awaitsPhoneCode(order),
    // An order that waits for a phone code is paid in cash: it needs no payment link.
    link: decides && waits && order.payment_method !== 'cash_on_delivery',
    cancel: {
      allowed: role !== null && isUndoable && noCancel === null,
      why_not: noCancel && refusalText(noCancel, language),
      needs_approval: decides && noCancel?.code === 'money_acts.approval_needed',
      amount: toRiyals(cancellationRefund(order)),
    },
    refund: {
      allowed: decides && noRefund === null,
      why_not: noRefund && refusalText(noRefund, language),
      most: toRiyals(noRefund === null ? order.total_halalas - order.refunded_halalas : 0),
      most_at_once: left === null ? null : toRiyals(left),
      goods: toRiyals(goodsLeft(bought)),
      services: toRiyals(servicesLeft(bought)),
      ways: refundMethodsOf(order),
      needs_reference: due > 0 && !isRefundedInParts(order),
    },
  };
}

/** True for staff, whose roles the endpoint has checked, and for a machine token with the scope. */
function hasScope(actor: AdminActor, scope: TokenScope): boolean {
  return actor.kind === 'staff' || actor.scopes.includes(scope);
}
