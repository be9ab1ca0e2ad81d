import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import type { MaskedCard } from './online-method.ts';

const paymentStatuses = ['creating', 'open', 'paid', 'failed', 'expired', 'unwanted', 'mismatched'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const paymentRow = {
  id: sql.uuid,
  order_id: sql.uuid,
  /** The extension whose method it is. */
  provider: sql.text,
  provider_id: sql.text.orNull,
  provider_payment_id: sql.text.orNull,
  status: sql.text.oneOf(...paymentStatuses),
  amount_halalas: sql.int8,
  currency: sql.text,
  captured_amount: sql.int8.orNull,
  captured_currency: sql.text.orNull,
  /** Progress of a capture at shipment; null where the money was captured when the order was paid. */
  capture_state: sql.text.oneOf('waiting', 'under_way', 'part', 'done', 'released').orNull,
  url: sql.text.orNull,
  /** A card of the buyer that is typed and remembered, or was remembered; null: at the provider's page. */
  card_use: sql.text.oneOf('new', 'saved').orNull,
  expires_at: sql.timestamptz,
};
export type PaymentRow = Row<typeof paymentRow>;

/** The captured amount of a payment. */
export interface Capture {
  captureReference: string;
  amount: number;
  currency: string;
  card?: MaskedCard | null;
  /** The token of a card that its buyer wanted to be remembered. */
  keptToken?: string | null;
  /** The money is authorised, and captured when a shipment leaves. */
  isHeld?: boolean;
}

const columns = sql`id, order_id, provider, provider_id, provider_payment_id, status, amount_halalas, currency,
  captured_amount, captured_currency, capture_state, url, card_use, expires_at`;

/** Claims the creation of a payment for an order; undefined if a payment is active already. */
export async function claimPayment(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'order_id' | 'provider' | 'amount_halalas' | 'expires_at'> &
    Partial<Pick<PaymentRow, 'card_use'>>,
  at: Date,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql.rows(paymentRow)`
    insert into payments (id, order_id, provider, status, amount_halalas, card_use, expires_at, claimed_at, created_at)
    values (${payment.id}, ${payment.order_id}, ${payment.provider}, 'creating', ${payment.amount_halalas},
      ${payment.card_use ?? null}, ${payment.expires_at}, ${at}, ${at})
    on conflict (order_id) where status in ('creating', 'open') do nothing
    returning ${columns}
  `.execute(tx);
  return rows[0];
}

/** Takes over a payment whose creator has not reported since `before`; undefined otherwise. */
export async function takeOverPayment(
  tx: Tx,
  orderId: string,
  before: Date,
  at: Date,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql.rows(paymentRow)`
    update payments set claimed_at = ${at}
    where order_id = ${orderId} and status = 'creating' and claimed_at < ${before} returning ${columns}
  `.execute(tx);
  return rows[0];
}

/**
 * Stores the created payment: the customer may pay, at its page where it has one. False if the payment was closed meanwhile.
 */
export async function openPayment(
  tx: Tx,
  id: string,
  made: { reference: string; url: string | null },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update payments set status = 'open', provider_id = ${made.reference}, url = ${made.url}
    where id = ${id} and status = 'creating' returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Stores where the buyer's bank asks on about an open charge. */
export async function leadOn(tx: Tx, id: string, url: string): Promise<void> {
  await sql`update payments set url = ${url} where id = ${id} and status = 'open'`.execute(tx);
}

/** Whether a charge without a page is still open that began before then. */
export async function isChargeOlder(db: Database, id: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select from payments where id = ${id} and status = 'open' and url is null and claimed_at < ${before}
  `.execute(db);
  return rows.length > 0;
}

export async function readLivePayment(db: Database | Tx, orderId: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql.rows(paymentRow)`
    select ${columns} from payments where order_id = ${orderId} and status in ('creating', 'open')
  `.execute(db);
  return rows[0];
}

export async function readLatestPayment(db: Database | Tx, orderId: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql.rows(paymentRow)`
    select ${columns} from payments where order_id = ${orderId} order by created_at desc, id limit 1
  `.execute(db);
  return rows[0];
}

export async function readPayment(db: Database | Tx, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql.rows(paymentRow)`select ${columns} from payments where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the payment against concurrent settlement and refunds. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql.rows(paymentRow)`select ${columns} from payments where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function findByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql.rows(paymentRow)`
    select ${columns} from payments where provider = ${provider} and provider_id = ${reference}
  `.execute(db);
  return rows[0];
}

/** Payments to poll at the provider: open ones, and claimed ones without an answer since `before`. */
export async function listUnsettled(db: Database, before: Date, limit: number): Promise<PaymentRow[]> {
  const { rows } = await sql.rows(paymentRow)`
    select ${columns} from payments
    where (status = 'open' and created_at < ${before}) or (status = 'creating' and claimed_at < ${before})
    order by created_at limit ${limit}
  `.execute(db);
  return rows;
}

/** Closes a payment without a capture. */
export async function closePayment(tx: Tx, id: string, status: 'failed' | 'expired', at: Date): Promise<void> {
  await sql`
    update payments set status = ${status}, settled_at = ${at} where id = ${id} and status in ('creating', 'open')
  `.execute(tx);
}

/** Closes a charge that may still pay, and has it read again from then on. */
export async function leaveCharge(tx: Tx, id: string, at: Date, lookAt: Date): Promise<void> {
  await closePayment(tx, id, 'failed', at);
  await sql`
    insert into left_charges (payment_id, left_at, look_at)
    select id, ${at}, ${lookAt} from payments where id = ${id} and status = 'failed'
    on conflict (payment_id) do nothing
  `.execute(tx);
}

const leftCharge = { ...paymentRow, left_at: sql.timestamptz };
export type LeftCharge = Row<typeof leftCharge>;

/** Charges that were left and are to be read now. */
export async function listLeftCharges(db: Database, at: Date, limit: number): Promise<LeftCharge[]> {
  const { rows } = await sql.rows(leftCharge)`
    select ${columns}, left_at from left_charges join payments on id = payment_id
    where look_at <= ${at} order by look_at limit ${limit}
  `.execute(db);
  return rows;
}

/** Stores when a charge that was left is read again; null: it has ended. */
export async function lookAgainAt(tx: Tx, id: string, at: Date | null): Promise<void> {
  if (at === null) await sql`delete from left_charges where payment_id = ${id}`.execute(tx);
  else await sql`update left_charges set look_at = ${at} where payment_id = ${id}`.execute(tx);
}

/** Stores the captured amount, and a keyed hash of the card to recognise it. */
export async function capturePayment(
  tx: Tx,
  id: string,
  status: 'paid' | 'unwanted' | 'mismatched',
  capture: Capture,
  at: Date,
): Promise<void> {
  const card = capture.card ? `card ${capture.card.scheme} ${capture.card.number}` : null;
  await sql`
    update payments set status = ${status}, provider_payment_id = ${capture.captureReference},
      captured_amount = ${capture.amount}, captured_currency = ${capture.currency}, settled_at = ${at},
      card_mark = person_mark(${card}), capture_state = ${capture.isHeld === true ? 'waiting' : null}
    where id = ${id}
  `.execute(tx);
}

/** The payment that pays an order, locked. */
export async function lockPaidPayment(tx: Tx, orderId: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql.rows(paymentRow)`
    select ${columns} from payments where order_id = ${orderId} and status = 'paid' for update
  `.execute(tx);
  return rows[0];
}
