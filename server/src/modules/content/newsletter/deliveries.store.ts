import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

/** The next recipients of an issue, after one of them: subscribed before it was sent, and without it yet. */
export async function listNextReaders(
  where: Database | Tx,
  letterId: number,
  { after, most }: { after: string | null; most: number },
): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select s.id from newsletter_letters l
    join newsletter_subscribers s on s.status = 'subscribed' and s.confirmed_at <= l.started_at
      and s.id > ${after ?? FIRST}
    where l.id = ${letterId} and l.status = 'sending' and not exists (
      select from newsletter_deliveries d where d.letter_id = l.id and d.subscriber_id = s.id and d.state <> 'waiting'
    )
    order by s.id limit ${most}
  `.execute(where);
  return rows.map(({ id }) => id);
}

const claimedReader = {
  id: sql.uuid,
  email: sql.text,
  language: sql.text.oneOf('ar', 'en'),
  /** This one counted. */
  attempts: sql.int4,
};
export type ClaimedReader = Row<typeof claimedReader>;

/**
 * Claims an issue for one reader before it is sent: concurrent senders find it claimed, and after a crash no mail is
 * sent twice. Undefined where the reader has it or unsubscribed, or the issue was stopped.
 */
export async function claimDelivery(
  db: Database,
  letterId: number,
  subscriberId: string,
): Promise<ClaimedReader | undefined> {
  const { rows } = await sql.rows(claimedReader)`
    with claimed as (
      insert into newsletter_deliveries as d (letter_id, subscriber_id)
      select l.id, s.id from newsletter_letters l, newsletter_subscribers s
      where l.id = ${letterId} and l.status = 'sending' and s.id = ${subscriberId} and s.status = 'subscribed'
      on conflict (letter_id, subscriber_id) do update set state = 'sent', attempts = d.attempts + 1
        where d.state = 'waiting'
      returning subscriber_id, attempts
    )
    select s.id, s.email, s.language, c.attempts from claimed c join newsletter_subscribers s on s.id = c.subscriber_id
  `.execute(db);
  return rows[0];
}

/** The number of times a reader's mail server may refuse an issue. */
const MOST_ATTEMPTS = 3;

/** Releases a delivery after a failure: it waits for another attempt, or ends after the last one. */
export async function releaseDelivery(db: Database, letterId: number, subscriberId: string): Promise<void> {
  await sql`
    update newsletter_deliveries set state = case when attempts >= ${MOST_ATTEMPTS} then 'failed' else 'waiting' end
    where letter_id = ${letterId} and subscriber_id = ${subscriberId} and state = 'sent'
  `.execute(db);
}

/** Deletes a delivery that failed through no fault of the reader's server: it counts as not attempted. */
export async function eraseDelivery(db: Database, letterId: number, subscriberId: string): Promise<void> {
  await sql`
    delete from newsletter_deliveries where letter_id = ${letterId} and subscriber_id = ${subscriberId} and state = 'sent'
  `.execute(db);
}

/** Records the progress of an issue; an undefined `reached` leaves its position unchanged. */
export async function advanceIssue(
  tx: Tx,
  letterId: number,
  { reached, at }: { reached: string | null | undefined; at: Date },
): Promise<void> {
  await sql`
    update newsletter_letters l set moved_at = ${at},
      reached = ${reached === undefined ? sql`l.reached` : sql`${reached}::uuid`},
      (sent, failed) = (
        select (count(*) filter (where state = 'sent'))::int, (count(*) filter (where state = 'failed'))::int
        from newsletter_deliveries where letter_id = l.id
      )
    where id = ${letterId}
  `.execute(tx);
}

export async function finishIssue(tx: Tx, letterId: number, at: Date): Promise<void> {
  await sql`
    update newsletter_letters set status = 'sent', finished_at = ${at}, version = version + 1
    where id = ${letterId} and status = 'sending'
  `.execute(tx);
}

/**
 * Claims sending issues without progress: their process ended, or fails repeatedly. Each is claimed once, and again
 * only after the same delay.
 */
export async function takeStalledIssues(tx: Tx, { before, at }: { before: Date; at: Date }): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update newsletter_letters set moved_at = ${at} where status = 'sending' and moved_at < ${before} returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
