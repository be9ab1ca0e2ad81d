import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { day, onceRight, text, timestamp } from '../platform/shapes.ts';
import { carrierCode } from '../shipping/carrier-code.ts';
import { pickupStates } from '../vocabulary/index.ts';

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'validation.invalid');

/** The courier of a carrier who was asked to come for parcels. */
export const pickup = z.object({
  id: z.uuid(),
  carrier: text(40),
  carrier_name: text(120),
  day: text(10),
  from: text(5),
  until: text(5),
  parcels: z.int(),
  state: z.enum(pickupStates),
  state_label: text(120),
  problem: text(400).nullable().describe('Why nobody comes, in words'),
  asked_by: text(60).nullable(),
  asked_at: timestamp,
});
export type Pickup = z.infer<typeof pickup>;

export const pickupDraft = z
  .object({
    carrier: carrierCode,
    day: day.describe('In Saudi Arabia: 2026-11-30'),
    from: clockTime.describe('The earliest time: 14:00'),
    until: clockTime.describe('The latest time'),
    parcels: z.int().min(1).max(500),
  })
  .refine(({ from, until }) => from < until, {
    ...onceRight('from', 'until'),
    path: ['until'],
    error: 'validation.end_before_start',
  });
export type PickupDraft = z.input<typeof pickupDraft>;

const people = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;

export const pickupEndpoints = {
  'GET /admin/pickups': endpoint({
    access: people,
    summary: 'Couriers who were asked to come, the latest first',
    reply: z.object({ pickups: z.array(pickup).max(20) }),
    errors: [],
  }),
  'POST /admin/pickups': endpoint({
    access: people,
    summary: 'Ask a carrier to come for parcels. It is asked after this reply',
    body: pickupDraft,
    reply: pickup,
    status: 201,
    errors: ['carriage.no_pickups', 'carriage.pickup_day'],
  }),
  'POST /admin/pickups/{id}/cancel': endpoint({
    access: people,
    summary: 'Tell a carrier not to come',
    params: z.object({ id: z.uuid() }),
    reply: pickup,
    errors: ['carriage.pickup_not_found', 'carriage.pickup_over'],
  }),
};
