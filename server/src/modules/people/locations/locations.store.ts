import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const countryRow = {
  id: sql.int4,
  code: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  dial_code: sql.text,
  is_served: sql.bool,
};
export type CountryRow = Row<typeof countryRow>;

const regionRow = {
  id: sql.int4,
  country_id: sql.int4,
  code: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
};
export type RegionRow = Row<typeof regionRow>;

const cityRow = {
  id: sql.int4,
  region_id: sql.int4,
  country_id: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  region_ar: sql.text,
  region_en: sql.text,
  is_served: sql.bool,
};
export type CityRow = Row<typeof cityRow>;

const neighborhoodRow = {
  id: sql.int4,
  city_id: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  city_ar: sql.text,
  city_en: sql.text,
};
export type NeighborhoodRow = Row<typeof neighborhoodRow>;

const cityColumns = sql`
  c.id, c.region_id, r.country_id, c.name_ar, c.name_en, r.name_ar as region_ar, r.name_en as region_en, c.is_served
  from cities c join regions r on r.id = c.region_id`;

const neighborhoodColumns = sql`
  n.id, n.city_id, n.name_ar, n.name_en, c.name_ar as city_ar, c.name_en as city_en
  from neighborhoods n join cities c on c.id = n.city_id`;

export async function listCountries(db: Database): Promise<CountryRow[]> {
  const { rows } = await sql.rows(countryRow)`
    select id, code, name_ar, name_en, dial_code, is_served from countries order by position, id
  `.execute(db);
  return rows;
}

export async function listRegions(db: Database, countryId: number): Promise<RegionRow[]> {
  const { rows } = await sql.rows(regionRow)`
    select id, country_id, code, name_ar, name_en from regions where country_id = ${countryId} order by id
  `.execute(db);
  return rows;
}

export interface CityFilter {
  countryId?: number | undefined;
  regionId?: number | undefined;
  isServed?: boolean | undefined;
}

/** Cities by name in Arabic order; `total` counts all that the filter leaves. */
export async function listCities(db: Database, filter: CityFilter, limit: number, offset: number) {
  const conditions = [sql`true`];
  if (filter.countryId !== undefined) conditions.push(sql`r.country_id = ${filter.countryId}`);
  if (filter.regionId !== undefined) conditions.push(sql`c.region_id = ${filter.regionId}`);
  if (filter.isServed !== undefined) conditions.push(sql`c.is_served = ${filter.isServed}`);
  const { rows } = await sql.rows({ ...cityRow, total: sql.int4 })`
    select count(*) over ()::int as total, ${cityColumns}
    where ${sql.join(conditions, sql` and `)}
    order by c.is_major desc, c.name_ar, c.id limit ${limit} offset ${offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function readCity(db: Database | Tx, id: number): Promise<CityRow | undefined> {
  const { rows } = await sql.rows(cityRow)`select ${cityColumns} where c.id = ${id}`.execute(db);
  return rows[0];
}

/** A city with the number of its known neighborhoods. */
export async function readCityToShow(
  db: Database,
  id: number,
): Promise<(CityRow & { neighborhoods: number }) | undefined> {
  const { rows } = await sql.rows({ ...cityRow, neighborhoods: sql.int4 })`
    select (select count(*) from neighborhoods n where n.city_id = c.id)::int as neighborhoods, ${cityColumns}
    where c.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Cities whose name begins with the text, then those that contain it, then similar ones; spelling normalised. */
export async function searchCities(db: Database, text: string, limit: number): Promise<CityRow[]> {
  const { rows } = await sql.rows(cityRow)`
    select ${cityColumns}
    where c.search_name like '%' || ${escapeLike(text)} || '%' or c.search_name %> ${text}
    order by (c.search_name like ${escapeLike(text)} || '%' or c.search_name like '% ' || ${escapeLike(text)} || '%') desc,
      word_similarity(${text}, c.search_name) desc, c.is_major desc, c.name_ar
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function listNeighborhoods(db: Database, cityId: number): Promise<NeighborhoodRow[]> {
  const { rows } = await sql.rows(neighborhoodRow)`
    select ${neighborhoodColumns} where n.city_id = ${cityId} order by n.name_ar, n.id limit 2000
  `.execute(db);
  return rows;
}

export async function readNeighborhood(db: Database | Tx, id: number): Promise<NeighborhoodRow | undefined> {
  const { rows } = await sql.rows(neighborhoodRow)`select ${neighborhoodColumns} where n.id = ${id}`.execute(db);
  return rows[0];
}

export async function searchNeighborhoods(
  db: Database,
  text: string,
  cityId: number | undefined,
  limit: number,
): Promise<NeighborhoodRow[]> {
  const { rows } = await sql.rows(neighborhoodRow)`
    select ${neighborhoodColumns}
    where (n.search_name like '%' || ${escapeLike(text)} || '%' or n.search_name %> ${text})
      and ${cityId === undefined ? sql`true` : sql`n.city_id = ${cityId}`}
    order by (n.search_name like ${escapeLike(text)} || '%') desc, word_similarity(${text}, n.search_name) desc, n.name_ar
    limit ${limit}
  `.execute(db);
  return rows;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** Number of the given cities that exist. */
export async function countCities(db: Database | Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from cities where id = any(${[...ids]}::int[])
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countRegions(db: Database): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from regions`.execute(db);
  return rows[0]?.count ?? 0;
}
