import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { contacts } from '../customers.store.ts';

const changeKinds = ['email', 'phone', 'password'] as const;
export type ChangeKind = (typeof changeKinds)[number];
const sentToMethods = ['email', 'phone'] as const;
export type SentTo = (typeof sentToMethods)[number];

/** A change, with the contacts as they were before it. */
const changeRow = {
  ...contacts,
  id: sql.uuid,
  customer_id: sql.uuid,
  kind: sql.text.oneOf(...changeKinds),
  made_at: sql.timestamptz,
};
export type ChangeRow = Row<typeof changeRow>;

export async function insertChange(tx: Tx, change: ChangeRow & { expiresAt: Date }): Promise<void> {
  await sql`
    insert into customer_changes (id, customer_id, kind, phone, phone_verified_at, email, email_verified_at, made_at,
      expires_at)
    values (${change.id}, ${change.customer_id}, ${change.kind}, ${change.phone}, ${change.phone_verified_at},
      ${change.email}, ${change.email_verified_at}, ${change.made_at}, ${change.expiresAt})
  `.execute(tx);
}

export async function readChange(db: Database | Tx, id: string, at: Date): Promise<ChangeRow | undefined> {
  const { rows } = await sql.rows(changeRow)`
    select id, customer_id, kind, phone, phone_verified_at, email, email_verified_at, made_at from customer_changes
    where id = ${id} and expires_at > ${at}
  `.execute(db);
  return rows[0];
}

export async function insertUndoLink(
  tx: Tx,
  link: { tokenHash: Buffer; changeId: string; sentTo: SentTo },
): Promise<void> {
  await sql`
    insert into customer_undo_links (token_hash, change_id, sent_to)
    values (${link.tokenHash}, ${link.changeId}, ${link.sentTo})
  `.execute(tx);
}

/** Consumes a link: a second request with it finds no change. */
export async function takeUndoLink(tx: Tx, tokenHash: Buffer) {
  const { rows } = await sql.rows({ change_id: sql.uuid, sent_to: sql.text.oneOf(...sentToMethods) })`
    delete from customer_undo_links where token_hash = ${tokenHash} returning change_id, sent_to
  `.execute(tx);
  return rows[0];
}

/** Deletes changes of a customer since a moment with their undo links; null deletes all. */
export async function deleteChanges(tx: Tx, customerId: string, since: Date | null): Promise<void> {
  await sql`
    delete from customer_changes
    where customer_id = ${customerId} and (${since}::timestamptz is null or made_at >= ${since})
  `.execute(tx);
}

export async function deleteOldChanges(db: Database, at: Date): Promise<void> {
  await sql`delete from customer_changes where expires_at <= ${at}`.execute(db);
}
