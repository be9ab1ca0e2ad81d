import { rankKeys } from '@waha/contract';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

const rankRow = {
  key: sql.text.oneOf(...rankKeys),
  name_ar: sql.text,
  name_en: sql.text,
  threshold: sql.int4,
  free_shipping_halalas: sql.int4.orNull,
  discount_percent: sql.int2,
};
export type RankRow = Row<typeof rankRow>;

/** The lowest first. */
export async function listRanks(db: Database | Tx): Promise<RankRow[]> {
  const { rows } = await sql.rows(rankRow)`
    select key, name_ar, name_en, threshold, free_shipping_halalas, discount_percent from ranks order by threshold
  `.execute(db);
  return rows;
}

/** The checkout benefits of a customer's rank. */
export type Perks = Pick<RankRow, 'key' | 'name_ar' | 'name_en' | 'free_shipping_halalas' | 'discount_percent'>;

export async function readPerks(db: Database | Tx, customerId: string): Promise<Perks | null> {
  const { rows } = await sql.rows(rankRow)`
    select key, name_ar, name_en, threshold, free_shipping_halalas, discount_percent from ranks
    where threshold <= coalesce((select lifetime from point_totals where customer_id = ${customerId}), 0)
    order by threshold desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** SQL for the key of the rank of the customer that a column of the outer statement names: for badges in lists. */
export const rankKeyOf = (customerColumn: 'm.customer_id'): Sql<unknown> => sql`
  (select r.key from ranks r
    where r.threshold <= coalesce((select t.lifetime from point_totals t where t.customer_id = ${sql.raw(customerColumn)}), 0)
    order by r.threshold desc limit 1)`;

export async function readLifetime(db: Database | Tx, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ lifetime: sql.int4 })`
    select lifetime from point_totals where customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.lifetime ?? 0;
}

/** Locks a customer's total, so that other changes of points wait until the transaction ends. */
export async function lockTotal(tx: Tx, customerId: string): Promise<void> {
  await sql`insert into point_totals (customer_id) values (${customerId}) on conflict do nothing`.execute(tx);
  await sql`select from point_totals where customer_id = ${customerId} for update`.execute(tx);
}

export interface NewEarning {
  customerId: string;
  kind: string;
  cause: string;
  at: Date;
  /** A multiple of the rule's points, for subjects that state it (a contest's prize); 1 by default. */
  times?: number;
}

/**
 * Records an earning by its rule, unless it is recorded already or the day's limit is reached; the total must be
 * locked.
 */
export async function insertEarning(tx: Tx, earning: NewEarning): Promise<{ id: number; points: number } | undefined> {
  const { rows } = await sql.rows({ id: sql.int8, points: sql.int4 })`
    with rule as (
      select kind, points * ${earning.times ?? 1}::int as points, per_day,
        (${earning.at}::timestamptz at time zone 'Asia/Riyadh')::date as day
      from point_rules where kind = ${earning.kind}
    )
    insert into point_earnings (customer_id, kind, cause, points, day, earned_at)
    select ${earning.customerId}, kind, ${earning.cause}, points, day, ${earning.at} from rule
    where per_day is null or per_day > (
      select count(*) from point_earnings e
      where e.customer_id = ${earning.customerId} and e.kind = rule.kind and e.day = rule.day
    )
    on conflict (customer_id, kind, cause) do nothing
    returning id, points
  `.execute(tx);
  return rows[0];
}

export interface PostedEarning {
  customerId: string;
  kind: string;
  cause: string;
  points: number;
  /** The ledger hold of the points. */
  holdId: number;
  at: Date;
}

/** Records that held points were posted; false when that is recorded already. The total must be locked. */
export async function insertPosted(tx: Tx, one: PostedEarning): Promise<boolean> {
  const { rows } = await sql`
    insert into point_earnings (customer_id, kind, cause, points, hold_id, day, earned_at)
    values (${one.customerId}, ${one.kind}, ${one.cause}, ${one.points}, ${one.holdId},
      (${one.at}::timestamptz at time zone 'Asia/Riyadh')::date, ${one.at})
    on conflict (customer_id, kind, cause) do nothing returning id
  `.execute(tx);
  return rows.length > 0;
}

/** The points of a kind by its present rule; undefined where there is none. */
export async function readRulePoints(db: Database | Tx, kind: string): Promise<number | undefined> {
  const { rows } = await sql.rows({ points: sql.int4 })`select points from point_rules where kind = ${kind}`.execute(
    db,
  );
  return rows[0]?.points;
}

/** Changes the lifetime total; returns the new one. */
export async function changeLifetime(tx: Tx, customerId: string, by: number): Promise<number> {
  const { rows } = await sql.rows({ lifetime: sql.int4 })`
    update point_totals set lifetime = lifetime + ${by} where customer_id = ${customerId} returning lifetime
  `.execute(tx);
  return rows[0]?.lifetime ?? 0;
}

const standingRow = { id: sql.int8, customer_id: sql.uuid, points: sql.int4 };
export type StandingEarning = Row<typeof standingRow>;

/**
 * Earnings for a cause or a part of it (`post:7` and `post:7 like:9`) that were not taken back; in a fixed order, to
 * avoid deadlocks.
 */
export async function listEarnings(tx: Tx, cause: string): Promise<StandingEarning[]> {
  const { rows } = await sql.rows(standingRow)`
    select id, customer_id, points from point_earnings where (cause = ${cause} or (cause > ${`${cause} `} and cause < ${`${cause}!`})) and taken_back_at is null
    order by customer_id, id
  `.execute(tx);
  return rows;
}

/** False where it was taken back already. */
export async function markTakenBack(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update point_earnings set taken_back_at = ${at} where id = ${id} and taken_back_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Lowers an earning to `standing` points; undefined when it already has that few. The caller must have locked its
 * total.
 */
export async function lowerEarning(tx: Tx, id: number, standing: number): Promise<{ by: number } | undefined> {
  const { rows } = await sql.rows({ by: sql.int4 })`
    update point_earnings e set points = ${standing}, gone_back = e.gone_back + e.points - ${standing}::int
    from (select id, points from point_earnings where id = ${id}) before
    where e.id = before.id and e.taken_back_at is null and e.points > ${standing} returning before.points - ${standing}::int as by
  `.execute(tx);
  return rows[0];
}

/**
 * Deletes the causes of a leaving customer's earnings, the oldest first, in batches; the ledger keeps the amounts.
 * Returns how many were deleted.
 */
export async function deleteEarnings(tx: Tx, customerId: string, limit: number): Promise<number> {
  await sql`delete from point_totals where customer_id = ${customerId}`.execute(tx);
  await sql`delete from point_expiries where customer_id = ${customerId}`.execute(tx);
  const { rows } = await sql`
    delete from point_earnings where id = any(array(
      select id from point_earnings where customer_id = ${customerId} order by id limit ${limit}
    )) returning id
  `.execute(tx);
  return rows.length;
}

const copyRow = {
  id: sql.int8,
  kind: sql.text,
  points: sql.int4,
  earned_at: sql.timestamptz,
  taken_back_at: sql.timestamptz.orNull,
};

/** Earnings of a customer, the oldest first, after one of them. */
export async function listEarningsOf(db: Database, customerId: string, limit: number, after: number) {
  const { rows } = await sql.rows(copyRow)`
    select id, kind, points, earned_at, taken_back_at from point_earnings where customer_id = ${customerId} and id > ${after}
    order by id limit ${limit}
  `.execute(db);
  return rows;
}
