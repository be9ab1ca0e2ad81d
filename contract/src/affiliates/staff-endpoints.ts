import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, textId, typedLines } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { affiliateStatuses } from '../vocabulary/index.ts';
import {
  couponBody,
  rateBody,
  rateChange,
  settingsBody,
  staffApplication,
  staffCoupon,
  staffRate,
  staffSettings,
} from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support'] } as const;
const params = z.object({ id: textId });
const reasoned = z.object({ reason: typedLines(500) });
const ofOne = textId.optional();
const decisionErrors = ['affiliates.application_not_found', 'affiliates.decided'] as const;
const rateErrors = ['affiliates.rate_of_nothing', 'affiliates.rate_target_gone'] as const;

export const affiliateStaffEndpoints = {
  'GET /community/affiliate/admin/applications': endpoint({
    access: readers,
    summary: 'Who applied, those waiting longest first',
    query: staffListQuery({
      sorts: ['applied_at', 'code'],
      filters: { status: z.enum(affiliateStatuses).optional(), q: searched.describe('A code, or part of a channel') },
    }),
    reply: staffPage(staffApplication),
    errors: [],
  }),
  'GET /community/affiliate/admin/applications/{id}': endpoint({
    access: readers,
    summary: 'One application',
    params,
    reply: staffApplication,
    errors: ['affiliates.application_not_found'],
  }),
  'PUT /community/affiliate/admin/applications/{id}/approve': endpoint({
    access: managers,
    summary: 'Make somebody an affiliate; of two decisions the first holds',
    params,
    reply: staffApplication,
    errors: decisionErrors,
  }),
  'PUT /community/affiliate/admin/applications/{id}/reject': endpoint({
    access: managers,
    summary: 'Refuse an application, with the reason its author reads',
    params,
    body: reasoned,
    reply: staffApplication,
    errors: decisionErrors,
  }),
  'PUT /community/affiliate/admin/applications/{id}/suspend': endpoint({
    access: managers,
    summary: 'Stop an affiliate: their links and coupons earn nothing, and no money leaves, until restored',
    params,
    body: reasoned,
    reply: staffApplication,
    errors: decisionErrors,
  }),
  'PUT /community/affiliate/admin/applications/{id}/restore': endpoint({
    access: managers,
    summary: 'Let a suspended affiliate take part again',
    params,
    reply: staffApplication,
    errors: decisionErrors,
  }),
  'GET /community/affiliate/admin/settings': endpoint({
    access: managers,
    summary: 'What the programme pays and asks, with all that can be changed',
    reply: staffSettings,
    errors: [],
  }),
  'PUT /community/affiliate/admin/settings': endpoint({
    access: managers,
    summary: 'Change it from now on; what was earned stays as it was',
    body: settingsBody,
    reply: staffSettings,
    errors: ['conflict.changed'],
  }),
  'GET /community/affiliate/admin/rates': endpoint({
    access: managers,
    summary: 'Other rates than the programme’s, those that began last first',
    query: staffListQuery({
      sorts: ['-starts_at', 'percent'],
      filters: { affiliate_id: ofOne, category_id: ofOne },
    }),
    reply: staffPage(staffRate),
    errors: [],
  }),
  'POST /community/affiliate/admin/rates': endpoint({
    access: managers,
    summary: 'Pay another rate for an affiliate, a category or both, in a window of time',
    body: rateBody,
    reply: staffRate,
    status: 201,
    errors: rateErrors,
  }),
  'PUT /community/affiliate/admin/rates/{id}': endpoint({
    access: managers,
    summary: 'Change a rate for orders placed from now on',
    params,
    body: rateChange,
    reply: staffRate,
    errors: [...rateErrors, 'affiliates.rate_not_found', 'conflict.changed'],
  }),
  'DELETE /community/affiliate/admin/rates/{id}': endpoint({
    access: managers,
    summary: 'Take a rate away for orders placed from now on',
    params,
    reply: z.object({ id }),
    errors: ['affiliates.rate_not_found'],
  }),
  'GET /community/affiliate/admin/coupons': endpoint({
    access: managers,
    summary: 'Coupons that are an affiliate’s, the latest first',
    query: staffListQuery({ sorts: ['-coupon_id'], filters: { affiliate_id: ofOne } }),
    reply: staffPage(staffCoupon),
    errors: [],
  }),
  'POST /community/affiliate/admin/coupons': endpoint({
    access: managers,
    summary: 'Tie a coupon to an affiliate, or make one: whoever orders with it came by them',
    body: couponBody,
    reply: staffCoupon,
    status: 201,
    errors: ['affiliates.application_not_found', 'affiliates.coupon_not_found', 'affiliates.coupon_taken'],
  }),
  'DELETE /community/affiliate/admin/coupons/{id}': endpoint({
    access: managers,
    summary: 'Untie a coupon: it still counts at the checkout, and is nobody’s',
    params,
    reply: z.object({ id }),
    errors: ['affiliates.coupon_not_found'],
  }),
};
