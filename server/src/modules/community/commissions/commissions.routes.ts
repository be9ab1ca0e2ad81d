import type { AdminCommission, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { requireAffiliate } from '../affiliates/index.ts';
import { listFlags } from './flags.store.ts';
import { type AdminCommissionRow, listCommissions, listReferrals, readAdminCommission } from './lists.store.ts';
import { presentAdminCommission, presentFlag, presentReferral } from './present-commission.ts';
import { holdCommission, resumeCommission, voidCommission } from './staff-acts.ts';

type CommissionKey = Extract<
  EndpointKey,
  | 'GET /community/affiliate/referrals'
  | `${string} /community/affiliate/admin/commissions${string}`
  | `${string} /community/affiliate/admin/flags${string}`
>;

const PAGE_LENGTH = 20;

const commissions = auditedResource<number, AdminCommissionRow, AdminCommission>({
  read: async (where, id) => (await readAdminCommission(where, id)) ?? refuse('commissions.not_found'),
  subject: ({ id }) => ({ kind: 'commission', id }),
  audited: ({ state, points, is_held, reason, staff_reason }) => ({ state, points, is_held, reason, staff_reason }),
  present: (_, row, { language }) => presentAdminCommission(row, language),
});

export function commissionRoutes({ db, now }: { db: Database; now: () => number }): Handlers<CommissionKey> {
  const seen = (id: number, version: number) => ({ id, version, at: new Date(now()) });
  return {
    'GET /community/affiliate/referrals': async ({ query }, { actor, language }) => {
      const { customer_id } = await requireAffiliate(db, actor);
      const limit = query.per_page ?? PAGE_LENGTH;
      const rows = await listReferrals(db, customer_id, { before: query.cursor ?? null, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return {
        data: shown.map((row) => presentReferral(row, language)),
        next_cursor: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
      };
    },
    'GET /community/affiliate/admin/commissions': async ({ query }, { language }) =>
      presentList(await listCommissions(db, query), (rows) => rows.map((row) => presentAdminCommission(row, language))),
    'PUT /community/affiliate/admin/commissions/{id}/hold': ({ params: { id }, body }, context) =>
      commissions.change(db, context, { id, action: 'commissions.held' }, (tx) =>
        holdCommission(tx, seen(id, body.version), body.reason),
      ),
    'PUT /community/affiliate/admin/commissions/{id}/release': ({ params: { id }, body }, context) =>
      commissions.change(db, context, { id, action: 'commissions.released' }, (tx) =>
        resumeCommission(tx, seen(id, body.version)),
      ),
    'PUT /community/affiliate/admin/commissions/{id}/void': ({ params: { id }, body }, context) =>
      commissions.change(db, context, { id, action: 'commissions.voided' }, (tx) =>
        voidCommission(tx, seen(id, body.version), body.reason),
      ),
    'GET /community/affiliate/admin/flags': async ({ query }, { language }) =>
      presentList(await listFlags(db, query), (rows) => rows.map((row) => presentFlag(row, language))),
  };
}
