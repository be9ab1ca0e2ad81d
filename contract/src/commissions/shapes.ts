import { z } from 'zod';
import { calendarDay, id, riyals, text, textInteger, timestamp, version } from '../platform/shapes.ts';
import { affiliateFlagKinds, attributionMeans, commissionReasons, commissionStates } from '../vocabulary/index.ts';

/** A number that identity columns give. */
export const largeId = textInteger(1, 999_999_999_999_999);
export const numberQuery = { cursor: largeId.optional(), per_page: textInteger(1, 50).optional() };

/** `data` of a list with a cursor. */
export function numbered<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item).max(50), next_cursor: z.int().nullable() });
}

export const commissionFacts = {
  state: z.enum(commissionStates),
  state_label: text(80),
  points: z.int().describe('What it brings, or brought; 0 where nothing is paid'),
  reason: z.enum(commissionReasons).nullable(),
  reason_label: text(700).nullable().describe('Why nothing is paid, or why it is held, in words'),
  is_held: z.boolean().describe('Staff are looking at it'),
  due_at: timestamp.nullable().describe('From when its points can be used, unless something comes back'),
};

export const referredOrder = z.object({
  id: z.int(),
  buyer: text(8).describe('The first letter of a name, no more'),
  city: text(120),
  day: calendarDay.describe('When it was ordered, in Riyadh'),
  ...commissionFacts,
});
export type ReferredOrder = z.infer<typeof referredOrder>;

const affiliate = z.object({ id, code: text(16) });

export const adminCommission = z.object({
  id: z.int(),
  order_id: z.uuid(),
  order_number: text(30),
  affiliate,
  via: z.enum(attributionMeans),
  ...commissionFacts,
  full_points: z.int().describe('What it would bring if everything were kept'),
  worth: riyals.describe('Of its points, at the rate of its order'),
  staff_reason: text(500).nullable(),
  placed_at: timestamp,
  delivered_at: timestamp.nullable(),
  posted_at: timestamp.nullable(),
  version,
});
export type AdminCommission = z.infer<typeof adminCommission>;

export const affiliateFlag = z.object({
  id: z.int(),
  affiliate,
  kind: z.enum(affiliateFlagKinds),
  kind_label: text(120),
  facts: text(300),
  times_seen: z.int(),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
});
export type AffiliateFlag = z.infer<typeof affiliateFlag>;
