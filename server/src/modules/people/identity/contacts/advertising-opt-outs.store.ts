import { randomBytes } from 'node:crypto';
import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import { hashSecret, newSecret } from '../sign-in/secret.ts';

/** Links that end a consent work for as long as readers keep their mails. */
const LASTS_MS = 2 * 365 * 86_400_000;

/** Consents that a link ends: the consent to mail, or both consents to messages to phones. */
export type OptOutChannel = 'email' | 'phone';

/** Makes the token of a link that ends an account's consent to advertising by mail. It opens nothing else. */
export async function issueOptOut(tx: Tx, customerId: string, at: Date): Promise<string> {
  const { secret, hash } = newSecret();
  await insertOptOut(tx, { hash, customerId, channel: 'email', at });
  return secret;
}

/** 96 bits: letters cost money in a text message, and nobody guesses them within the limits of the page. */
const SHORT_BYTES = 12;

/** Makes the token of a link that ends an account's consents to advertising by phone, short enough for a text message. */
export async function issuePhoneOptOut(tx: Tx, customerId: string, at: Date): Promise<string> {
  const secret = randomBytes(SHORT_BYTES).toString('base64url');
  await insertOptOut(tx, { hash: hashSecret(secret), customerId, channel: 'phone', at });
  return secret;
}

/** A token as long as those of text messages, for counting letters beforehand. */
export const exampleOptOut = 'x'.repeat(Math.ceil((SHORT_BYTES * 4) / 3));

async function insertOptOut(
  tx: Tx,
  { hash, customerId, channel, at }: { hash: Buffer; customerId: string; channel: OptOutChannel; at: Date },
): Promise<void> {
  await sql`
    insert into advertising_opt_outs (token_hash, customer_id, expires_at, channel)
    values (${hash}, ${customerId}, ${new Date(at.getTime() + LASTS_MS)}, ${channel})
  `.execute(tx);
}

/** The account of a token's link, the consents that it still gives, and what the link ends. The account is locked. */
export async function lockOptingOut(tx: Tx, token: string) {
  const { rows } = await sql.rows({
    ...{ id: sql.uuid, email: sql.bool, sms: sql.bool, whatsapp: sql.bool },
    channel: sql.text.oneOf('email', 'phone'),
  })`
    select c.id, o.channel, c.consent_email_at is not null as email, c.consent_sms_at is not null as sms,
      c.consent_whatsapp_at is not null as whatsapp
    from customers c
    join advertising_opt_outs o on o.customer_id = c.id and o.token_hash = ${hashSecret(token)} for update of c
  `.execute(tx);
  return rows[0];
}

/** The account that proved a number, and its consents to advertising by phone. It is locked. */
export async function lockByProvedPhone(tx: Tx, phone: string) {
  const { rows } = await sql.rows({ id: sql.uuid, sms: sql.bool, whatsapp: sql.bool })`
    select id, consent_sms_at is not null as sms, consent_whatsapp_at is not null as whatsapp from customers
    where phone = ${phone} and phone_verified_at is not null and deleted_at is null for update
  `.execute(tx);
  return rows[0];
}

export async function endEmailConsent(tx: Tx, customerId: string): Promise<void> {
  await sql`update customers set consent_email_at = null where id = ${customerId}`.execute(tx);
}

export async function endPhoneConsents(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update customers set consent_sms_at = null, consent_whatsapp_at = null where id = ${customerId}
  `.execute(tx);
}

export async function deleteOptOutsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from advertising_opt_outs where customer_id = ${customerId}`.execute(tx);
}

export async function deleteOldOptOuts(db: Database, at: Date): Promise<void> {
  await sql`delete from advertising_opt_outs where expires_at <= ${at}`.execute(db);
}
