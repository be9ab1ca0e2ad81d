import { z } from 'zod';
import { MOST_CARRIER_EVENTS } from '../orders/shipment.ts';
import { riyals, text, timestamp } from '../platform/shapes.ts';
import { bookingStates, remittanceOutcomes, shipmentStatuses } from '../vocabulary/index.ts';

/** The most labels of one file. */
export const MOST_LABELS = 50;

/** A carrier at which parcels are booked. */
export const bookableCarrier = z.object({
  code: text(40),
  name: text(120),
  has_labels: z.boolean(),
  collects_cash: z.boolean(),
  has_returns: z.boolean().describe('Whether it brings things back from buyers'),
  takes_pickups: z.boolean().describe('Whether its courier comes when asked'),
  has_rates: z.boolean().describe('Whether it says what a parcel costs'),
  rates_failing_since: timestamp.nullable().describe('It does not say that now: delivery has the price of the zones'),
  remittances_failing_since: timestamp
    .nullable()
    .describe('It does not say what it paid out; null where it does, or never says it'),
  rates_ran_out_at: timestamp
    .nullable()
    .describe('When shoppers last wanted more prices than it may be asked for, within a day'),
});
export type BookableCarrier = z.infer<typeof bookableCarrier>;

const labelFormats = ['pdf', 'zpl'] as const;

/** Labels of many parcels in one file. */
export const labelFile = z.object({
  format: z.enum(labelFormats),
  labels: z.int(),
  content: z.string().max(90_000_000).describe('The file in base64'),
});
export type LabelFile = z.infer<typeof labelFile>;
export const collectedLabels = z.object({
  files: z.array(labelFile).max(labelFormats.length).describe('One of each form that there is'),
  left_out: z
    .array(z.object({ id: z.uuid(), order_number: text(30), reason: text(300) }))
    .max(MOST_LABELS)
    .describe('Parcels whose label could not be had or read'),
});
export type CollectedLabels = z.infer<typeof collectedLabels>;

const trackedEvent = z.object({
  status: z.enum(shipmentStatuses),
  label: text(120),
  text: text(200).describe('In the words of the carrier'),
  at: timestamp,
});

/** A parcel that was booked at a carrier, or is to be. */
export const booking = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  order_number: text(30),
  carrier: text(40),
  carrier_name: text(120),
  state: z.enum(bookingStates),
  state_label: text(120),
  problem: text(400).nullable().describe('Why it is not booked, in words'),
  tries: z.int(),
  pieces: z.int(),
  cash: riyals.describe('Collected by the courier; 0: nothing'),
  remitted: riyals.nullable().describe('Paid out by the carrier, as its statement says; null: not yet'),
  number: text(120).nullable(),
  tracking_url: text(1_000).nullable(),
  has_label: z.boolean(),
  label_format: z.enum(labelFormats).nullable(),
  status: z.enum(shipmentStatuses).nullable().describe('At the carrier, as it was told last'),
  status_label: text(120).nullable(),
  asked_by: text(60).nullable(),
  asked_at: timestamp,
  events: z.array(trackedEvent).max(MOST_CARRIER_EVENTS),
});
export type Booking = z.infer<typeof booking>;

export const remittanceLine = z.object({
  number: text(120),
  amount: riyals,
  outcome: z.enum(remittanceOutcomes),
  expected: riyals.describe('To be collected for this parcel'),
  order_id: z.uuid().nullable(),
  order_number: text(30).nullable(),
});
export type RemittanceLine = z.infer<typeof remittanceLine>;
