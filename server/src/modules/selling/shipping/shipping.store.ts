import { type ShippingMethod, shippingMethods } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const methodRow = {
  code: sql.text.oneOf(...shippingMethods),
  name_ar: sql.text,
  name_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  min_days: sql.int4,
  max_days: sql.int4,
};
export type MethodRow = Row<typeof methodRow>;

/** Rate of a method for one city and weight. */
const rateRow = {
  ...methodRow,
  cost_halalas: sql.int4,
  free_over_halalas: sql.int4.orNull,
  /** The carrier whose price it has; null: the cost above. */
  priced_by: sql.text.orNull,
  surcharge_halalas: sql.int4,
  round_to_halalas: sql.int4,
};
export type RateRow = Row<typeof rateRow>;

/** Methods with the shortest and the longest delivery anywhere. */
export async function listMethods(db: Database): Promise<MethodRow[]> {
  const { rows } = await sql.rows(methodRow)`
    select m.code, m.name_ar, m.name_en, m.description_ar, m.description_en,
      coalesce(min(r.min_days), 0)::int as min_days, coalesce(max(r.max_days), 0)::int as max_days
    from shipping_methods m left join shipping_rates r on r.method = m.code
    group by m.code order by m.position, m.code
  `.execute(db);
  return rows;
}

/** A rate with its maximum weight. */
export type RateStep = RateRow & { up_to_grams: number };

/** The first step of each method that carries the weight, from sorted steps. */
export function ratesFor(steps: readonly RateStep[], weightGrams: number): RateRow[] {
  const able = steps.filter((step) => step.up_to_grams >= weightGrams);
  return able.filter((step, at) => able.findIndex((one) => one.code === step.code) === at);
}

/** Whether a method brings the parcel to an address, and not to where the buyer collects it. */
export const isBrought = (code: ShippingMethod): boolean => code !== 'pickup' && code !== 'point';

/** Longest delivery time of the standard method, or else of the first delivery method; undefined for pickup only. */
export function slowestRate(steps: readonly RateStep[]): { method: ShippingMethod; max_days: number } | undefined {
  const brought = steps.filter(({ code }) => isBrought(code));
  const method = brought.find((step) => step.code === 'standard')?.code ?? brought[0]?.code;
  if (method === undefined) return undefined;
  return { method, max_days: Math.max(...brought.filter((step) => step.code === method).map((step) => step.max_days)) };
}

/** All steps of the rates that apply in a city, for any weight: in the sequence of the methods, lightest step first. */
export async function listRateSteps(db: Database | Tx, cityId: number): Promise<RateStep[]> {
  const { rows } = await sql.rows({ ...rateRow, up_to_grams: sql.int4 })`
    select m.code, m.name_ar, m.name_en, m.description_ar, m.description_en,
      r.min_days, r.max_days, r.cost_halalas, r.free_over_halalas, r.up_to_grams, m.priced_by, m.surcharge_halalas,
      m.round_to_halalas
    from cities c
    left join shipping_zone_cities own on own.city_id = c.id
    left join shipping_zone_regions around on around.region_id = c.region_id
    join shipping_rates r on r.zone_id = coalesce(own.zone_id, around.zone_id) 
    join shipping_methods m on m.code = r.method
    where c.id = ${cityId} and c.is_served
    order by m.position, m.code, r.up_to_grams
  `.execute(db);
  return rows;
}

const zoneRow = {
  id: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  regions_ar: sql.textArray,
  regions_en: sql.textArray,
  cities_ar: sql.textArray,
  cities_en: sql.textArray,
  rates: sql.jsonb.of(
    z.array(
      z.strictObject({
        method: z.enum(shippingMethods),
        up_to_grams: z.number(),
        cost_halalas: z.number(),
        free_over_halalas: z.number().nullable(),
        min_days: z.number(),
        max_days: z.number(),
      }),
    ),
  ),
};
export type ZoneRow = Row<typeof zoneRow>;

export async function listZones(db: Database): Promise<ZoneRow[]> {
  const { rows } = await sql.rows(zoneRow)`
    select z.id, z.name_ar, z.name_en,
      array(select r.name_ar from shipping_zone_regions zr join regions r on r.id = zr.region_id where zr.zone_id = z.id order by r.id) as regions_ar,
      array(select r.name_en from shipping_zone_regions zr join regions r on r.id = zr.region_id where zr.zone_id = z.id order by r.id) as regions_en,
      array(select c.name_ar from shipping_zone_cities zc join cities c on c.id = zc.city_id where zc.zone_id = z.id order by c.id) as cities_ar,
      array(select c.name_en from shipping_zone_cities zc join cities c on c.id = zc.city_id where zc.zone_id = z.id order by c.id) as cities_en,
      coalesce((
        select jsonb_agg(to_jsonb(r) - 'zone_id' order by m.position, r.up_to_grams)
        from shipping_rates r join shipping_methods m on m.code = r.method where r.zone_id = z.id
      ), '[]') as rates
    from shipping_zones z order by z.position, z.id
  `.execute(db);
  return rows;
}
