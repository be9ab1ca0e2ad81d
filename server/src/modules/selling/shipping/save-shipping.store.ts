import type { ShippingMethod } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { sql, type Tx } from '../../../platform/database/index.ts';

export interface RateDraft {
  method: ShippingMethod;
  upToGrams: number;
  costHalalas: number;
  freeOverHalalas: number | null;
  minDays: number;
  maxDays: number;
}

export interface ZoneDraft {
  name: { ar: string; en: string };
  regionIds: number[];
  cityIds: number[];
  rates: RateDraft[];
}

const methods = [
  ['standard', 'شحن عادي', 'Standard delivery', '', ''],
  ['express', 'شحن سريع', 'Express delivery', 'أولوية في التجهيز والتوصيل', 'Packed and delivered first'],
  ['pickup', 'استلام من المعرض', 'Collect in store', 'تستلمه بنفسك من معرضنا', 'Pick it up yourself at our showroom'],
  [
    'point',
    'استلام من نقطة قريبة',
    'Pick-up point',
    'تستلمه من فرع شركة الشحن أو خزانتها القريبة منك',
    'Collect it at a branch or locker of the carrier near you',
  ],
] as const;

/** Inserts missing shipping methods; names edited by staff stay. */
export async function saveMissingMethods(tx: Tx): Promise<void> {
  for (const [position, [code, nameAr, nameEn, descriptionAr, descriptionEn]] of methods.entries()) {
    await sql`
      insert into shipping_methods (code, name_ar, name_en, description_ar, description_en, position)
      values (${code}, ${nameAr}, ${nameEn}, ${descriptionAr}, ${descriptionEn}, ${position})
      on conflict (code) do nothing
    `.execute(tx);
  }
  await publishInvalidation(tx, ['shipping']);
}

/** Writes the methods and replaces every zone with its places and rates. */
export async function saveShipping(tx: Tx, zones: readonly ZoneDraft[]): Promise<void> {
  for (const table of ['shipping_rates', 'shipping_zone_cities', 'shipping_zone_regions', 'shipping_zones']) {
    await sql`delete from ${sql.ref(table)}`.execute(tx);
  }
  await saveMissingMethods(tx);
  for (const [position, zone] of zones.entries()) await insertZone(tx, zone, position);
}

/** Returns its number. */
export async function insertZone(tx: Tx, zone: ZoneDraft, position: number): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into shipping_zones (name_ar, name_en, position) values (${zone.name.ar}, ${zone.name.en}, ${position})
    returning id
  `.execute(tx);
  const id = rows[0]?.id ?? 0;
  await writePlaces(tx, id, zone);
  return id;
}

/** Replaces the places and rates of a zone. */
export async function writePlaces(tx: Tx, id: number, zone: Omit<ZoneDraft, 'name'>): Promise<void> {
  await deletePlaces(tx, id);
  await sql`insert into shipping_zone_regions (zone_id, region_id) select ${id}::int, unnest(${zone.regionIds}::int[])`.execute(
    tx,
  );
  await sql`insert into shipping_zone_cities (zone_id, city_id) select ${id}::int, unnest(${zone.cityIds}::int[])`.execute(
    tx,
  );
  for (const rate of zone.rates) {
    await sql`
      insert into shipping_rates (zone_id, method, up_to_grams, cost_halalas, free_over_halalas, min_days, max_days)
      values (${id}, ${rate.method}, ${rate.upToGrams}, ${rate.costHalalas}, ${rate.freeOverHalalas}, ${rate.minDays},
        ${rate.maxDays})
    `.execute(tx);
  }
}

export async function deletePlaces(tx: Tx, id: number): Promise<void> {
  await sql`delete from shipping_rates where zone_id = ${id}`.execute(tx);
  await sql`delete from shipping_zone_cities where zone_id = ${id}`.execute(tx);
  await sql`delete from shipping_zone_regions where zone_id = ${id}`.execute(tx);
}
