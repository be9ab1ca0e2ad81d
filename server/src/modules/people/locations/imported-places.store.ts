import { sql, type Tx } from '../../../platform/database/index.ts';
import { normalise } from '../../goods/search/index.ts';
import { searchName } from './save-locations.store.ts';

export async function listRegions(tx: Tx): Promise<{ id: number; name_ar: string }[]> {
  const { rows } = await sql.rows({ id: sql.int4, name_ar: sql.text })`select id, name_ar from regions`.execute(tx);
  return rows;
}

export interface ImportedCity {
  city_id: number;
  regionId: number;
  name_ar: string;
  name_en: string;
}

/** Adds cities whose id and name are unknown. Returns the numbers of added and known ones. */
export async function addCities(tx: Tx, cities: readonly ImportedCity[]) {
  const columns = sql`unnest(
    ${cities.map((city) => city.city_id)}::int[], ${cities.map((city) => city.regionId)}::int[],
    ${cities.map((city) => city.name_ar)}::text[], ${cities.map((city) => city.name_en)}::text[],
    ${cities.map((city) => searchName({ nameAr: city.name_ar, nameEn: city.name_en }))}::text[],
    ${cities.map((city) => normalise(city.name_ar))}::text[]
  ) as given (import_id, region_id, name_ar, name_en, search_name, folded)`;
  const { rows: matched } = await sql.rows({ id: sql.int4 })`
    update cities c set import_id = given.import_id
    from (select distinct on (region_id, folded) * from ${columns} order by region_id, folded, import_id) as given
    where c.region_id = given.region_id and waha_normalise(c.name_ar) = given.folded
      and (c.import_id is null or c.import_id = given.import_id)
    returning c.id
  `.execute(tx);
  const { rows: added } = await sql.rows({ id: sql.int4 })`
    insert into cities (region_id, name_ar, name_en, search_name, import_id)
    select region_id, name_ar, name_en, search_name, import_id from ${columns}
    on conflict (import_id) do nothing returning id
  `.execute(tx);
  return { added: added.length, matched: matched.length };
}

export interface ImportedDistrict {
  district_id: number;
  city_id: number;
  name_ar: string;
  name_en: string;
}

/** Adds districts in the same way; `stray` are districts of unknown cities. */
export async function addNeighborhoods(tx: Tx, districts: readonly ImportedDistrict[]) {
  const columns = sql`unnest(
    ${districts.map((one) => one.district_id)}::int[], ${districts.map((one) => one.city_id)}::int[],
    ${districts.map((one) => one.name_ar)}::text[], ${districts.map((one) => one.name_en)}::text[],
    ${districts.map((one) => searchName({ nameAr: one.name_ar, nameEn: one.name_en }))}::text[],
    ${districts.map((one) => normalise(one.name_ar))}::text[]
  ) as given (import_id, city_import_id, name_ar, name_en, search_name, folded)`;
  const { rows: matched } = await sql.rows({ id: sql.int4 })`
    update neighborhoods n set import_id = given.import_id
    from (
      select distinct on (c.id, given.folded) c.id as city_id, given.*
      from ${columns} join cities c on c.import_id = given.city_import_id order by c.id, given.folded, given.import_id
    ) as given
    where n.city_id = given.city_id and waha_normalise(n.name_ar) = given.folded
      and (n.import_id is null or n.import_id = given.import_id)
    returning n.id
  `.execute(tx);
  const { rows: added } = await sql.rows({ id: sql.int4 })`
    insert into neighborhoods (city_id, name_ar, name_en, search_name, import_id)
    select c.id, given.name_ar, given.name_en, given.search_name, given.import_id
    from ${columns} join cities c on c.import_id = given.city_import_id
    on conflict (import_id) do nothing returning id
  `.execute(tx);
  const { rows: strays } = await sql.rows({ n: sql.int4 })`
    select count(*)::int as n from ${columns} where not exists (select from cities c where c.import_id = given.city_import_id)
  `.execute(tx);
  return { added: added.length, matched: matched.length, stray: strays[0]?.n ?? 0 };
}
