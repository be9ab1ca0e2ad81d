import { consentSubjects, consentWays } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type Language, languages } from '../../../platform/text/index.ts';

export async function insertText(tx: Tx, text: { hash: Buffer; language: Language; words: string; at: Date }) {
  await sql`
    insert into consent_texts (hash, language, words, first_used_at)
    values (${text.hash}, ${text.language}, ${text.words}, ${text.at}) on conflict (hash) do nothing
  `.execute(tx);
}

export interface NewConsentEvent {
  customerId: string | null;
  email: string | null;
  subject: string;
  isGiven: boolean;
  way: string;
  textHash: Buffer | null;
  origin: string;
  at: Date;
}

export async function insertEvent(tx: Tx, event: NewConsentEvent): Promise<void> {
  await sql`
    insert into consent_events (customer_id, email, subject, is_given, way, text_hash, origin, at)
    values (${event.customerId}, ${event.email}, ${event.subject}, ${event.isGiven}, ${event.way}, ${event.textHash},
      ${event.origin}, ${event.at})
  `.execute(tx);
}

/** Adds what an import found of many customers. */
export async function insertImported(
  tx: Tx,
  found: readonly { customerId: string; subject: string; origin: string }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into consent_events (customer_id, subject, is_given, way, origin, at)
    select f.customer_id, f.subject, true, 'import', f.origin, ${at}
    from unnest(${found.map(({ customerId }) => customerId)}::uuid[], ${found.map(({ subject }) => subject)}::text[],
      ${found.map(({ origin }) => origin)}::text[]) as f (customer_id, subject, origin)
  `.execute(tx);
}

const consentRow = {
  subject: sql.text.oneOf(...consentSubjects),
  is_given: sql.bool,
  way: sql.text.oneOf(...consentWays),
  at: sql.timestamptz,
  origin: sql.text,
  words: sql.text.orNull,
  language: sql.text.oneOf(...languages).orNull,
  version: sql.text.orNull,
};
export type ConsentRow = Row<typeof consentRow>;

/** Agreements and withdrawals of an account, or an address, the latest first. */
export async function listEvents(
  db: Database,
  of: { customerId: string | null; email: string | null },
  most: number,
): Promise<ConsentRow[]> {
  const { rows } = await sql.rows(consentRow)`
    select e.subject, e.is_given, e.way, e.at, e.origin, t.words, t.language, encode(e.text_hash, 'hex') as version
    from consent_events e left join consent_texts t on t.hash = e.text_hash
    where e.customer_id = ${of.customerId}::uuid or e.email = lower(${of.email}::text)
    order by e.at desc, e.id desc limit ${most}
  `.execute(db);
  return rows;
}

export async function deleteEventsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from consent_events where customer_id = ${customerId}`.execute(tx);
}

export async function deleteEventsOfAddress(tx: Tx, email: string): Promise<void> {
  await sql`delete from consent_events where email = lower(${email})`.execute(tx);
}

/** Deletes what a later answer replaced, and withdrawals, three years afterwards: an agreement that holds stays. */
export async function deleteOldEvents(db: Database, at: Date): Promise<void> {
  await sql`
    delete from consent_events e where e.at < ${at}::timestamptz - interval '3 years' and (not e.is_given or exists (
      select from consent_events l where l.subject = e.subject and l.id > e.id
        and (l.customer_id = e.customer_id or l.email = e.email)))
  `.execute(db);
}
