import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/index.ts';

export type MethodCode = 'standard' | 'express' | 'pickup';

export interface MethodRow {
  code: MethodCode;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  min_days: number;
  max_days: number;
}

/** What a method costs to one city at one weight. */
export interface RateRow extends MethodRow {
  cost_halalas: number;
  free_over_halalas: number | null;
}

/** Methods with the shortest and the longest delivery anywhere. */
export async function listMethods(db: Database): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    select m.code, m.name_ar, m.name_en, m.description_ar, m.description_en,
      coalesce(min(r.min_days), 0)::int as min_days, coalesce(max(r.max_days), 0)::int as max_days
    from shipping_methods m left join shipping_rates r on r.method = m.code
    group by m.code order by m.position, m.code
  `.execute(db);
  return rows;
}

/** The rates that apply in a city for a weight: its own zone's, else its region's; the smallest step that carries it. */
export async function listRates(db: Database | Tx, cityId: number, weightGrams: number): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select distinct on (m.position, m.code) m.code, m.name_ar, m.name_en, m.description_ar, m.description_en,
      r.min_days, r.max_days, r.cost_halalas, r.free_over_halalas
    from cities c
    left join shipping_zone_cities own on own.city_id = c.id
    left join shipping_zone_regions around on around.region_id = c.region_id
    join shipping_rates r on r.zone_id = coalesce(own.zone_id, around.zone_id) and r.up_to_grams >= ${weightGrams}
    join shipping_methods m on m.code = r.method
    where c.id = ${cityId} and c.is_served
    order by m.position, m.code, r.up_to_grams
  `.execute(db);
  return rows;
}

export interface ZoneRow {
  id: number;
  name_ar: string;
  name_en: string;
  regions_ar: string[];
  regions_en: string[];
  cities_ar: string[];
  cities_en: string[];
  rates: {
    method: MethodCode;
    up_to_grams: number;
    cost_halalas: number;
    free_over_halalas: number | null;
    min_days: number;
    max_days: number;
  }[];
}

export async function listZones(db: Database): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
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
