import { pickupStates } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { type Problem, problems } from '../problems.ts';

const pickupRow = {
  id: sql.uuid,
  carrier: sql.text,
  day: sql.text.neverNull,
  from_time: sql.text,
  until_time: sql.text,
  parcels: sql.int4,
  state: sql.text.oneOf(...pickupStates),
  asked_by: sql.text.orNull,
  asked_at: sql.timestamptz,
  problem: sql.text.oneOf(...problems).orNull,
  reason: sql.text.orNull,
  reference: sql.text.orNull,
  is_doubtful: sql.bool,
  is_under_way: sql.bool.neverNull,
};
export type PickupRow = Row<typeof pickupRow>;

const columns = sql`p.id, p.carrier, p.day::text as day, p.from_time, p.until_time, p.parcels, p.state,
  coalesce(s.name, k.name) as asked_by, p.asked_at, p.problem, p.reason, p.reference,
  p.is_doubtful, p.tried_at is not null as is_under_way`;
const from = sql`pickups p left join staff s on s.id::text = p.asked_by left join machine_tokens k on k.id::text = p.asked_by`;

export async function readPickup(where: Database | Tx, id: string): Promise<PickupRow | undefined> {
  const { rows } = await sql.rows(pickupRow)`select ${columns} from ${from} where p.id = ${id}`.execute(where);
  return rows[0];
}

/** The latest that were asked for. */
export async function listPickups(db: Database, most: number): Promise<PickupRow[]> {
  const { rows } = await sql.rows(pickupRow)`
    select ${columns} from ${from} order by p.asked_at desc limit ${most}
  `.execute(db);
  return rows;
}

export interface NewPickup {
  id: string;
  carrier: string;
  day: string;
  from: string;
  until: string;
  parcels: number;
  by: string;
  at: Date;
}

export async function insertPickup(tx: Tx, one: NewPickup): Promise<void> {
  await sql`
    insert into pickups (id, carrier, day, from_time, until_time, parcels, asked_by, asked_at)
    values (${one.id}, ${one.carrier}, ${one.day}::date, ${one.from}, ${one.until}, ${one.parcels}, ${one.by}, ${one.at})
  `.execute(tx);
}

/**
 * Claims a pickup in one of these states for one call, if none is under way since `before`. One that was asked for by a process
 * which died is doubtful.
 */
export async function claimPickup(
  db: Database,
  id: string,
  { state, at, before }: { state: 'wanted' | 'unwanted'; at: Date; before: Date },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update pickups set tried_at = ${at}, is_doubtful = is_doubtful or (state = 'wanted' and tried_at is not null)
    where id = ${id} and state = ${state} and (tried_at is null or tried_at < ${before}) returning id
  `.execute(db);
  return rows.length > 0;
}

interface Told {
  state: 'wanted' | 'refused' | 'asked' | 'unwanted' | 'cancelled';
  problem?: Problem | null;
  reason?: string | null;
  reference?: string | null;
  /** Whether the carrier may know of the visit though it gave no number. */
  isDoubtful?: boolean;
}

/** Stores what came of a call. One that staff cancelled meanwhile is to be cancelled at the carrier. */
export async function storePickup(db: Database | Tx, id: string, told: Told) {
  const { state, problem = null, reason = null, reference = null, isDoubtful = false } = told;
  const { rows } = await sql.rows({ state: sql.text.oneOf(...pickupStates) })`
    update pickups set tried_at = null, problem = ${problem}, reason = ${reason},
      reference = coalesce(${reference}, reference), is_doubtful = is_doubtful or ${isDoubtful},
      state = case when state = 'cancelled' and ${state} = 'asked' then 'unwanted' when state = 'cancelled' then state else ${state} end
    where id = ${id} returning state
  `.execute(db);
  return rows[0]?.state;
}

/** Marks a pickup as not wanted any more; undefined where it is over. */
export async function cancelPickup(tx: Tx, id: string) {
  const { rows } = await sql.rows({ state: sql.text.oneOf(...pickupStates) })`
    update pickups set state = case state when 'asked' then 'unwanted' else 'cancelled' end, problem = null
    where id = ${id} and state in ('wanted', 'asked') returning state
  `.execute(tx);
  return rows[0]?.state;
}
