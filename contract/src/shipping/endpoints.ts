import { z } from 'zod';
import { orderLines } from '../orders/lines.ts';
import { endpoint } from '../platform/endpoint.ts';
import { evenIfWrong, givenId, givenRiyals, id, riyals, text, textId } from '../platform/shapes.ts';
import { shippingMethods } from '../vocabulary/index.ts';
import { collectedMethod, MOST_POINTS, pickupPoint } from './points.ts';

export const shippingMethodCode = z.enum(shippingMethods);

export const method = z.object({
  code: shippingMethodCode,
  name: text(120),
  description: text(500),
  min_days: z.int(),
  max_days: z.int(),
});
export type ShippingMethodInList = z.infer<typeof method>;

/** A method with its price for one destination and cart. */
export const shippingOption = method.extend({
  cost: riyals,
  free_over: riyals.nullable().describe('Goods total from which it is free; null when never'),
  estimate: text(120),
});

export const zone = z.object({
  id,
  name: text(120),
  regions: z.array(text(120)).max(100),
  cities: z.array(text(120)).max(2_000),
  costs: z
    .array(
      z.object({
        method: shippingMethodCode,
        up_to_grams: z.int(),
        cost: riyals,
        free_over: riyals.nullable(),
        min_days: z.int(),
        max_days: z.int(),
      }),
    )
    .max(200),
});
export type ShippingZone = z.infer<typeof zone>;

const grams = z.int().min(0).max(1_000_000);

export const shippingCalculation = z
  .object({
    city_id: givenId,
    lines: orderLines.optional(),
    subtotal: givenRiyals(10_000_000).optional(),
    weight: grams.optional().describe('The same as `weight_grams`'),
    weight_grams: grams.optional(),
  })
  .refine((body) => body.lines !== undefined || body.subtotal !== undefined, {
    message: 'validation.required',
    path: ['lines'],
    ...evenIfWrong,
  });
export type ShippingCalculation = z.input<typeof shippingCalculation>;

export const shippingEndpoints = {
  'GET /shipping': endpoint({
    access: 'public',
    summary: 'Shipping methods',
    reply: z.array(method).max(10),
    errors: [],
    cache: { tags: ['shipping'] },
  }),
  'GET /shipping/costs': endpoint({
    access: 'public',
    summary: 'Costs by zone, method and weight',
    reply: z.array(zone).max(100),
    errors: [],
    cache: { tags: ['shipping'] },
  }),
  'GET /shipping/arrival': endpoint({
    access: 'public',
    summary: 'How long anything takes at most to a city, by the ordinary way there',
    query: z.object({ city_id: textId }),
    reply: z.object({
      method: shippingMethodCode,
      max_days: z.int().describe('Working days, Sunday to Thursday, of the slowest weight'),
    }),
    errors: ['shipping.city_not_served', 'locations.city_not_found'],
    cache: { tags: ['shipping', 'locations'] },
  }),
  'GET /shipping/points': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Where an order may be collected in a city: at the shop, or at points of carriers',
    query: z.object({ city_id: textId, method: collectedMethod }),
    reply: z.object({ points: z.array(pickupPoint).max(MOST_POINTS) }),
    errors: ['locations.city_not_found'],
    limitPerMinute: 30,
  }),
  'POST /shipping/calculate': endpoint({
    access: 'public',
    work: 'orders',
    summary: 'What each method costs to a city for a cart or a weight',
    body: shippingCalculation,
    reply: z.object({ city: text(120), options: z.array(shippingOption).max(10) }),
    errors: ['shipping.city_not_served', 'locations.city_not_found'],
  }),
};
export type ShippingOption = z.infer<typeof shippingOption>;
