import { type Approval, type MoneyAlert, toRiyals } from '@waha/contract';
import type { StaffActor } from '../../../platform/bind/index.ts';
import type { MoneyAlertRow } from '../money-acts/index.ts';
import { mayDecide } from './approvals.policy.ts';
import type { RequestRow } from './approvals.store.ts';

export function presentApproval(row: RequestRow, actor: StaffActor, at: Date): Approval {
  const isLate = row.status === 'pending' && row.expires_at <= at;
  return {
    id: row.id,
    kind: row.kind,
    amount: toRiyals(row.halalas),
    direction: isTaking(row.payload) ? 'take' : 'give',
    reason: row.reason,
    status: isLate ? 'expired' : row.status,
    requested_by: { id: row.requested_by, name: row.requester },
    requested_at: row.requested_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
    decided_at: row.decided_at?.toISOString() ?? null,
    note: row.note,
    order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
    customer: row.customer_id === null ? null : { id: row.customer_id, name: row.customer_name ?? '' },
    may_decide: mayDecide(actor, row, at) === null,
  };
}

function isTaking(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'direction' in payload && payload.direction === 'take';
}

export function presentAlert(row: MoneyAlertRow): MoneyAlert {
  return {
    id: row.id,
    kind: row.kind,
    staff: { id: row.staff_id, name: row.staff_name },
    customer: row.customer_id === null ? null : { id: row.customer_id, name: row.customer_name ?? '' },
    amount: toRiyals(row.halalas),
    at: row.at.toISOString(),
  };
}
