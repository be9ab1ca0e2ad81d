import { z } from 'zod';
import { id, text, timestamp } from '../platform/shapes.ts';
import { shipmentStatuses } from '../vocabulary/index.ts';

/** Maximum number of shipments per order. */
export const MOST_SHIPMENTS = 50;

/** Maximum number of a carrier's events per shipment. */
export const MOST_CARRIER_EVENTS = 40;

/** Something that a carrier told of a shipment. */
export const carrierEvent = z.object({ status: z.enum(shipmentStatuses), label: text(120), at: timestamp });
export type CarrierEvent = z.infer<typeof carrierEvent>;

/** A shipment of an order as its buyer sees it. */
export const shipment = z.object({
  id: z.uuid(),
  number: z.int().describe('Of its order, from 1'),
  carrier: text(120).nullable(),
  carrier_number: text(120).nullable().describe('Of the parcel, at the carrier'),
  tracking_url: text(1_000).nullable().describe('Where the parcel is followed at the carrier'),
  sent_at: timestamp,
  delivered_at: timestamp.nullable(),
  pieces: z.int(),
  events: z.array(carrierEvent).max(MOST_CARRIER_EVENTS).describe('As its carrier told them, the latest last'),
  items: z
    .array(
      z.object({
        id: id.describe('Of the line of the order'),
        name: text(200),
        variant: text(160).nullable(),
        quantity: z.int(),
      }),
    )
    .max(200),
});
export type OrderShipment = z.infer<typeof shipment>;
