import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { typedLines } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { approvalStatuses } from '../vocabulary/index.ts';
import { approval, approvalRequest, moneyAlert } from './shapes.ts';

const support = { staff: ['owner', 'manager', 'support'] } as const;
const managers = { staff: ['owner', 'manager'] } as const;
const owner = { staff: ['owner'] } as const;
const params = z.object({ id: z.uuid() });

/** Refusals of each act when it is carried out. */
const carriedOut = [
  'money_acts.approval_needed',
  'money_acts.own_account',
  'customers.not_found',
  'customers.credit_short',
  'orders.not_found',
  'orders.partly_sent',
  'orders.partly_given',
  'orders.partly_refunded',
  'orders.transition_not_allowed',
  'returns.not_found',
  'returns.transition_not_allowed',
  'returns.nothing_paid',
  'returns.more_than_paid',
  'returns.still_open',
  'returns.line_unknown',
  'returns.too_many',
  'returns.too_many_returns',
  'returns.card_refund_impossible',
] as const;

export const approvalEndpoints = {
  'GET /admin/approvals': endpoint({
    access: support,
    summary: 'Money acts above a ceiling that wait for a second person, or were decided; support sees its own',
    query: staffListQuery({
      sorts: ['-requested_at'],
      filters: { status: z.enum(approvalStatuses).optional(), requested_by: z.uuid().optional() },
    }),
    reply: staffPage(approval),
    errors: [],
  }),
  'POST /admin/approvals': endpoint({
    access: support,
    summary: 'Ask for an act that is above the own ceiling; nothing happens until somebody else approves',
    body: approvalRequest,
    reply: approval,
    status: 201,
    idempotent: true,
    errors: [...carriedOut, 'approvals.too_many'],
    limitPerMinute: 30,
  }),
  'POST /admin/approvals/{id}/approve': endpoint({
    access: managers,
    summary: 'Carry it out, in one transaction; it counts toward the ceilings of whoever approves',
    params,
    reply: approval,
    idempotent: true,
    errors: [
      ...carriedOut,
      'approvals.not_found',
      'approvals.decided',
      'approvals.expired',
      'approvals.same_person',
      'approvals.amount_changed',
    ],
  }),
  'POST /admin/approvals/{id}/reject': endpoint({
    access: managers,
    summary: 'Turn it down, with a reason that who asked reads',
    params,
    body: z.object({ note: typedLines(500) }),
    reply: approval,
    errors: ['approvals.not_found', 'approvals.decided', 'approvals.expired', 'approvals.same_person'],
  }),
  'GET /admin/money-alerts': endpoint({
    access: owner,
    summary: 'Money acts of staff that stand out and that no owner has marked as seen',
    query: staffListQuery({ sorts: ['-at'], filters: {} }),
    reply: staffPage(moneyAlert),
    errors: [],
  }),
  'POST /admin/money-alerts/{id}/seen': endpoint({
    access: owner,
    summary: 'Mark one as seen',
    params,
    reply: moneyAlert,
    errors: ['approvals.alert_not_found'],
  }),
};
