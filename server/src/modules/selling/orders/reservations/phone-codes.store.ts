import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import type { NewOrder } from '../orders.store.ts';

/** Changes confirmed orders to wait for a code. Only in the transaction that wrote them, before they are visible. */
export async function reserveUntilCode(
  tx: Tx,
  orders: readonly Pick<NewOrder, 'id' | 'hold_expires_at'>[],
): Promise<void> {
  await sql`
    with waiting as (
      update orders o set status = 'pending_payment', hold_expires_at = w.until
      from unnest(${orders.map(({ id }) => id)}::uuid[], ${orders.map((one) => one.hold_expires_at)}::timestamptz[]) as w (id, until)
      where o.id = w.id returning o.id
    )
    update order_events e set status = 'pending_payment' from waiting where e.order_id = waiting.id
  `.execute(tx);
}

/** Stores the code of an order; the previous one is invalidated. */
export async function savePhoneCode(
  tx: Tx,
  code: { orderId: string; codeHash: Buffer; tries: number; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into order_phone_codes (order_id, code_hash, tries_left, expires_at)
    values (${code.orderId}, ${code.codeHash}, ${code.tries}, ${code.expiresAt})
    on conflict (order_id) do update set code_hash = excluded.code_hash, tries_left = excluded.tries_left,
      expires_at = excluded.expires_at
  `.execute(tx);
}

/** Consumes one try of a code and returns its hash; undefined if no try is left or the code has expired. */
export async function takePhoneCodeTry(tx: Tx, orderId: string, at: Date): Promise<Buffer | undefined> {
  const { rows } = await sql.rows({ code_hash: sql.bytea })`
    update order_phone_codes set tries_left = tries_left - 1
    where order_id = ${orderId} and tries_left > 0 and expires_at > ${at} returning code_hash
  `.execute(tx);
  return rows[0]?.code_hash;
}

/** Records that the phone of an order was proved, and consumes the code. */
export async function markPhoneProved(tx: Tx, orderId: string): Promise<void> {
  await sql`update orders set phone_proved = true where id = ${orderId}`.execute(tx);
  await sql`delete from order_phone_codes where order_id = ${orderId}`.execute(tx);
}

/** Deletes expired codes. */
export async function deleteOldPhoneCodes(db: Database, at: Date): Promise<void> {
  await sql`delete from order_phone_codes where expires_at <= ${at}`.execute(db);
}
