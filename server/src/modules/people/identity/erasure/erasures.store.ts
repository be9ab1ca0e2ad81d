import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const erasureProgress = { part: sql.text, after: sql.text };
/** Progress of an account's erasure: the next eraser and its cursor. */
export type ErasureProgress = Row<typeof erasureProgress>;

export async function insertErasure(
  tx: Tx,
  customerId: string,
  { part, after }: ErasureProgress,
  at: Date,
): Promise<void> {
  await sql`
    insert into erasures (customer_id, began_at, part, after) values (${customerId}, ${at}, ${part}, ${after})
  `.execute(tx);
}

/** Accounts with an unfinished erasure, oldest first. */
export async function listErasures(db: Database): Promise<string[]> {
  const { rows } = await sql.rows({ customer_id: sql.uuid })`
    select customer_id from erasures order by began_at, customer_id limit 100
  `.execute(db);
  return rows.map((row) => row.customer_id);
}

/** Progress of an erasure, locked; undefined if finished, or if another process runs it. */
export async function lockErasure(tx: Tx, customerId: string): Promise<ErasureProgress | undefined> {
  const { rows } = await sql.rows(erasureProgress)`
    select part, after from erasures where customer_id = ${customerId} for update skip locked
  `.execute(tx);
  return rows[0];
}

export async function moveErasure(tx: Tx, customerId: string, { part, after }: ErasureProgress): Promise<void> {
  await sql`update erasures set part = ${part}, after = ${after} where customer_id = ${customerId}`.execute(tx);
}

export async function deleteErasure(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from erasures where customer_id = ${customerId}`.execute(tx);
}
