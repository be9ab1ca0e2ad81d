import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

export interface NewCode {
  codeHash: Buffer;
  customerId: string;
  clientId: string;
  clientName: string | null;
  redirectUri: string;
  challenge: string;
  scopes: readonly string[];
  at: Date;
  expiresAt: Date;
}

/** Stores a code; of one customer only the latest few are kept. */
export async function insertCode(tx: Tx, code: NewCode, kept: number): Promise<void> {
  await sql`
    insert into agent_codes (code_hash, customer_id, client_id, client_name, redirect_uri, challenge, scopes, made_at, expires_at)
    values (${code.codeHash}, ${code.customerId}, ${code.clientId}, ${code.clientName}, ${code.redirectUri},
      ${code.challenge}, ${[...code.scopes]}::text[], ${code.at}, ${code.expiresAt})
  `.execute(tx);
  await sql`
    delete from agent_codes where customer_id = ${code.customerId} and link_id is null and code_hash not in (
      select code_hash from agent_codes where customer_id = ${code.customerId} and link_id is null
      order by made_at desc, code_hash limit ${kept}
    )
  `.execute(tx);
}

/** The customer who gave a code, and the link that was made of it. */
export async function findCode(tx: Tx, codeHash: Buffer) {
  const { rows } = await sql.rows({ customer_id: sql.uuid, link_id: sql.uuid.orNull })`
    select customer_id, link_id from agent_codes where code_hash = ${codeHash}
  `.execute(tx);
  return rows[0];
}

/** Uses a code up for a link that is about to be made; undefined if it was used before, or is over. */
export async function useCode(tx: Tx, codeHash: Buffer, linkId: string, at: Date) {
  const { rows } = await sql.rows({
    client_id: sql.text,
    client_name: sql.text.orNull,
    redirect_uri: sql.text,
    challenge: sql.text,
    scopes: sql.textArray,
  })`
    update agent_codes set link_id = ${linkId} where code_hash = ${codeHash} and link_id is null and expires_at > ${at}
    returning client_id, client_name, redirect_uri, challenge, scopes
  `.execute(tx);
  return rows[0];
}

export async function deleteCodesOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from agent_codes where customer_id = ${customerId}`.execute(tx);
}

export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await sql`delete from agent_codes where expires_at <= ${before}`.execute(db);
}
