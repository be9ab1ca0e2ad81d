import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type Language, languages } from '../../../platform/text/index.ts';

export const subscriber = {
  id: sql.uuid,
  email: sql.text,
  status: sql.text.oneOf('pending', 'subscribed', 'unsubscribed'),
  language: sql.text.oneOf(...languages),
};
export type Subscriber = Row<typeof subscriber>;

/** A subscription request; its confirmation creates a consent. */
export interface Request {
  language: Language;
  source: string;
}

/** The most mails about a subscription to one address in a day, from all callers. */
const MAILS_A_DAY = 3;

/** The subscriber of an address, created if missing. An existing one keeps its state until a confirmation. */
export async function requestSubscription(tx: Tx, email: string, { language, source }: Request): Promise<string> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into newsletter_subscribers (email, language, source) values (${email}, ${language}, ${source})
    on conflict (email) do update set requested_at = now() returning id
  `.execute(tx);
  return rows[0]?.id ?? '';
}

/** Claims one of the day's mails to an address; false when they are used up. */
export async function claimMail(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscribers set
      mails_sent = case when mails_since < now() - interval '1 day' then 1 else mails_sent + 1 end,
      mails_since = case when mails_since < now() - interval '1 day' then now() else mails_since end
    where id = ${id} and (mails_since < now() - interval '1 day' or mails_sent < ${MAILS_A_DAY})
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function readSubscriber(db: Database | Tx, id: string): Promise<Subscriber | undefined> {
  const { rows } = await sql.rows(subscriber)`
    select id, email, status, language from newsletter_subscribers where id = ${id}
  `.execute(db);
  return rows[0];
}

export interface NewToken extends Request {
  hash: Buffer;
  subscriberId: string;
  purpose: 'confirm' | 'unsubscribe';
  expiresAt: Date;
}

export async function insertToken(db: Database | Tx, token: NewToken): Promise<void> {
  const { hash, subscriberId, purpose, language, source, expiresAt } = token;
  await sql`
    insert into newsletter_tokens (token_hash, subscriber_id, purpose, language, source, requested_at, expires_at)
    select ${hash}, id, ${purpose}, ${language}, ${source}, requested_at, ${expiresAt}
    from newsletter_subscribers where id = ${subscriberId}
  `.execute(db);
}

/**
 * Consumes a `confirm` token and records its consent. Returns the subscriber; undefined for an unknown, expired or used
 * token.
 */
export async function confirmByToken(tx: Tx, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    with used as (
      update newsletter_tokens set used_at = now()
      where token_hash = ${hash} and purpose = 'confirm' and used_at is null and expires_at > now()
      returning subscriber_id, language, source, requested_at
    )
    update newsletter_subscribers s set status = 'subscribed', confirmed_at = now(), unsubscribed_at = null,
      language = used.language, source = used.source, requested_at = used.requested_at
    from used where s.id = used.subscriber_id returning s.id
  `.execute(tx);
  return rows[0]?.id;
}

/** True where a token confirmed a subscription that is still active: confirming twice is no error. */
export async function isConfirmedBy(tx: Tx, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from newsletter_tokens t join newsletter_subscribers s on s.id = t.subscriber_id
    where t.token_hash = ${hash} and t.purpose = 'confirm' and t.used_at is not null and s.status = 'subscribed'
  `.execute(tx);
  return rows.length > 0;
}

/** Ends the subscription of a token; undefined for an unknown token. */
export async function unsubscribeByToken(tx: Tx, hash: Buffer) {
  const { rows } = await sql.rows({ email: sql.text, was_subscribed: sql.bool })`
    with found as (
      select s.id, s.status = 'subscribed' as was_subscribed from newsletter_tokens t
      join newsletter_subscribers s on s.id = t.subscriber_id
      where t.token_hash = ${hash} and t.purpose = 'unsubscribe' and t.expires_at > now() for update of s)
    update newsletter_subscribers s set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, now())
    from found where s.id = found.id
    returning s.email, found.was_subscribed
  `.execute(tx);
  return rows[0];
}

/** Ends the subscription of an address; true where it was subscribed. */
export async function unsubscribeAddress(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
    where email = lower(${email}) and status = 'subscribed' returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Deletes expired tokens, addresses that were never confirmed, and those that left three years ago. */
export async function deleteOldRequests(db: Database): Promise<void> {
  await sql`
    delete from newsletter_subscribers
    where status = 'unsubscribed' and unsubscribed_at < now() - interval '3 years'
  `.execute(db);
  await sql`delete from newsletter_tokens where expires_at < now()`.execute(db);
  await sql`
    delete from newsletter_subscribers where status = 'pending' and requested_at < now() - interval '30 days'
  `.execute(db);
}

/** The data stored about an address, for its owner's copy; null where there is none. */
export async function exportSubscription(db: Database, email: string): Promise<unknown> {
  const { rows } = await sql`
    select status, language, source, requested_at, confirmed_at, unsubscribed_at, (
      select coalesce(jsonb_agg(jsonb_build_object('subject', case s.language when 'ar' then l.subject_ar else l.subject_en end,
        'sent_at', l.started_at) order by l.id), '[]')
      from newsletter_deliveries d join newsletter_letters l on l.id = d.letter_id
      where d.subscriber_id = s.id and d.state = 'sent'
    ) as letters
    from newsletter_subscribers s where email = lower(${email})
  `.execute(db);
  return rows[0] ?? null;
}

/** Erases the subscription of a deleted account. */
export async function eraseSubscriber(tx: Tx, email: string): Promise<void> {
  await sql`delete from newsletter_subscribers where email = lower(${email})`.execute(tx);
}
