import { type Row, sql, type Tx } from '../../../platform/database/index.ts';

const heldPayment = {
  id: sql.uuid,
  provider: sql.text,
  /** A paid payment has the provider's id. */
  provider_id: sql.text.neverNull,
  /** The authorised sum, in halalas. */
  captured_amount: sql.int8.neverNull,
  currency: sql.text,
  capture_state: sql.text.oneOf('waiting', 'part', 'under_way').neverNull,
  capture_amount: sql.int8.orNull,
  /** The sum of the parts that are captured. */
  taken: sql.int8,
  /** The sum of refunds that were released: it is never captured. */
  released: sql.int8,
  /** Keys of the parts so far. */
  keys: sql.textArray,
};
export type HeldPayment = Row<typeof heldPayment>;

/** The payment of an order whose money is authorised and not captured, or not all of it, locked. */
export async function lockHeldPayment(tx: Tx, orderId: string): Promise<HeldPayment | undefined> {
  const { rows } = await sql.rows(heldPayment)`
    select p.id, provider, provider_id, captured_amount, currency, capture_state, capture_amount,
      (select coalesce(sum(c.amount), 0)::bigint from payment_captures c where c.payment_id = p.id and c.done_at is not null)
        as taken,
      (select coalesce(sum(case when r.is_released then r.amount else r.released_part end), 0)::bigint
        from payment_refunds r where r.payment_id = p.id) as released,
      array(select c.key from payment_captures c where c.payment_id = p.id) as keys
    from payments p
    where p.order_id = ${orderId} and status = 'paid' and capture_state in ('waiting', 'part', 'under_way') for update of p
  `.execute(tx);
  return rows[0];
}

const duePart = { key: sql.text, amount: sql.int8, is_last: sql.bool };
export type CapturedPart = Row<typeof duePart>;

/** The part of a locked payment whose call is under way, or was when its process died. */
export async function readDuePart(tx: Tx, paymentId: string): Promise<CapturedPart | undefined> {
  const { rows } = await sql.rows(duePart)`
    select key, amount, is_last from payment_captures where payment_id = ${paymentId} and done_at is null
  `.execute(tx);
  return rows[0];
}

/**
 * Fixes the amount of the next part of a locked payment: `total` is what is captured in sum after it. A part that was fixed before is
 * under way again.
 */
export async function beginPart(
  tx: Tx,
  paymentId: string,
  { key, amount, is_last: isLast, total }: CapturedPart & { total: number },
  at: Date,
): Promise<void> {
  await sql`
    with part as (
      insert into payment_captures (payment_id, key, amount, is_last, created_at)
      values (${paymentId}, ${key}, ${amount}, ${isLast}, ${at})
      on conflict (payment_id, key) do nothing
    )
    update payments set capture_state = 'under_way', capture_amount = ${total}
    where id = ${paymentId} and capture_state in ('waiting', 'part', 'under_way')
  `.execute(tx);
}

/** Stores a part of nothing: a parcel whose goods were paid otherwise, or were refunded before it left. */
export async function skipPart(tx: Tx, paymentId: string, key: string, at: Date): Promise<void> {
  await sql`
    insert into payment_captures (payment_id, key, amount, is_last, created_at, done_at)
    values (${paymentId}, ${key}, 0, false, ${at}, ${at})
  `.execute(tx);
}

/**
 * Stores that the money of a part was taken, and the reference that refunds name from now on. One that another worker has finished
 * changes nothing: the next part may be under way.
 */
export async function finishPart(
  tx: Tx,
  paymentId: string,
  { key, is_last: isLast, captureReference }: Pick<CapturedPart, 'key' | 'is_last'> & { captureReference: string },
  at: Date,
): Promise<void> {
  await sql`
    with part as (
      update payment_captures set done_at = ${at} where payment_id = ${paymentId} and key = ${key} and done_at is null
      returning key
    )
    update payments set capture_state = ${isLast ? 'done' : 'part'}, provider_payment_id = ${captureReference},
      capture_amount = case when ${isLast} then capture_amount end
    where id = ${paymentId} and capture_state = 'under_way' and exists (select from part)
  `.execute(tx);
}

/** Refunds of a locked payment that wait and are not being sent, in their order. */
export async function listWaitingRefunds(tx: Tx, paymentId: string): Promise<{ id: number; amount: number }[]> {
  const { rows } = await sql.rows({ id: sql.int8, amount: sql.int8 })`
    select id, amount - released_part as amount from payment_refunds
    where payment_id = ${paymentId} and status = 'due' and claimed_at is null order by id
  `.execute(tx);
  return rows;
}

/** Ends a part of a due refund by not capturing its money; the rest goes back. */
export async function releasePartOf(tx: Tx, refundId: number, released: number): Promise<void> {
  await sql`
    update payment_refunds set released_part = released_part + ${released} where id = ${refundId} and status = 'due'
  `.execute(tx);
}

/** Stores that all authorised money was given up. */
export async function markReleased(tx: Tx, id: string): Promise<void> {
  await sql`update payments set capture_state = 'released' where id = ${id} and capture_state = 'waiting'`.execute(tx);
}

/** Ends a due refund by not capturing its money. */
export async function releaseInstead(tx: Tx, refundId: number, at: Date): Promise<void> {
  await sql`
    update payment_refunds set status = 'done', done_at = ${at}, is_released = true, released_part = 0
    where id = ${refundId} and status = 'due'
  `.execute(tx);
}

const captureOf = {
  state: sql.text.oneOf('waiting', 'part', 'under_way', 'done', 'released').orNull,
  authorised: sql.int8,
  taken: sql.int8,
  released: sql.int8,
  is_under_way: sql.bool.neverNull,
};

/** How much of the authorised money of a payment was captured, and how much was released so far. */
export async function readCaptured(tx: Tx, paymentId: string): Promise<Row<typeof captureOf> | undefined> {
  const { rows } = await sql.rows(captureOf)`
    select capture_state as state, coalesce(captured_amount, 0) as authorised,
      (select coalesce(sum(c.amount), 0)::bigint from payment_captures c where c.payment_id = p.id and c.done_at is not null)
        as taken,
      (select coalesce(sum(case when r.is_released then r.amount else r.released_part end), 0)::bigint
        from payment_refunds r where r.payment_id = p.id) as released,
      exists (select from payment_captures c where c.payment_id = p.id and c.done_at is null) as is_under_way
    from payments p where id = ${paymentId}
  `.execute(tx);
  return rows[0];
}
