import { publishInvalidation } from '../../../platform/cache/index.ts';
import { sql, type Tx } from '../../../platform/database/index.ts';
import { normalise } from '../../goods/search/index.ts';
import { cities, countries, neighborhoods, regions } from './reference/index.ts';

/** Writes the reference places. A repetition corrects names and adds new ones. */
export async function saveReferenceLocations(tx: Tx): Promise<void> {
  await sql`
    insert into countries (id, code, name_ar, name_en, dial_code, is_served, position)
    select * from jsonb_to_recordset(${JSON.stringify(
      countries.map((country, position) => ({
        id: country.id,
        code: country.isoCode,
        name_ar: country.nameAr,
        name_en: country.nameEn,
        dial_code: country.dialCode,
        is_served: country.isServed,
        position,
      })),
    )}::jsonb) as given (id int, code text, name_ar text, name_en text, dial_code text, is_served bool, position int)
    on conflict (id) do update set name_ar = excluded.name_ar, name_en = excluded.name_en, position = excluded.position
  `.execute(tx);
  await sql`
    insert into regions (id, country_id, code, name_ar, name_en)
    select * from unnest(
      ${regions.map((region) => region.id)}::int[], ${regions.map((region) => region.countryId)}::int[],
      ${regions.map((region) => region.isoCode)}::text[], ${regions.map((region) => region.nameAr)}::text[],
      ${regions.map((region) => region.nameEn)}::text[])
    on conflict (id) do update set name_ar = excluded.name_ar, name_en = excluded.name_en
  `.execute(tx);
  await sql`
    insert into cities (id, region_id, name_ar, name_en, search_name, is_major)
    select * from unnest(
      ${cities.map((city) => city.id)}::int[], ${cities.map((city) => city.regionId)}::int[],
      ${cities.map((city) => city.nameAr)}::text[], ${cities.map((city) => city.nameEn)}::text[],
      ${cities.map(searchName)}::text[], ${cities.map((city) => city.isMajor)}::bool[])
    on conflict (id) do update set name_ar = excluded.name_ar, name_en = excluded.name_en,
      search_name = excluded.search_name, is_major = excluded.is_major
  `.execute(tx);
  await sql`
    insert into neighborhoods (id, city_id, name_ar, name_en, search_name)
    select * from unnest(
      ${neighborhoods.map((one) => one.id)}::int[], ${neighborhoods.map((one) => one.cityId)}::int[],
      ${neighborhoods.map((one) => one.nameAr)}::text[], ${neighborhoods.map((one) => one.nameEn)}::text[],
      ${neighborhoods.map(searchName)}::text[])
    on conflict (id) do update set name_ar = excluded.name_ar, name_en = excluded.name_en,
      search_name = excluded.search_name
  `.execute(tx);
  for (const table of ['cities', 'neighborhoods']) {
    // Reference ids are explicit: the sequence for imported places must not collide with them.
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.ref(table)}))`.execute(
      tx,
    );
  }
  await publishInvalidation(tx, ['locations']);
}

/** Search name of a place: both names in normalised spelling. */
export function searchName(place: { nameAr: string; nameEn: string }): string {
  return normalise(`${place.nameAr} ${place.nameEn}`);
}
