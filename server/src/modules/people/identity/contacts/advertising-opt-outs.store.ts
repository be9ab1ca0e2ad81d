import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import { hashSecret, newSecret } from '../sign-in/secret.ts';

/** Links that end a consent work for as long as readers keep their mails. */
const LASTS_MS = 2 * 365 * 86_400_000;

/** Makes the token of a link that ends an account's consent to advertising. It opens nothing else. */
export async function issueOptOut(tx: Tx, customerId: string, at: Date): Promise<string> {
  const { secret, hash } = newSecret();
  await sql`
    insert into advertising_opt_outs (token_hash, customer_id, expires_at)
    values (${hash}, ${customerId}, ${new Date(at.getTime() + LASTS_MS)})
  `.execute(tx);
  return secret;
}

/** The account of a token's link, and whether it still agrees to advertising by mail. It is locked. */
export async function lockOptingOut(tx: Tx, token: string) {
  const { rows } = await sql.rows({ id: sql.uuid, agrees: sql.bool })`
    select c.id, c.consent_email_at is not null as agrees from customers c
    join advertising_opt_outs o on o.customer_id = c.id and o.token_hash = ${hashSecret(token)} for update of c
  `.execute(tx);
  return rows[0];
}

export async function endEmailConsent(tx: Tx, customerId: string): Promise<void> {
  await sql`update customers set consent_email_at = null where id = ${customerId}`.execute(tx);
}

export async function deleteOptOutsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from advertising_opt_outs where customer_id = ${customerId}`.execute(tx);
}

export async function deleteOldOptOuts(db: Database, at: Date): Promise<void> {
  await sql`delete from advertising_opt_outs where expires_at <= ${at}`.execute(db);
}
