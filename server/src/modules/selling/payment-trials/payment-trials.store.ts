import { paymentTrialFailures, paymentTrialStates } from '@waha/contract/vocabulary';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import type { Capture } from '../payments/index.ts';

const trialRow = {
  id: sql.uuid,
  method: sql.text,
  state: sql.text.oneOf(...paymentTrialStates),
  failure: sql.text.oneOf(...paymentTrialFailures).orNull,
  problem: sql.text.orNull,
  reference: sql.text.orNull,
  url: sql.text.orNull,
  was_refused: sql.bool,
  opened_at: sql.timestamptz,
  expires_at: sql.timestamptz,
  ended_at: sql.timestamptz.orNull,
  capture_reference: sql.text.orNull,
  paid_amount: sql.int8.orNull,
  paid_currency: sql.text.orNull,
  paid_at: sql.timestamptz.orNull,
  told_at: sql.timestamptz.orNull,
  refund_tries: sql.int4,
  refunded_at: sql.timestamptz.orNull,
  refunded_by_hand: sql.bool,
};
export type TrialRow = Row<typeof trialRow>;

const columns = sql`id, method, state, failure, problem, reference, url, was_refused, opened_at, expires_at, ended_at,
  capture_reference, paid_amount, paid_currency, paid_at, told_at, refund_tries, refunded_at,
  refunded_by_hand`;

interface NewTrial {
  id: string;
  method: string;
  openedBy: string;
  expiresAt: Date;
  nextLookAt: Date;
}

