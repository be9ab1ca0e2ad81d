import { type Database, sql } from '../../../platform/database/index.ts';

/** Number of regions that have a zone with a price, and whether there is any price at all. */
export async function countServedRegions(db: Database): Promise<{ regions: number; hasRates: boolean }> {
  const { rows } = await sql.rows({ regions: sql.int4, has_rates: sql.bool })`
    select (
      select count(distinct z.region_id)::int from shipping_zone_regions z
      where exists (select from shipping_rates r where r.zone_id = z.zone_id)
    ) as regions, exists (select from shipping_rates) as has_rates
  `.execute(db);
  return { regions: rows[0]?.regions ?? 0, hasRates: rows[0]?.has_rates ?? false };
}
