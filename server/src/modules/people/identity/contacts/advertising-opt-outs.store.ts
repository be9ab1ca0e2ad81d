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

/** Ends the consent of a token's account to advertising by mail; again is the same as once. False for an unknown token. */
export async function optOutByToken(tx: Tx, token: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update customers set consent_email_at = null
    where id = (select customer_id from advertising_opt_outs where token_hash = ${hashSecret(token)}) returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteOptOutsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from advertising_opt_outs where customer_id = ${customerId}`.execute(tx);
}

export async function deleteOldOptOuts(db: Database, at: Date): Promise<void> {
  await sql`delete from advertising_opt_outs where expires_at <= ${at}`.execute(db);
}
