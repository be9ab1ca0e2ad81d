import { z } from 'zod';
import { givenId, id, text, typedCode } from '../platform/shapes.ts';
import { carrierCode } from './carrier-code.ts';

/** The most points of a city that are shown. */
export const MOST_POINTS = 200;

/** Ways to deliver of which the buyer collects the parcel. */
export const collectedMethod = z.enum(['pickup', 'point']);
export type CollectedMethod = z.infer<typeof collectedMethod>;

/** A place where a buyer may collect an order. */
export const pickupPoint = z.object({
  carrier: carrierCode.nullable().describe('Null: the shop itself'),
  id: text(80).describe('At its carrier'),
  city_id: id,
  carrier_name: text(120),
  name: text(200),
  address: text(300),
  hours: text(200).describe('Empty where nobody says'),
  takes_cash: z.boolean(),
});
export type PickupPoint = z.infer<typeof pickupPoint>;

export const chosenPoint = z.object({
  carrier: carrierCode.nullable(),
  id: typedCode(80).min(1),
  city_id: givenId,
});

/** The point of an order, as it was when it was placed. */
export const orderPoint = pickupPoint.omit({ city_id: true, takes_cash: true });
export type OrderPoint = z.infer<typeof orderPoint>;
