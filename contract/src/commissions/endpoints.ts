import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { textId, typedLines, version } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { affiliateFlagKinds, commissionStates } from '../vocabulary/index.ts';
import { adminCommission, affiliateFlag, largeId, numbered, numberQuery, referredOrder } from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const params = z.object({ id: largeId });
const open = ['commissions.not_found', 'conflict.changed'] as const;
const reasoned = z.object({ reason: typedLines(500).describe('For the affiliate to read'), version });

export const commissionEndpoints = {
  'GET /community/affiliate/referrals': endpoint({
    access: 'customer',
    summary: 'Orders I led to, the latest first; of whoever ordered no more than a letter and a city',
    query: z.object(numberQuery),
    reply: numbered(referredOrder),
    errors: ['affiliates.not_affiliate'],
  }),
  'GET /community/affiliate/admin/commissions': endpoint({
    access: managers,
    summary: 'All commissions',
    query: staffListQuery({
      sorts: ['-placed_at', '-points', 'due_at'],
      filters: {
        state: z.enum(commissionStates).optional(),
        affiliate_id: textId.optional(),
        is_held: z.enum(['true', 'false']).optional(),
        q: searched.describe('The number of an order or the code of an affiliate'),
      },
    }),
    reply: staffPage(adminCommission),
    errors: [],
  }),
  'PUT /community/affiliate/admin/commissions/{id}/hold': endpoint({
    access: managers,
    summary: 'Keep a commission from being posted while it is looked at',
    params,
    body: reasoned,
    reply: adminCommission,
    errors: [...open, 'commissions.not_open'],
  }),
  'PUT /community/affiliate/admin/commissions/{id}/release': endpoint({
    access: managers,
    summary: 'Let a commission go on that was held, or that was taken for an order of the affiliate’s own',
    params,
    body: z.object({ version }),
    reply: adminCommission,
    errors: [...open, 'commissions.not_held'],
  }),
  'PUT /community/affiliate/admin/commissions/{id}/void': endpoint({
    access: managers,
    summary: 'Pay nothing for an order; what was posted goes back',
    params,
    body: reasoned,
    reply: adminCommission,
    errors: [...open, 'commissions.void_already'],
  }),
  'GET /community/affiliate/admin/flags': endpoint({
    access: managers,
    summary: 'What looks unusual, for staff to look at; nothing is stopped by it',
    query: staffListQuery({
      sorts: ['-last_seen_at', '-times_seen'],
      filters: { kind: z.enum(affiliateFlagKinds).optional(), affiliate_id: textId.optional() },
    }),
    reply: staffPage(affiliateFlag),
    errors: [],
  }),
};
