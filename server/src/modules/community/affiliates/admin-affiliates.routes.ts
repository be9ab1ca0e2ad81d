import type { EndpointKey, StaffAffiliateApplication, StaffAffiliateSettings } from '@waha/contract';
import { toHalalas } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readCustomer } from '../../people/identity/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { listApplications, readApplication, type SeenApplication } from './applications.store.ts';
import { type AffiliateDecision, decide } from './decide.ts';
import { presentApplication, presentSettings } from './present-affiliate.ts';
import { type Programme, readProgramme, updateProgramme } from './programme.store.ts';

type AdminKey = Extract<EndpointKey, `${string} /community/affiliate/admin/${'applications' | 'settings'}${string}`>;

async function present(where: Database | Tx, row: SeenApplication): Promise<StaffAffiliateApplication> {
  return presentApplication(row, row.customer_id === null ? undefined : await readCustomer(where, row.customer_id));
}

const applications = auditedResource<number, SeenApplication, StaffAffiliateApplication>({
  read: async (where, id) => (await readApplication(where, id)) ?? refuse('affiliates.application_not_found'),
  subject: ({ id }) => ({ kind: 'affiliate', id }),
  // The audit omits the applicant's own words: they are erased with the account, and audit entries never are.
  audited: ({ code, status, reason }) => ({ code, status, reason }),
  present,
});

const settings = auditedResource<'programme', Programme, StaffAffiliateSettings>({
  read: readProgramme,
  subject: () => ({ kind: 'affiliate_settings', id: 'programme' }),
  audited: (row) => row,
  present: (_, row) => presentSettings(row),
});

export function adminAffiliateRoutes({ db, now }: { db: Database; now: () => number }): Handlers<AdminKey> {
  const act = (context: StaffContext, id: number, decision: AffiliateDecision, reason?: string) =>
    applications.change(db, context, { id, action: `affiliates.${decision}` }, (tx) =>
      decide(tx, id, { decision, reason: reason ?? null, at: new Date(now()) }),
    );
  return {
    'GET /community/affiliate/admin/applications': async ({ query }) =>
      presentList(await listApplications(db, query), (rows) => Promise.all(rows.map((row) => present(db, row)))),
    'GET /community/affiliate/admin/applications/{id}': ({ params }, context) =>
      applications.show(db, context, params.id),
    'PUT /community/affiliate/admin/applications/{id}/approve': ({ params }, context) =>
      act(context, params.id, 'approved'),
    'PUT /community/affiliate/admin/applications/{id}/reject': ({ params, body }, context) =>
      act(context, params.id, 'rejected', body.reason),
    'PUT /community/affiliate/admin/applications/{id}/suspend': ({ params, body }, context) =>
      act(context, params.id, 'suspended', body.reason),
    'PUT /community/affiliate/admin/applications/{id}/restore': ({ params }, context) =>
      act(context, params.id, 'restored'),
    'GET /community/affiliate/admin/settings': (_, context) => settings.show(db, context, 'programme'),
    'PUT /community/affiliate/admin/settings': ({ body }, context) =>
      settings.change(db, context, { id: 'programme', action: 'affiliates.settings_changed' }, async (tx) => {
        const changed = await updateProgramme(tx, {
          commissionBasisPoints: Math.round(body.commission_percent * 100),
          halalasPerPoint: toHalalas(body.point_value),
          postAfterDays: body.post_after_days,
          clickDays: body.click_days,
          leastPoints: body.least_points,
          leastWithdrawalHalalas: toHalalas(body.least_withdrawal),
          termsVersion: body.terms_version,
          networkClicks: body.network_clicks,
          version: body.version,
        });
        if (!changed) refuse('conflict.changed');
      }),
  };
}
