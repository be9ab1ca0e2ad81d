import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  bilingual,
  givenRiyals,
  id,
  onceRight,
  riyals,
  text,
  textId,
  typedLines,
  typedText,
  version,
  written,
} from '../platform/shapes.ts';
import { shippingMethods } from '../vocabulary/index.ts';
import { carrierCode } from './carrier-code.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const owner = { staff: ['owner'] } as const;

const code = z.enum(shippingMethods);

const name = written(typedText(120));
const description = z.union([typedLines(500), z.literal('')]);

const LARGEST = 10_000;
/** Riyals to which a carrier's price is rounded up. */
const steps = [0.01, 0.25, 0.5, 1, 5] as const;
const carrierPrice = z.object({
  carrier: carrierCode,
  surcharge: givenRiyals(LARGEST).describe('Added to the price of the carrier'),
  round_to: z.literal(steps).describe('Rounded up to multiples of it'),
});
const methodBody = z.object({
  name,
  description: written(description),
  carrier_price: carrierPrice
    .nullable()
    .optional()
    .describe('It has the price of this carrier; null: that of the zones. Left out, it stays'),
});
const shownBoth = bilingual(text(500));
export const method = z.object({
  ...{ code, name: shownBoth, description: shownBoth, version },
  carrier_price: carrierPrice.extend({ surcharge: riyals, round_to: riyals }).nullable(),
});
export type AdminShippingMethod = z.infer<typeof method>;

export const rate = z.object({
  method: code,
  up_to_grams: z.int().min(1).max(1_000_000).describe('This price holds up to this weight'),
  cost: givenRiyals(LARGEST),
  free_over: givenRiyals(LARGEST * 10, 0.01)
    .nullable()
    .describe('Goods total from which it is free; null: never'),
  min_days: z.int().min(0).max(90),
  max_days: z.int().min(0).max(90),
});
export type ShippingRateDraft = z.input<typeof rate>;

interface Rate {
  method: string;
  up_to_grams: number;
  min_days: number;
  max_days: number;
}
const MOST_RATES = 60;

const rates = z
  .array(
    rate.refine((one: Rate) => one.max_days >= one.min_days, {
      ...onceRight('min_days', 'max_days'),
      path: ['max_days'],
      error: 'validation.end_before_start',
    }),
  )
  .max(MOST_RATES)
  .refine(
    (all: Rate[]) => new Set(all.map((one) => `${one.method} ${one.up_to_grams}`)).size === all.length,
    'validation.rate_twice',
  );

const zoneFields = {
  name,
  position: z.int().min(0).max(1_000),
  region_ids: z.array(id).max(100),
  city_ids: z.array(id).max(2_000).describe('Cities of their own: they beat the zone of their region'),
};
export const zoneBody = z.object({ ...zoneFields, rates });
export type ShippingZoneDraft = z.infer<typeof zoneBody>;

export const zone = z.object({
  ...zoneFields,
  id,
  name: shownBoth,
  rates: z.array(rate.extend({ cost: riyals, free_over: riyals.nullable() })).max(200),
  version,
});
export type AdminShippingZone = z.infer<typeof zone>;

const params = z.object({ id: textId });
const refused = ['shipping.place_unknown', 'shipping.place_taken'] as const;

export const shippingZoneEdit = zoneBody.extend({ version });
export type ShippingZoneEdit = z.input<typeof shippingZoneEdit>;

export const shippingMethodEdit = methodBody.extend({ version });
export type ShippingMethodEdit = z.input<typeof shippingMethodEdit>;

export const shippingAdminEndpoints = {
  'GET /admin/shipping': endpoint({
    access: managers,
    summary: 'Ways to deliver, and zones with their places and prices',
    reply: z.object({ methods: z.array(method).max(10), zones: z.array(zone).max(100) }),
    errors: [],
  }),
  'PUT /admin/shipping/methods/{code}': endpoint({
    access: managers,
    summary: 'Change what a way to deliver is called',
    params: z.object({ code }),
    body: shippingMethodEdit,
    reply: method,
    errors: ['shipping.method_not_found', 'conflict.changed'],
  }),
  'POST /admin/shipping/zones': endpoint({
    access: owner,
    summary: 'Add a zone; a place is in one zone only',
    body: zoneBody,
    reply: zone,
    status: 201,
    errors: [...refused, 'shipping.zones_full'],
  }),
  'PUT /admin/shipping/zones/{id}': endpoint({
    access: owner,
    summary: 'Change a zone as a whole; orders that were placed keep what they were told',
    params,
    body: shippingZoneEdit,
    reply: zone,
    errors: [...refused, 'shipping.zone_not_found', 'conflict.changed'],
  }),
  'DELETE /admin/shipping/zones/{id}': endpoint({
    access: owner,
    summary: 'Remove a zone: nothing is delivered to its places any more, unless another one has them',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['shipping.zone_not_found'],
  }),
};
