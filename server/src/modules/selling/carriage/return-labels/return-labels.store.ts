import { returnLabelStates, shipmentStatuses } from '@waha/contract';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../../platform/database/index.ts';
import { type Problem, problems } from '../problems.ts';
import { toldEvents } from './return-tracking.store.ts';

const returnLabelRow = {
  id: sql.uuid,
  return_id: sql.uuid,
  carrier: sql.text,
  state: sql.text.oneOf(...returnLabelStates),
  asked_at: sql.timestamptz,
  problem: sql.text.oneOf(...problems).orNull,
  reason: sql.text.orNull,
  carrier_name: sql.text.orNull,
  carrier_number: sql.text.orNull,
  tracking_url: sql.text.orNull,
  has_file: sql.bool.neverNull,
  status: sql.text.oneOf(...shipmentStatuses).orNull,
  told: sql.jsonb.of(toldEvents),
};
export type ReturnLabelRow = Row<typeof returnLabelRow>;

const columns = sql`l.id, l.return_id, l.carrier, l.state, l.asked_at, l.problem, l.reason, l.carrier_name, l.carrier_number,
  l.tracking_url, l.bytes is not null as has_file, l.status, l.told`;

async function select(where: Database | Tx, condition: Sql<unknown>): Promise<ReturnLabelRow[]> {
  const { rows } = await sql.rows(returnLabelRow)`
    select ${columns} from return_labels l where ${condition}
  `.execute(where);
  return rows;
}

export const readReturnLabel = async (where: Database | Tx, id: string) => (await select(where, sql`l.id = ${id}`))[0];

/** The label of a return, or the latest attempt at one. */
export const readLabelOfReturn = async (where: Database | Tx, returnId: string) =>
  (
    await select(
      where,
      sql`l.return_id = ${returnId} order by l.state in ('refused', 'dropped'), l.asked_at desc limit 1`,
    )
  )[0];

interface NewReturnLabel {
  id: string;
  returnId: string;
  carrier: string;
  by: string;
  at: Date;
}

/** Inserts a wanted label; false where the return has one, or one is being booked. */
export async function insertReturnLabel(tx: Tx, { id, returnId, carrier, by, at }: NewReturnLabel): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into return_labels (id, return_id, carrier, asked_by, asked_at)
    values (${id}, ${returnId}, ${carrier}, ${by}, ${at})
    on conflict (return_id) where state in ('wanted', 'booked') do nothing returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Gives up a wanted label of another carrier, if no call is under way since `before`. */
export async function dropOtherLabel(tx: Tx, returnId: string, carrier: string, before: Date): Promise<void> {
  await sql`
    update return_labels set state = 'dropped' where return_id = ${returnId} and state = 'wanted' and carrier <> ${carrier}
      and (tried_at is null or tried_at < ${before})
  `.execute(tx);
}

/** Marks the labels of a return that is over: booked ones are unwanted from now on, and returned; others are given up. */
export async function endLabelsOf(tx: Tx, returnId: string): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid, state: sql.text.oneOf(...returnLabelStates) })`
    update return_labels set state = case state when 'booked' then 'unwanted' else 'dropped' end, track_due = null
    where return_id = ${returnId} and state in ('wanted', 'booked') returning id, state
  `.execute(tx);
  return rows.filter(({ state }) => state === 'unwanted').map(({ id }) => id);
}

/** Stores what came of cancelling an unwanted label at its carrier. */
export async function storeLabelCancelling(db: Database, id: string, problem: Problem | null): Promise<void> {
  await sql`
    update return_labels set state = case when ${problem}::text is null then 'cancelled' else state end, problem = ${problem}
    where id = ${id} and state = 'unwanted'
  `.execute(db);
}

/** Claims a wanted label for one call, if none is under way since `before`. */
export async function claimReturnLabel(db: Database, id: string, { at, before }: { at: Date; before: Date }) {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update return_labels set tried_at = ${at}
    where id = ${id} and state = 'wanted' and (tried_at is null or tried_at < ${before}) returning id
  `.execute(db);
  return rows.length > 0;
}

/** Stores why a call came to nothing; a refusal ends the wish. */
export async function storeLabelProblem(
  db: Database,
  id: string,
  { state, problem, reason }: { state: 'wanted' | 'refused'; problem: Problem; reason: string | null },
): Promise<void> {
  await sql`
    update return_labels set state = ${state}, problem = ${problem}, reason = ${reason}, tried_at = null
    where id = ${id} and state = 'wanted'
  `.execute(db);
}

interface BookedLabel {
  number: string;
  trackingUrl: string | null;
  carrierName: string | null;
  label: Uint8Array | null;
}

/** Stores a booked label, once; one that was given up meanwhile becomes unwanted. Undefined where it was stored before. */
export async function storeBookedLabel(
  tx: Tx,
  id: string,
  booked: BookedLabel,
  { at, trackDue }: { at: Date; trackDue: Date },
) {
  const { rows } = await sql.rows({ state: sql.text.oneOf('booked', 'unwanted') })`
    update return_labels set state = case state when 'wanted' then 'booked' else 'unwanted' end, problem = null, reason = null, tried_at = null, booked_at = ${at},
      carrier_number = ${booked.number}, tracking_url = ${booked.trackingUrl}, carrier_name = ${booked.carrierName},
      bytes = ${booked.label && Buffer.from(booked.label)}, status = 'booked', track_due = case state when 'wanted' then ${trackDue}::timestamptz end
    where id = ${id} and state in ('wanted', 'dropped') returning state
  `.execute(tx);
  return rows[0]?.state;
}

export async function readLabelFile(db: Database, id: string): Promise<Buffer | null> {
  const { rows } = await sql.rows({ bytes: sql.bytea.orNull })`
    select bytes from return_labels where id = ${id}
  `.execute(db);
  return rows[0]?.bytes ?? null;
}

export async function storeLabelFile(db: Database, id: string, bytes: Uint8Array): Promise<void> {
  await sql`update return_labels set bytes = ${Buffer.from(bytes)} where id = ${id}`.execute(db);
}

/** Deletes the files of labels booked before. */
export async function deleteOldLabelFiles(db: Database, before: Date): Promise<void> {
  await sql`update return_labels set bytes = null where bytes is not null and booked_at < ${before}`.execute(db);
}

/** Erases what names the buyer of these orders: files, and the carrier's words. */
export async function eraseReturnLabelsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update return_labels l set bytes = null, reason = null from returns r
    where r.id = l.return_id and r.order_id = any(${orderIds}::uuid[])
  `.execute(tx);
}
