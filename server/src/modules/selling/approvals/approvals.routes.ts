import type { Approval, EndpointKey, MoneyAlert } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { listMoneyAlerts, type MoneyAlertRow, markAlertSeen, readMoneyAlert } from '../money-acts/index.ts';
import { listRequests, lockRequest, type RequestRow, readRequest } from './approvals.store.ts';
import { approve, reject } from './decide.ts';
import { presentAlert, presentApproval } from './present-approval.ts';
import { requestApproval } from './request-approval.ts';

type ApprovalKey = Extract<
  EndpointKey,
  `${string} /admin/approvals${string}` | `${string} /admin/money-alerts${string}`
>;

const alerts = auditedResource<string, MoneyAlertRow, MoneyAlert>({
  read: async (where, id) => (await readMoneyAlert(where, id)) ?? refuse('approvals.alert_not_found'),
  subject: ({ id }) => ({ kind: 'money_alert', id }),
  audited: ({ kind, staff_id, halalas }) => ({ kind, staff_id, halalas }),
  present: (_, row) => presentAlert(row),
});

export function approvalRoutes({ db, now }: { db: Database; now: () => number }): Handlers<ApprovalKey> {
  const at = () => new Date(now());
  const requests = auditedResource<string, RequestRow, Approval, StaffContext>({
    read: async (where, id) => (await readRequest(where, id)) ?? refuse('approvals.not_found'),
    lock: async (tx, id) => (await lockRequest(tx, id)) ?? refuse('approvals.not_found'),
    subject: ({ id }) => ({ kind: 'approval', id }),
    // The audit is permanent, so it names neither the beneficiary nor the reason: both are erased with the account.
    audited: ({ kind, status, halalas, order_id, requested_by }) => ({ kind, status, halalas, order_id, requested_by }),
    present: (_, row, { actor }) => presentApproval(row, actor, at()),
  });
  return {
    'GET /admin/approvals': async ({ query }, { actor }) => {
      const own = actor.role === 'support' ? { requested_by: actor.staffId } : {};
      return presentList(await listRequests(db, { ...query, ...own }), (rows) =>
        rows.map((row) => presentApproval(row, actor, at())),
      );
    },
    'POST /admin/approvals': ({ body }, context, tx) =>
      requests.create(tx, context, 'approvals.requested', () => requestApproval(tx, body, context, at())),
    'POST /admin/approvals/{id}/approve': ({ params: { id } }, context, tx) =>
      requests.change(tx, context, { id, action: 'approvals.approved' }, (_, before) =>
        approve(tx, before, context, at()),
      ),
    'POST /admin/approvals/{id}/reject': ({ params: { id }, body }, context) =>
      requests.change(db, context, { id, action: 'approvals.rejected' }, (tx, before) =>
        reject(tx, before, context, body.note, at()),
      ),
    'GET /admin/money-alerts': async ({ query }) =>
      presentList(await listMoneyAlerts(db, query), (rows) => rows.map(presentAlert)),
    'POST /admin/money-alerts/{id}/seen': ({ params: { id } }, context) =>
      alerts.change(db, context, { id, action: 'money.alert_seen' }, async (tx) => {
        const by = { staffId: context.actor.staffId, at: at() };
        if (!(await markAlertSeen(tx, id, by))) refuse('approvals.alert_not_found');
      }),
  };
}
