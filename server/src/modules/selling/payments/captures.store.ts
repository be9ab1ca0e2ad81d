import { type Row, sql, type Tx } from '../../../platform/database/index.ts';

const heldPayment = {
  id: sql.uuid,
  provider: sql.text,
  /** A paid payment has the provider's id. */
  provider_id: sql.text.neverNull,
  captured_amount: sql.int8.neverNull,
  currency: sql.text,
  capture_state: sql.text.oneOf('waiting', 'under_way').neverNull,
  capture_amount: sql.int8.orNull,
};

/** The payment of an order whose money is authorised and not captured, locked. */
export async function lockHeldPayment(tx: Tx, orderId: string): Promise<Row<typeof heldPayment> | undefined> {
  const { rows } = await sql.rows(heldPayment)`
    select id, provider, provider_id, captured_amount, currency, capture_state, capture_amount from payments
    where order_id = ${orderId} and status = 'paid' and capture_state in ('waiting', 'under_way') for update
  `.execute(tx);
  return rows[0];
}

/**
 * Fixes the amount that is captured of a locked payment, without its refunds so far: they are done by that. Later refunds go
 * through the provider.
 */
export async function beginCapture(tx: Tx, id: string, amount: number, at: Date): Promise<void> {
  await sql`
    update payments set capture_state = 'under_way', capture_amount = ${amount}
    where id = ${id} and capture_state = 'waiting'
  `.execute(tx);
  await sql`
    update payment_refunds set status = 'done', done_at = ${at}, is_released = true
    where payment_id = ${id} and status = 'due'
  `.execute(tx);
}

/** Stores that the money was taken, and the reference that refunds name from now on. */
export async function finishCapture(tx: Tx, id: string, captureReference: string): Promise<void> {
  await sql`
    update payments set capture_state = 'done', provider_payment_id = ${captureReference}
    where id = ${id} and capture_state = 'under_way'
  `.execute(tx);
}

/** Stores that all authorised money was given up. */
export async function markReleased(tx: Tx, id: string): Promise<void> {
  await sql`update payments set capture_state = 'released' where id = ${id} and capture_state = 'waiting'`.execute(tx);
}

/** Ends a due refund by not capturing its money. */
export async function releaseInstead(tx: Tx, refundId: number, at: Date): Promise<void> {
  await sql`
    update payment_refunds set status = 'done', done_at = ${at}, is_released = true
    where id = ${refundId} and status = 'due'
  `.execute(tx);
}
