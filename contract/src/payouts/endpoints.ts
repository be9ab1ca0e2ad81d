import { z } from 'zod';
import { numbered, numberQuery } from '../commissions/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { fileBytes, textId, typedLines, typedText, version } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { payoutWays, withdrawalStatuses } from '../vocabulary/index.ts';
import {
  adminWithdrawal,
  affiliateStats,
  affiliateTransaction,
  affiliateWithdrawal,
  conversion,
  convertBody,
  pointsValue,
  windowQuery,
  withdrawBody,
} from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support'] } as const;
const params = z.object({ id: z.uuid() });
const affiliate = ['affiliates.not_affiliate'] as const;
const active = [...affiliate, 'affiliates.suspended'] as const;
const step = ['payouts.not_found', 'payouts.transition_not_allowed', 'conflict.changed'] as const;
/** The source spec sends no body: then no version is checked. */
const seen = version.optional().describe('That was seen; with another one the call is refused');
const window = z.object(windowQuery);
const statement = [...affiliate, 'payouts.window_wrong', 'payouts.statement_too_long'] as const;

export const payoutEndpoints = {
  'GET /community/affiliate/points-value': endpoint({
    access: 'customer',
    summary: 'My affiliate points and earnings, and what the points are worth',
    reply: pointsValue,
    errors: affiliate,
  }),
  'GET /community/affiliate/stats': endpoint({
    access: 'customer',
    summary: 'Clicks, orders and points of some days, and what sold best',
    query: window,
    reply: affiliateStats,
    errors: [...affiliate, 'payouts.window_wrong'],
  }),
  'GET /community/affiliate/transactions': endpoint({
    access: 'customer',
    summary: 'Every commission, reversal, conversion and withdrawal, the latest first, with why something was not paid',
    query: z.object(numberQuery),
    reply: numbered(affiliateTransaction),
    errors: affiliate,
  }),
  'POST /community/affiliate/convert-points': endpoint({
    access: 'customer',
    summary: 'Turn points into earnings or store credit, for good, at the rate of this moment',
    body: convertBody,
    reply: conversion,
    status: 201,
    idempotent: true,
    errors: [
      ...active,
      'payouts.below_least_points',
      'payouts.points_short',
      'payouts.points_pending',
      'payouts.points_owed',
    ],
    limitPerMinute: 20,
  }),
  'POST /community/affiliate/withdraw': endpoint({
    access: 'customer',
    summary: 'Ask for earnings to be paid out; they are set aside at once',
    body: withdrawBody,
    reply: affiliateWithdrawal,
    status: 201,
    idempotent: true,
    errors: [
      ...active,
      'payouts.below_least_withdrawal',
      'payouts.iban_missing',
      'payouts.iban_wrong',
      'payouts.iban_foreign',
      'payouts.stc_phone_wrong',
      'payouts.balance_short',
      'payouts.convert_first',
      'payouts.points_pending',
    ],
    limitPerMinute: 20,
  }),
  'GET /community/affiliate/withdrawals': endpoint({
    access: 'customer',
    summary: 'My withdrawals, the latest first',
    query: z.object(numberQuery),
    reply: numbered(affiliateWithdrawal),
    errors: affiliate,
  }),
  'PUT /community/affiliate/withdrawals/{id}/cancel': endpoint({
    access: 'customer',
    summary: 'Take back a withdrawal nobody has decided yet; the amount can be used again',
    params,
    reply: affiliateWithdrawal,
    errors: ['payouts.not_found', 'payouts.transition_not_allowed'],
  }),
  'GET /community/affiliate/statement.csv': endpoint({
    access: 'customer',
    summary: 'What points and earnings were, what happened to them and what they came to, for a spreadsheet',
    query: window,
    reply: fileBytes,
    gives: 'text/csv',
    errors: statement,
    limitPerMinute: 20,
  }),
  'GET /community/affiliate/statement.pdf': endpoint({
    access: 'customer',
    summary: 'The same on paper: A4, in Arabic with English beside it',
    query: window,
    reply: fileBytes,
    gives: 'application/pdf',
    errors: statement,
    limitPerMinute: 10,
  }),
  'GET /community/affiliate/admin/withdrawals': endpoint({
    access: readers,
    summary: 'All withdrawals; where they go is whole for who pays alone',
    query: staffListQuery({
      sorts: ['-asked_at', '-amount'],
      filters: {
        status: z.enum(withdrawalStatuses).optional(),
        way: z.enum(payoutWays).optional(),
        affiliate_id: textId.optional(),
      },
    }),
    reply: staffPage(adminWithdrawal),
    errors: [],
  }),
  'PUT /community/affiliate/admin/withdrawals/{id}/approve': endpoint({
    access: managers,
    summary: 'Say that a withdrawal may be paid',
    params,
    body: z.object({ version: seen }),
    reply: adminWithdrawal,
    errors: step,
  }),
  'PUT /community/affiliate/admin/withdrawals/{id}/reject': endpoint({
    access: managers,
    summary: 'Refuse a withdrawal that is not paid; the amount can be used again at once',
    params,
    body: z.object({
      reason: typedLines(500).optional().describe('For the affiliate to read; a general one unless said'),
      version: seen,
    }),
    reply: adminWithdrawal,
    errors: step,
  }),
  'PUT /community/affiliate/admin/withdrawals/{id}/paid': endpoint({
    access: managers,
    summary: 'Say that an approved withdrawal was paid; somebody else than who approved it, where there are two',
    params,
    body: z.object({ reference: typedText(80).describe('Of the transfer'), version }),
    reply: adminWithdrawal,
    errors: [...step, 'payouts.same_person'],
  }),
  'GET /community/affiliate/admin/payouts.csv': endpoint({
    access: managers,
    summary: 'What is approved and not paid, for the bank: the oldest 5,000',
    reply: fileBytes,
    gives: 'text/csv',
    errors: [],
  }),
};
