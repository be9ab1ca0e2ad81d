import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { normalise } from '../search/index.ts';
import { searchName } from './save-locations.ts';

const name = z.string().trim().min(1).max(120);
const importId = z.int().positive();

/** The three files of a data set, e.g. `yasseralsamman/saudi-municipal-coding`: regions, cities, districts. */
export const locationFiles = {
  'regions.json': z.array(z.object({ region_id: importId, name_ar: name, name_en: name })).max(1_000),
  'cities.json': z
    .array(z.object({ city_id: importId, region_id: importId, name_ar: name, name_en: name }))
    .max(100_000),
  'districts.json': z
    .array(z.object({ district_id: importId, city_id: importId, name_ar: name, name_en: name }))
    .max(1_000_000),
};

export type LocationData = { [File in keyof typeof locationFiles]: z.infer<(typeof locationFiles)[File]> };

export interface ImportReport {
  cities: { added: number; matched: number };
  neighborhoods: { added: number; matched: number };
  /** Rows that point nowhere; they are left out. */
  skipped: number;
}

/**
 * Adds the cities and districts of a data set to what the shop has. A place that is there already, by the number of an
 * earlier import or by its Arabic name, keeps its own names: ours are written by hand, theirs partly by machine.
 */
export async function importLocations(tx: Tx, data: LocationData): Promise<ImportReport> {
  const regionOf = await matchRegions(tx, data['regions.json']);
  const known = data['cities.json'].filter((city) => regionOf.has(city.region_id));
  const cities = await addCities(
    tx,
    known.map((city) => ({ ...city, regionId: regionOf.get(city.region_id) ?? 0 })),
  );
  const { stray, ...neighborhoods } = await addNeighborhoods(tx, data['districts.json']);
  return { cities, neighborhoods, skipped: data['cities.json'].length - known.length + stray };
}

/** Regions are thirteen and known: each of theirs must be one of ours, with or without the word "region". */
async function matchRegions(tx: Tx, regions: LocationData['regions.json']): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; name_ar: string }>`select id, name_ar from regions`.execute(tx);
  const bare = (text: string) =>
    normalise(text)
      .replace(/^(ال)?منطقه /, '')
      .replace(/^ال/, '');
  const ours = new Map(rows.map((row) => [bare(row.name_ar), row.id]));
  return new Map(
    regions.map((region) => {
      const id = ours.get(bare(region.name_ar));
      if (id === undefined) throw new Error(`The region «${region.name_ar}» is none that the shop knows.`);
      return [region.region_id, id];
    }),
  );
}

interface ImportedCity {
  city_id: number;
  regionId: number;
  name_ar: string;
  name_en: string;
}

async function addCities(tx: Tx, cities: readonly ImportedCity[]) {
  const columns = sql`unnest(
    ${cities.map((city) => city.city_id)}::int[], ${cities.map((city) => city.regionId)}::int[],
    ${cities.map((city) => city.name_ar)}::text[], ${cities.map((city) => city.name_en)}::text[],
    ${cities.map((city) => searchName({ nameAr: city.name_ar, nameEn: city.name_en }))}::text[],
    ${cities.map((city) => normalise(city.name_ar))}::text[]
  ) as given (import_id, region_id, name_ar, name_en, search_name, folded)`;
  const { rows: matched } = await sql<{ id: number }>`
    update cities c set import_id = given.import_id
    from (select distinct on (region_id, folded) * from ${columns} order by region_id, folded, import_id) as given
    where c.region_id = given.region_id and waha_normalise(c.name_ar) = given.folded
      and (c.import_id is null or c.import_id = given.import_id)
    returning c.id
  `.execute(tx);
  const { rows: added } = await sql<{ id: number }>`
    insert into cities (region_id, name_ar, name_en, search_name, import_id)
    select region_id, name_ar, name_en, search_name, import_id from ${columns}
    on conflict (import_id) do nothing returning id
  `.execute(tx);
  return { added: added.length, matched: matched.length };
}

async function addNeighborhoods(tx: Tx, districts: LocationData['districts.json']) {
  const columns = sql`unnest(
    ${districts.map((one) => one.district_id)}::int[], ${districts.map((one) => one.city_id)}::int[],
    ${districts.map((one) => one.name_ar)}::text[], ${districts.map((one) => one.name_en)}::text[],
    ${districts.map((one) => searchName({ nameAr: one.name_ar, nameEn: one.name_en }))}::text[],
    ${districts.map((one) => normalise(one.name_ar))}::text[]
  ) as given (import_id, city_import_id, name_ar, name_en, search_name, folded)`;
  const { rows: matched } = await sql<{ id: number }>`
    update neighborhoods n set import_id = given.import_id
    from (
      select distinct on (c.id, given.folded) c.id as city_id, given.*
      from ${columns} join cities c on c.import_id = given.city_import_id order by c.id, given.folded, given.import_id
    ) as given
    where n.city_id = given.city_id and waha_normalise(n.name_ar) = given.folded
      and (n.import_id is null or n.import_id = given.import_id)
    returning n.id
  `.execute(tx);
  const { rows: added } = await sql<{ id: number }>`
    insert into neighborhoods (city_id, name_ar, name_en, search_name, import_id)
    select c.id, given.name_ar, given.name_en, given.search_name, given.import_id
    from ${columns} join cities c on c.import_id = given.city_import_id
    on conflict (import_id) do nothing returning id
  `.execute(tx);
  const { rows: strays } = await sql<{ n: number }>`
    select count(*)::int as n from ${columns} where not exists (select from cities c where c.import_id = given.city_import_id)
  `.execute(tx);
  return { added: added.length, matched: matched.length, stray: strays[0]?.n ?? 0 };
}
