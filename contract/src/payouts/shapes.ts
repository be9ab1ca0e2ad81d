import { z } from 'zod';
import {
  calendarDay,
  evenIfWrong,
  givenRiyals,
  id,
  image,
  riyals,
  text,
  timestamp,
  typedCode,
  typedName,
  version,
} from '../platform/shapes.ts';
import {
  conversionTargets,
  payoutWays,
  statementKinds,
  statementStates,
  withdrawalStatuses,
} from '../vocabulary/index.ts';

export const pointsValue = z.object({
  points: z.int().describe('What can be converted now'),
  owed: z.int().describe('Taken back after it was spent: made up for by what is earned next'),
  pending: z.int().describe('Held until the days after delivery are over'),
  point_value: riyals.describe('Of one point, at present'),
  worth: riyals.describe('Of the points that can be converted, at present'),
  pending_worth: riyals,
  earnings: riyals.describe('What can be withdrawn now'),
  earnings_held: riyals.describe('In withdrawals on their way'),
  least_points: z.int(),
  least_withdrawal: riyals,
  iban: text(60).nullable().describe('Where withdrawals go unless said: its last digits'),
});
export type PointsValue = z.infer<typeof pointsValue>;

export const conversion = z.object({
  id: z.uuid(),
  points: z.int(),
  amount: riyals,
  to: z.enum(conversionTargets),
  point_value: riyals.describe('At which they were converted, for good'),
  at: timestamp,
  left: z.int().describe('Points that can still be converted'),
});
export type PointConversion = z.infer<typeof conversion>;

export const convertBody = z.object({
  points: z.int().min(1).max(100_000_000),
  to: z.enum(conversionTargets),
});

export const withdrawBody = z
  .object({
    amount: givenRiyals(1_000_000, 0.01),
    iban: typedCode(60)
      .optional()
      .describe('A Saudi one, with the name of its holder; the one of the application unless said'),
    name: typedName(100).optional(),
    stc_pay: typedCode(32).optional().describe('A Saudi mobile number, instead of an IBAN'),
  })
  .refine((body) => body.iban === undefined || body.stc_pay === undefined, {
    ...evenIfWrong,
    path: ['iban'],
    error: 'validation.required',
  })
  .refine((body) => body.stc_pay !== undefined || body.name !== undefined, {
    ...evenIfWrong,
    path: ['name'],
    error: 'validation.required',
  });
export type WithdrawalRequest = z.input<typeof withdrawBody>;

const withdrawalFacts = {
  id: z.uuid(),
  amount: riyals,
  way: z.enum(payoutWays),
  destination: text(60).nullable().describe('Its last digits only'),
  status: z.enum(withdrawalStatuses),
  status_label: text(80),
  reason: text(500).nullable(),
  reference: text(80).nullable().describe('Of the transfer'),
  asked_at: timestamp,
  approved_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
};

export const affiliateWithdrawal = z.object({ ...withdrawalFacts, can_cancel: z.boolean() });
export type AffiliateWithdrawal = z.infer<typeof affiliateWithdrawal>;

export const adminWithdrawal = z.object({
  ...withdrawalFacts,
  destination: text(60).nullable().describe('Whole for who pays, else its last digits'),
  holder: text(100).nullable(),
  affiliate: z.object({ id, code: text(16) }).nullable(),
  approved_by: text(120).nullable(),
  paid_by: text(120).nullable(),
  next_statuses: z.array(z.enum(withdrawalStatuses)).max(5).describe('What whoever asks may do with it'),
  version,
});
export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;

export const affiliateTransaction = z.object({
  id: z.int(),
  kind: z.enum(statementKinds),
  label: text(160),
  at: timestamp,
  points: z.int().nullable().describe('Negative where they went'),
  amount: riyals.nullable().describe('Negative where it went'),
  state: z.enum(statementStates),
  state_label: text(80),
  reason: text(700).nullable().describe('Why something was not paid'),
});
export type AffiliateTransaction = z.infer<typeof affiliateTransaction>;

export const affiliateStats = z.object({
  from: calendarDay,
  to: calendarDay,
  clicks: z.int(),
  uncounted_clicks: z.int().describe('Too many from one place, or one’s own'),
  orders: z.int(),
  conversion: z.number().describe('Orders of a hundred clicks'),
  points: z.int().describe('Of these orders, as they are now'),
  pending_points: z.int().describe('Of all time, as all that follows'),
  available_points: z.int(),
  earnings: riyals,
  paid: riyals,
  days: z
    .array(z.object({ day: calendarDay, clicks: z.int(), orders: z.int(), points: z.int() }))
    .max(366)
    .describe('Every day, also those on which nothing happened'),
  products: z
    .array(
      z.object({ id, name: text(200), slug: text(200), image: image.nullable(), orders: z.int(), pieces: z.int() }),
    )
    .max(10)
    .describe('Those bought most'),
});
export type AffiliateStats = z.infer<typeof affiliateStats>;

/** Days of Riyadh, both inclusive. The last thirty by default; at most 366. */
export const windowQuery = { from: calendarDay.optional(), to: calendarDay.optional() };
