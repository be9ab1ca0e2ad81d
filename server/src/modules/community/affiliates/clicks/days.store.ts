import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const dayRow = { day: sql.date, clicks: sql.int4, uncounted: sql.int4 };
/** A day in Riyadh with its clicks; of uncounted clicks an affiliate sees the number alone. */
export type ClickDay = Row<typeof dayRow>;

/** Days with clicks between two days, both included, the earliest first. */
export async function listDays(
  db: Database | Tx,
  affiliateId: number,
  { from, to }: { from: string; to: string },
): Promise<ClickDay[]> {
  const { rows } = await sql.rows(dayRow)`
    select day, sum(clicks)::int as clicks, sum(uncounted_clicks)::int as uncounted from affiliate_days
    where affiliate_id = ${affiliateId} and day between ${from}::date and ${to}::date group by day order by day
  `.execute(db);
  return rows;
}

export async function countClicks(db: Database | Tx, affiliateId: number): Promise<number> {
  const { rows } = await sql.rows({ clicks: sql.int4 })`
    select coalesce(sum(clicks), 0)::int as clicks from affiliate_days where affiliate_id = ${affiliateId}
  `.execute(db);
  return rows[0]?.clicks ?? 0;
}
