import { z } from 'zod';
import { id, text, timestamp } from '../platform/shapes.ts';

/** Maximum number of shipments per order. */
export const MOST_SHIPMENTS = 50;

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
