import { shippingMethods } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

const methodRow = {
  code: sql.text.oneOf(...shippingMethods),
  name_ar: sql.text,
  name_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  priced_by: sql.text.orNull,
  surcharge_halalas: sql.int4,
  round_to_halalas: sql.int4,
  version: sql.int4,
};
export type AdminMethodRow = Row<typeof methodRow>;

const methodColumns = sql`m.code, m.name_ar, m.name_en, m.description_ar, m.description_en, m.priced_by,
  m.surcharge_halalas, m.round_to_halalas, m.version`;

export async function listAdminMethods(db: Database): Promise<AdminMethodRow[]> {
  const { rows } = await sql.rows(methodRow)`
    select ${methodColumns} from shipping_methods m order by m.position, m.code
  `.execute(db);
  return rows;
}

export async function readMethod(db: Database, code: string): Promise<AdminMethodRow | undefined> {
  const { rows } = await sql.rows(methodRow)`
    select ${methodColumns} from shipping_methods m where m.code = ${code}
  `.execute(db);
  return rows[0];
}

/** Rewrites a method with a version check; false on a mismatch. */
export async function updateMethod(tx: Tx, method: AdminMethodRow): Promise<boolean> {
  const { rows } = await sql`
    update shipping_methods set name_ar = ${method.name_ar}, name_en = ${method.name_en},
      description_ar = ${method.description_ar}, description_en = ${method.description_en},
      priced_by = ${method.priced_by}, surcharge_halalas = ${method.surcharge_halalas},
      round_to_halalas = ${method.round_to_halalas}, version = version + 1
    where code = ${method.code} and version = ${method.version} returning code
  `.execute(tx);
  return rows.length > 0;
}

const rates = z.array(
  z.strictObject({
    method: z.enum(shippingMethods),
    up_to_grams: z.number(),
    cost_halalas: z.number(),
    free_over_halalas: z.number().nullable(),
    min_days: z.number(),
    max_days: z.number(),
  }),
);

const zoneRow = {
  id: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  position: sql.int4,
  region_ids: sql.int4Array,
  city_ids: sql.int4Array,
  rates: sql.jsonb.of(rates),
  version: sql.int4,
};
export type AdminZoneRow = Row<typeof zoneRow>;

async function selectZones(db: Database, rest: Sql<unknown>): Promise<AdminZoneRow[]> {
  const { rows } = await sql.rows(zoneRow)`
    select z.id, z.name_ar, z.name_en, z.position, z.version,
      array(select region_id from shipping_zone_regions where zone_id = z.id order by region_id) as region_ids,
      array(select city_id from shipping_zone_cities where zone_id = z.id order by city_id) as city_ids,
      coalesce((
        select jsonb_agg(to_jsonb(r) - 'zone_id' order by m.position, r.up_to_grams)
        from shipping_rates r join shipping_methods m on m.code = r.method where r.zone_id = z.id
      ), '[]') as rates
    from shipping_zones z ${rest}
  `.execute(db);
  return rows;
}

export function listAdminZones(db: Database): Promise<AdminZoneRow[]> {
  return selectZones(db, sql`order by z.position, z.id`);
}

export async function readZone(db: Database, id: number): Promise<AdminZoneRow | undefined> {
  return (await selectZones(db, sql`where z.id = ${id}`))[0];
}

/** Serialises edits of zones: a place belongs to one zone only, so all of them are affected. */
export async function lockZones(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('shipping zones', 0))`.execute(tx);
}

/** Claims a zone with a version check; false on a mismatch. */
export async function updateZone(
  tx: Tx,
  zone: { id: number; version: number; name: { ar: string; en: string }; position: number },
): Promise<boolean> {
  const { rows } = await sql`
    update shipping_zones set name_ar = ${zone.name.ar}, name_en = ${zone.name.en}, position = ${zone.position},
      version = version + 1
    where id = ${zone.id} and version = ${zone.version} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteZone(tx: Tx, id: number): Promise<void> {
  await sql`delete from shipping_zones where id = ${id}`.execute(tx);
}

export async function countZones(tx: Tx): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from shipping_zones`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface Places {
  regionIds: readonly number[];
  cityIds: readonly number[];
}

/** Ways of delivery, of some, that the shop has. */
export async function findMethods(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.rows({ code: sql.text })`
    select code from shipping_methods where code = any(${[...codes]}::text[])
  `.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

/** Number of the given places that exist. */
export async function countPlaces(tx: Tx, { regionIds, cityIds }: Places): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select (select count(*) from regions where id = any(${[...regionIds]}::int[]))::int
      + (select count(*) from cities where id = any(${[...cityIds]}::int[]))::int as count
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

const takenRow = { place_ar: sql.text, place_en: sql.text, zone_ar: sql.text, zone_en: sql.text };

/** One of these places that belongs to another zone, with that zone. */
export async function findTaken(tx: Tx, { regionIds, cityIds }: Places, exceptZone: number | null) {
  const { rows } = await sql.rows(takenRow)`
    select r.name_ar as place_ar, r.name_en as place_en, z.name_ar as zone_ar, z.name_en as zone_en
    from shipping_zone_regions zr join regions r on r.id = zr.region_id join shipping_zones z on z.id = zr.zone_id
    where zr.region_id = any(${[...regionIds]}::int[]) and zr.zone_id is distinct from ${exceptZone}
    union all
    select c.name_ar, c.name_en, z.name_ar, z.name_en
    from shipping_zone_cities zc join cities c on c.id = zc.city_id join shipping_zones z on z.id = zc.zone_id
    where zc.city_id = any(${[...cityIds]}::int[]) and zc.zone_id is distinct from ${exceptZone}
    limit 1
  `.execute(tx);
  return rows[0];
}
