import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { languages } from '../../../platform/text/index.ts';

/**
 * Stores the code of a form, or of an erasure that staff wrote down; the former one is invalid from then. Undefined where
 * there is nothing to prove any more.
 */
export async function saveCode(tx: Tx, id: string, code: { hash: Buffer; tries: number; until: Date }) {
  const { rows } = await sql.rows({
    email: sql.text.orNull,
    phone: sql.text.orNull,
    language: sql.text.oneOf(...languages),
    customer_id: sql.uuid.orNull,
    reference: sql.text,
    is_on_desk: sql.bool,
  })`
    update data_requests set code_hash = ${code.hash}, code_tries = ${code.tries}, code_until = ${code.until}
    where id = ${id} and (status is null or (source = 'staff' and status in ('proved', 'working')))
    returning email, phone, language, customer_id, reference, status is not null as is_on_desk
  `.execute(tx);
  return rows[0];
}

/** Takes one try of the code of a form, or of an erasure on the desk; undefined once tries or time are used up. */
export async function takeCodeTry(
  tx: Tx,
  { id, isOnDesk, at }: { id: string; isOnDesk: boolean; at: Date },
): Promise<Buffer | undefined> {
  const { rows } = await sql.rows({ code_hash: sql.bytea.neverNull })`
    update data_requests set code_tries = code_tries - 1
    where id = ${id} and (status is not null) = ${isOnDesk} and code_tries > 0 and code_until > ${at} and code_hash is not null
    returning code_hash
  `.execute(tx);
  return rows[0]?.code_hash;
}

/** Puts a form whose contact was proved on the desk; undefined where another call did. */
export async function proveRequest(
  tx: Tx,
  id: string,
  proof: { codeHash: Buffer; customerId: string | null; receivedAt: Date; dueAt: Date },
) {
  const { rows } = await sql.rows({ reference: sql.text, due_at: sql.timestamptz })`
    update data_requests set status = 'proved', customer_id = ${proof.customerId}, received_at = ${proof.receivedAt},
      due_at = ${proof.dueAt}, code_hash = null, code_until = null
    where id = ${id} and status is null and code_hash = ${proof.codeHash} returning reference, due_at
  `.execute(tx);
  return rows[0];
}

export async function readContact(where: Database | Tx, id: string) {
  const { rows } = await sql.rows({ email: sql.text.orNull, phone: sql.text.orNull })`
    select email, phone from data_requests where id = ${id} and status is null
  `.execute(where);
  return rows[0];
}

/** Opens a copy for its link; a former link is invalid from then. */
export async function saveCopyLink(tx: Tx, id: string, link: { hash: Buffer; until: Date }): Promise<void> {
  await sql`update data_requests set copy_hash = ${link.hash}, copy_until = ${link.until} where id = ${id}`.execute(tx);
}

/** Opens the copy of a request for its person; the secret is made when the link is sent. */
export async function openCopy(tx: Tx, id: string, until: Date): Promise<void> {
  await sql`update data_requests set copy_until = ${until}, copy_hash = null, copy_opened_at = null where id = ${id}`.execute(
    tx,
  );
}

/** The account and language of a copy's link that is open. */
export async function findCopy(db: Database, hash: Buffer, at: Date) {
  const { rows } = await sql.rows({
    id: sql.uuid,
    customer_id: sql.uuid.orNull,
    language: sql.text.oneOf(...languages),
  })`
    select id, customer_id, language from data_requests where copy_hash = ${hash} and copy_until > ${at}
  `.execute(db);
  return rows[0];
}

/** Marks the copy of a request as opened; false where it was before. */
export async function markOpened(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update data_requests set copy_opened_at = ${at} where id = ${id} and copy_opened_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}
