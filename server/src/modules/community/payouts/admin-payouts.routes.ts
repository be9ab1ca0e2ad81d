import type { AdminWithdrawal, EndpointKey } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { auditedResource, countStaff } from '../../people/staff/index.ts';
import { changeWithdrawal, type WithdrawalChange } from './change-withdrawal.ts';
import { mayPay } from './payouts.policy.ts';
import type { PayoutDeps } from './payouts.routes.ts';
import { type AdminWithdrawalRow, listAdminWithdrawals, readAdminWithdrawal } from './payouts.store.ts';
import { payoutsCsv } from './payouts-csv.ts';
import { presentAdminWithdrawal } from './present-payouts.ts';

type AdminKey = Extract<
  EndpointKey,
  `${string} /community/affiliate/admin/withdrawals${string}` | 'GET /community/affiliate/admin/payouts.csv'
>;

const countPayers = (where: Database | Tx) => countStaff(where, ['owner', 'manager']);

const withdrawals = auditedResource<string, AdminWithdrawalRow, AdminWithdrawal, StaffContext>({
  read: async (where, id) => (await readAdminWithdrawal(where, id)) ?? refuse('payouts.not_found'),
  subject: ({ id }) => ({ kind: 'withdrawal', id }),
  // The audit omits the destination, which is erased with the account; audit entries never are.
  audited: ({ status, amount_halalas, reason, reference }) => ({ status, amount_halalas, reason, reference }),
  present: async (where, row, { actor, language }) =>
    presentAdminWithdrawal(row, actor, await countPayers(where), language),
});

export function adminPayoutRoutes({ db, now }: PayoutDeps): Handlers<AdminKey> {
  /** Makes one step of a withdrawal by staff, at the version they saw. */
  function step(
    context: StaffContext,
    { id, version }: { id: string; version: number | undefined },
    change: Pick<WithdrawalChange, 'reason' | 'reference'> & { to: 'approved' | 'rejected' | 'paid' },
  ): Promise<AdminWithdrawal> {
    const { staffId } = context.actor;
    return withdrawals.change(db, context, { id, action: `withdrawals.${change.to}` }, async (tx, before) => {
      if (version !== undefined && before.version !== version) refuse('conflict.changed');
      if (change.to === 'paid') enforce(mayPay(staffId, before, await countPayers(tx)));
      await changeWithdrawal(tx, before, { ...change, by: 'staff', staffId, at: new Date(now()) }, context.language);
    });
  }

  return {
    'GET /community/affiliate/admin/withdrawals': async ({ query }, { actor, language }) => {
      const payers = await countPayers(db);
      return presentList(await listAdminWithdrawals(db, query), (rows) =>
        rows.map((row) => presentAdminWithdrawal(row, actor, payers, language)),
      );
    },
    'PUT /community/affiliate/admin/withdrawals/{id}/approve': ({ params: { id }, body: { version } }, context) =>
      step(context, { id, version }, { to: 'approved' }),
    'PUT /community/affiliate/admin/withdrawals/{id}/reject': (
      { params: { id }, body: { version, reason } },
      context,
    ) => step(context, { id, version }, { to: 'rejected', reason }),
    'PUT /community/affiliate/admin/withdrawals/{id}/paid': (
      { params: { id }, body: { version, reference } },
      context,
    ) => step(context, { id, version }, { to: 'paid', reference }),
    'GET /community/affiliate/admin/payouts.csv': async (_, context) => ({ bytes: payoutsCsv(db, context) }),
  };
}
