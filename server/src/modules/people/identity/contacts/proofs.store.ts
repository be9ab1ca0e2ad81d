import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

/** `reset` is sent by mail; see request-reset.ts for the others. */
const linkPurposes = ['reset', 'reset_by_phone', 'claim_phone', 'verify_email'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const storedLink = {
  customer_id: sql.uuid,
  purpose: sql.text.oneOf(...linkPurposes),
  /** Address it was sent to. */
  email: sql.text.orNull,
  phone: sql.text.orNull,
};
export type StoredLink = Row<typeof storedLink>;

/** Stores a link; an older one of the same purpose is invalidated. */
export async function saveLink(
  tx: Tx,
  link: {
    customerId: string;
    purpose: LinkPurpose;
    tokenHash: Buffer;
    email: string | null;
    phone: string | null;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into customer_links (customer_id, purpose, token_hash, email, phone, expires_at)
    values (${link.customerId}, ${link.purpose}, ${link.tokenHash}, ${link.email}, ${link.phone}, ${link.expiresAt})
    on conflict (customer_id, purpose) do update set token_hash = excluded.token_hash, email = excluded.email,
      phone = excluded.phone, expires_at = excluded.expires_at
  `.execute(tx);
}

/** Consumes a link: a second request with it finds none. */
export async function takeLink(tx: Tx, purpose: LinkPurpose, tokenHash: Buffer, at: Date) {
  const { rows } = await sql.rows(storedLink)`
    delete from customer_links where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${at}
    returning customer_id, purpose, email, phone
  `.execute(tx);
  return rows[0];
}

const codePurposes = ['prove_phone', 'sign_in'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Owner and purpose of a code: each pair has at most one code. */
export interface CodeOf {
  customerId: string | null;
  purpose: CodePurpose;
}

/** Stores a code; the previous one of the same purpose is invalidated. */
export async function saveCode(
  tx: Tx,
  code: { customerId: string; purpose: CodePurpose; codeHash: Buffer; sentTo: string; tries: number; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into customer_codes (customer_id, purpose, code_hash, sent_to, tries_left, expires_at)
    values (${code.customerId}, ${code.purpose}, ${code.codeHash}, ${code.sentTo}, ${code.tries}, ${code.expiresAt})
    on conflict (customer_id, purpose) do update set code_hash = excluded.code_hash, sent_to = excluded.sent_to,
      tries_left = excluded.tries_left, expires_at = excluded.expires_at
  `.execute(tx);
}

/** Consumes tries of a code (none for callers counted elsewhere); undefined once tries or lifetime are used up. */
export async function takeTry(tx: Tx, { customerId, purpose }: CodeOf, at: Date, tries: 0 | 1 = 1) {
  const { rows } = await sql.rows({ code_hash: sql.bytea, sent_to: sql.text })`
    update customer_codes set tries_left = tries_left - ${tries}
    where customer_id = ${customerId} and purpose = ${purpose} and tries_left >= ${tries} and expires_at > ${at}
    returning code_hash, sent_to
  `.execute(tx);
  return rows[0];
}

/** Consumes a code: false for a second request with it. */
export async function takeCode(tx: Tx, { customerId, purpose }: CodeOf, codeHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    delete from customer_codes where customer_id = ${customerId} and purpose = ${purpose} and code_hash = ${codeHash}
    returning 1
  `.execute(tx);
  return rows.length > 0;
}

/** Deletes expired codes, which contain the contact. */
export async function deleteOldCodes(db: Database, at: Date): Promise<void> {
  await sql`delete from customer_codes where expires_at <= ${at}`.execute(db);
}

/** Reads a reset link without consuming it. */
export async function peekResetLink(db: Database, tokenHash: Buffer, at: Date): Promise<StoredLink | undefined> {
  const { rows } = await sql.rows(storedLink)`
    select customer_id, purpose, email, phone from customer_links
    where token_hash = ${tokenHash} and purpose <> 'verify_email' and expires_at > ${at}
  `.execute(db);
  return rows[0];
}

/** Deletes all pending links and codes of a customer. */
export async function deleteProofs(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from customer_links where customer_id = ${customerId}`.execute(tx);
  await sql`delete from customer_codes where customer_id = ${customerId}`.execute(tx);
}