/** Stores a trial before its page is asked for. False where another of the method is open, or has money that is not given back. */
export async function insertTrial(tx: Tx, trial: NewTrial, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into payment_trials (id, method, opened_by, opened_at, expires_at, next_look_at)
    select ${trial.id}::uuid, ${trial.method}, ${trial.openedBy}::uuid, ${at}::timestamptz, ${trial.expiresAt}::timestamptz,
      ${trial.nextLookAt}::timestamptz
    where not exists (select from payment_trials where method = ${trial.method} and state = 'paid')
    on conflict (method) where state in ('opening', 'open') do nothing
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** True where money of a trial of the method is not given back. */
export async function hasMoneyOut(tx: Tx, method: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from payment_trials where method = ${method} and state = 'paid' limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** The numbers of trials of a method that were begun since then: with a page, and without one. */
export async function countTrials(tx: Tx, method: string, since: Date): Promise<{ opened: number; unopened: number }> {
  const { rows } = await sql.rows({ opened: sql.int8, unopened: sql.int8 })`
    select count(reference) as opened, count(*) - count(reference) as unopened
    from payment_trials where method = ${method} and opened_at > ${since}
  `.execute(tx);
  return rows[0] ?? { opened: 0, unopened: 0 };
}

/** Stores the page of a trial, where it is still waited for. */
export async function storePage(
  tx: Tx,
  id: string,
  page: { reference: string; url: string },
  nextLookAt: Date | null,
): Promise<void> {
  await sql`
    update payment_trials set state = 'open', reference = ${page.reference}, url = ${page.url}, next_look_at = ${nextLookAt}
    where id = ${id} and state = 'opening'
  `.execute(tx);
}

/** The trial of each method that is shown: one of any method whose money is not given back, or the latest of these methods. */
export async function listLatest(db: Database, methods: readonly string[]): Promise<TrialRow[]> {
  const { rows } = await sql.rows(trialRow)`
    select distinct on (method) ${columns} from payment_trials where method = any(${methods}::text[]) or state = 'paid'
    order by method, (state = 'paid') desc, opened_at desc, id
  `.execute(db);
  return rows;
}

export async function readTrial(db: Database | Tx, id: string): Promise<TrialRow | undefined> {
  const { rows } = await sql.rows(trialRow)`select ${columns} from payment_trials where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a trial, so that it is settled once. */
export async function lockTrial(tx: Tx, id: string): Promise<TrialRow | undefined> {
  const { rows } = await sql.rows(trialRow)`
    select ${columns} from payment_trials where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

export async function findTrial(db: Database, method: string, reference: string): Promise<TrialRow | undefined> {
  const { rows } = await sql.rows(trialRow)`
    select ${columns} from payment_trials where method = ${method} and reference = ${reference}
    order by opened_at desc limit 1
  `.execute(db);
  return rows[0];
}

/** Trials that the provider is to be asked about now. */
export async function listDueTrials(db: Database, at: Date, limit: number): Promise<TrialRow[]> {
  const { rows } = await sql.rows(trialRow)`
    select ${columns} from payment_trials where next_look_at <= ${at} and state <> 'paid' order by next_look_at limit ${limit}
  `.execute(db);
  return rows;
}

const owedTrial = {
  id: sql.uuid,
  method: sql.text,
  paid_at: sql.timestamptz.neverNull,
  next_look_at: sql.timestamptz.orNull,
};
export type OwedTrial = Row<typeof owedTrial>;

/** Trials paid before then whose money is not given back, the one whose turn is longest ago first. */
export async function listOwedTrials(db: Database, before: Date, limit: number): Promise<OwedTrial[]> {
  const { rows } = await sql.rows(owedTrial)`
    select id, method, paid_at, next_look_at from payment_trials where state = 'paid' and paid_at <= ${before}
    order by next_look_at nulls first limit ${limit}
  `.execute(db);
  return rows;
}

/** Stores when the refund of a paid trial has its next turn. */
export async function storeNextRefund(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update payment_trials set next_look_at = ${at} where id = ${id} and state = 'paid'`.execute(tx);
}

/** Stores when the provider is asked again; null: no more. */
export async function lookAgainAt(tx: Tx, id: string, at: Date | null): Promise<void> {
  await sql`
    update payment_trials set next_look_at = ${at} where id = ${id} and next_look_at is not null
  `.execute(tx);
}

/** Ends a trial that is not paid. One without a page has nothing that could be asked about. */
export async function endTrial(
  tx: Tx,
  id: string,
  failure: NonNullable<TrialRow['failure']>,
  problem: string | null,
  at: Date,
): Promise<void> {
  await sql`
    update payment_trials set state = 'failed', failure = ${failure}, problem = ${problem}, ended_at = ${at},
      next_look_at = case when reference is not null then next_look_at end
    where id = ${id} and state in ('opening', 'open')
  `.execute(tx);
}

/** Stores the money of a trial, late money of one that has ended, too. */
export async function storeCapture(tx: Tx, id: string, capture: Capture, at: Date): Promise<void> {
  await sql`
    update payment_trials set state = 'paid', failure = null, ended_at = null, problem = null, next_look_at = null,
      capture_reference = ${capture.captureReference}, paid_amount = ${capture.amount}, paid_currency = ${capture.currency},
      paid_at = ${at}
    where id = ${id}
  `.execute(tx);
}

/** Stores that a card was refused at the page, or that none was. The provider has answered, so a former problem is over. */
export async function storeOpen(tx: Tx, id: string, wasRefused: boolean): Promise<void> {
  await sql`
    update payment_trials set was_refused = ${wasRefused}, problem = null where id = ${id} and state = 'open'
  `.execute(tx);
}

/** Stores that the provider did not answer, in its own words where it gave some. */
export async function storeProblem(tx: Tx, id: string, problem: string | null): Promise<void> {
  await sql`
    update payment_trials set problem = ${problem} where id = ${id} and state in ('open', 'paid')
  `.execute(tx);
}

/** Stores that a signed notification arrived; the first counts. */
export async function storeTold(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update payment_trials set told_at = ${at} where id = ${id} and told_at is null`.execute(tx);
}

const claimedTrial = {
  id: sql.uuid,
  method: sql.text,
  /** A paid trial has these: they are written together. */
  capture_reference: sql.text.neverNull,
  paid_amount: sql.int8.neverNull,
};

/** Claims the refund of a paid trial, unless another is sending it. */
export async function claimTrialRefund(tx: Tx, id: string, at: Date, deadBefore: Date) {
  const { rows } = await sql.rows(claimedTrial)`
    update payment_trials set claimed_at = ${at}, refund_tries = refund_tries + 1
    where id = ${id} and state = 'paid' and (claimed_at is null or claimed_at <= ${deadBefore})
    returning id, method, capture_reference, paid_amount
  `.execute(tx);
  return rows[0];
}

export async function finishRefund(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update payment_trials set state = 'refunded', refunded_at = ${at}, problem = null, next_look_at = null
    where id = ${id} and state = 'paid'
  `.execute(tx);
}

/** Stores that an owner gave the money back at the provider: where a refund has failed, and none is being sent. */
export async function storeRefundByHand(tx: Tx, id: string, at: Date, deadBefore: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update payment_trials set state = 'refunded', refunded_at = ${at}, refunded_by_hand = true, next_look_at = null
    where id = ${id} and state = 'paid' and refund_tries > 0 and (claimed_at is null or claimed_at <= ${deadBefore})
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Releases the claim of a refund that failed, so that the next try need not wait. */
export async function releaseRefund(tx: Tx, id: string, problem: string | null): Promise<void> {
  await sql`
    update payment_trials set claimed_at = null, problem = ${problem} where id = ${id} and state = 'paid'
  `.execute(tx);
}

/** Deletes old trials, but none whose money is not given back: its row is all that is known of it. */
export async function deleteOldTrials(db: Database, before: Date): Promise<void> {
  await sql`delete from payment_trials where opened_at < ${before} and state <> 'paid'`.execute(db);
}
