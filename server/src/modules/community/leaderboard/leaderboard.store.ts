import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** A member's points within a period; members without points are omitted. */
export interface Scores {
  /** The first members, the most points first; of members with equal points the earlier one first. */
  top: { member_id: number; points: number }[];
  /** The points of all customers in descending order, from which a place is derived. */
  all: number[];
}

/** Members in good standing by their points since a day in Riyadh, or by all points where it is null. */
export async function readScores(db: Database, since: string | null): Promise<{ member_id: number; points: number }[]> {
  const score = { member_id: sql.int4, points: sql.int4 };
  if (since === null) {
    const { rows } = await sql.rows(score)`
      select m.id as member_id, t.lifetime as points
      from point_totals t join members m on m.customer_id = t.customer_id and m.status = 'active'
      where t.lifetime > 0 order by t.lifetime desc, m.id
    `.execute(db);
    return rows;
  }
  const { rows } = await sql.rows(score)`
    select m.id as member_id, d.points
    from (
      select customer_id, sum(points)::int as points from leaderboard_days where day >= ${since}::date group by customer_id
    ) d join members m on m.customer_id = d.customer_id and m.status = 'active'
    where d.points > 0 order by d.points desc, m.id
  `.execute(db);
  return rows;
}

/** The present points of one customer. */
export async function readOwn(db: Database, customerId: string, since: string | null): Promise<number> {
  const { rows } = await sql.rows({ points: sql.int4 })`
    select case when ${since}::date is null
      then coalesce((select lifetime from point_totals where customer_id = ${customerId}), 0)
      else coalesce((
        select sum(points)::int from leaderboard_days where customer_id = ${customerId} and day >= ${since}::date
      ), 0) end as points
  `.execute(db);
  return rows[0]?.points ?? 0;
}

export async function deleteDays(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from leaderboard_days where customer_id = ${customerId}`.execute(tx);
}

/** Deletes days that are too old for every period. */
export async function deleteOldDays(db: Database, before: string): Promise<void> {
  await sql`delete from leaderboard_days where day < ${before}::date`.execute(db);
}
