import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const refundRow = {
  id: sql.int8,
  payment_id: sql.uuid,
  amount: sql.int8,
  status: sql.text.oneOf('due', 'done'),
};
export type RefundRow = Row<typeof refundRow>;

/** A claimed refund, with the data for the call. */
const claimedRefund = {
  ...refundRow,
  provider: sql.text,
  /** A captured payment has the provider's id: both are written together. */
  provider_payment_id: sql.text.neverNull,
  /** Without what was released before the capture, which the provider knows nothing of. */
  refunded_before: sql.int8,
};
export type ClaimedRefund = Row<typeof claimedRefund>;

/** Stores a due refund; undefined if its key was stored before. */
export async function insertRefund(
  tx: Tx,
  refund: { paymentId: string; key: string; amount: number },
): Promise<RefundRow | undefined> {
  const { rows } = await sql.rows(refundRow)`
    insert into payment_refunds (payment_id, key, amount) values (${refund.paymentId}, ${refund.key}, ${refund.amount})
    on conflict (key) do nothing returning id, payment_id, amount, status
  `.execute(tx);
  return rows[0];
}

/** Sum of refunds of a payment, sent or due. */
export async function sumRefunds(tx: Tx, paymentId: string): Promise<number> {
  const { rows } = await sql.rows({ total: sql.int8 })`
    select coalesce(sum(amount), 0)::bigint as total from payment_refunds where payment_id = ${paymentId}
  `.execute(tx);
  return rows[0]?.total ?? 0;
}

export async function paymentOfRefund(db: Database | Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql.rows({ payment_id: sql.uuid })`
    select payment_id from payment_refunds where id = ${id}
  `.execute(db);
  return rows[0]?.payment_id;
}

/** The amount of a refund that is due, and the sum of those of its payment that are done. */
export async function readDueRefund(tx: Tx, id: number) {
  const { rows } = await sql.rows({ id: sql.int8, amount: sql.int8, unreleased: sql.int8, done: sql.int8 })`
    select r.id, r.amount, r.amount - r.released_part as unreleased, (select coalesce(sum(d.amount), 0)::bigint from payment_refunds d
      where d.payment_id = r.payment_id and d.status = 'done') as done
    from payment_refunds r where r.id = ${id} and r.status = 'due'
  `.execute(tx);
  return rows[0];
}

/** Claims a due refund unless another of the same payment is in progress; the payment must be locked. */
export async function claimRefund(tx: Tx, id: number, at: Date, deadBefore: Date): Promise<ClaimedRefund | undefined> {
  const { rows } = await sql.rows(claimedRefund)`
    update payment_refunds r set claimed_at = ${at} from payments p
    where r.id = ${id} and r.status = 'due' and p.id = r.payment_id
      and not exists (
        select from payment_refunds other
        where other.payment_id = r.payment_id and other.status = 'due' and other.claimed_at > ${deadBefore}
      )
    returning r.id, r.payment_id, r.amount - r.released_part as amount, r.status, p.provider, p.provider_payment_id,
      (select coalesce(sum(d.amount - d.released_part), 0)::bigint from payment_refunds d
        where d.payment_id = r.payment_id and d.status = 'done' and not d.is_released) as refunded_before
  `.execute(tx);
  return rows[0];
}

export async function finishRefund(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`
    update payment_refunds set status = 'done', done_at = ${at} where id = ${id} and status = 'due'
  `.execute(tx);
}

/** Releases a failed refund, so that the next try need not wait for the claim to expire. */
export async function releaseRefund(tx: Tx, id: number): Promise<void> {
  await sql`update payment_refunds set claimed_at = null where id = ${id} and status = 'due'`.execute(tx);
}

export async function listDueRefunds(db: Database, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    select id from payment_refunds where status = 'due' and created_at < ${before} order by created_at limit ${limit}
  `.execute(db);
  return rows.map((row) => row.id);
}
