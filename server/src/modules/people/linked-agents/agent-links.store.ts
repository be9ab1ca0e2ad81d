import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export interface NewLink {
  id: string;
  customerId: string;
  clientId: string;
  clientName: string | null;
  scopes: readonly string[];
  familyHash: Buffer;
  refreshHash: Buffer;
  accessHash: Buffer;
  accessExpiresAt: Date;
  at: Date;
  idleUntil: Date;
  endsAt: Date;
}

/** Locks a customer who may link agents, so that a password that changes at the same time ends the link; false for others. */
export async function lockLinkable(tx: Tx, customerId: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from customers where id = ${customerId} and suspended_at is null and deleted_at is null for no key update
  `.execute(tx);
  return rows.length > 0;
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await sql`
    insert into agent_links (id, customer_id, client_id, client_name, scopes, family_hash, refresh_hash, access_hash,
      access_expires_at, linked_at, idle_until, ends_at)
    values (${link.id}, ${link.customerId}, ${link.clientId}, ${link.clientName}, ${[...link.scopes]}::text[],
      ${link.familyHash}, ${link.refreshHash}, ${link.accessHash}, ${link.accessExpiresAt}, ${link.at},
      ${link.idleUntil}, ${link.endsAt})
  `.execute(tx);
}

/** Ends all but this and the latest links of its agent: one that links again and again keeps a few. */
export async function deleteOlderLinks(
  tx: Tx,
  { id, customerId, clientId }: Pick<NewLink, 'id' | 'customerId' | 'clientId'>,
  kept: number,
): Promise<void> {
  await sql`
    delete from agent_links where customer_id = ${customerId} and client_id = ${clientId} and id not in (
      select id from agent_links where customer_id = ${customerId} and client_id = ${clientId}
      order by id = ${id} desc, linked_at desc, id limit ${kept}
    )
  `.execute(tx);
}

export async function countOtherLinks(tx: Tx, customerId: string, clientId: string, at: Date): Promise<number> {
  const { rows } = await sql.rows({ links: sql.int4.neverNull })`
    select count(*)::int as links from agent_links
    where customer_id = ${customerId} and client_id <> ${clientId} and idle_until > ${at}
  `.execute(tx);
  return rows[0]?.links ?? 0;
}

/** The live link of an access token, of a customer who is neither suspended nor gone. */
export async function findLink(db: Database, accessHash: Buffer, at: Date) {
  const { rows } = await sql.rows({
    id: sql.uuid,
    customer_id: sql.uuid,
    client_id: sql.text,
    scopes: sql.textArray,
  })`
    select l.id, l.customer_id, l.client_id, l.scopes from agent_links l join customers c on c.id = l.customer_id
    where l.access_hash = ${accessHash} and l.access_expires_at > ${at} and l.ends_at > ${at}
      and c.suspended_at is null and c.deleted_at is null
  `.execute(db);
  return rows[0];
}

export interface Refreshed {
  familyHash: Buffer;
  clientId: string;
  /** The token that was presented, and those that take its place. */
  presented: Buffer;
  refreshHash: Buffer;
  accessHash: Buffer;
  accessExpiresAt: Date;
  at: Date;
  idleUntil: Date;
}

/** Exchanges the tokens of a link if the one presented is its latest; undefined otherwise. Of two at once one does. */
export async function rotateTokens(tx: Tx, next: Refreshed): Promise<{ scopes: string[] } | undefined> {
  const { rows } = await sql.rows({ scopes: sql.textArray })`
    update agent_links l set refresh_hash = ${next.refreshHash}, access_hash = ${next.accessHash},
      access_expires_at = ${next.accessExpiresAt}, refreshed_at = ${next.at}, idle_until = least(l.ends_at, ${next.idleUntil})
    from customers c
    where l.family_hash = ${next.familyHash} and l.refresh_hash = ${next.presented} and l.client_id = ${next.clientId}
      and l.idle_until > ${next.at} and c.id = l.customer_id and c.suspended_at is null and c.deleted_at is null
    returning l.scopes
  `.execute(tx);
  return rows[0];
}

/** Ends the link of a refresh token that was used before: a second user of it has stolen it, or was stolen from. */
export async function deleteReused(tx: Tx, familyHash: Buffer, presented: Buffer): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    delete from agent_links where family_hash = ${familyHash} and refresh_hash <> ${presented} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteLinkById(tx: Tx, id: string): Promise<void> {
  await sql`delete from agent_links where id = ${id}`.execute(tx);
}

export async function deleteByAccess(db: Database, accessHash: Buffer, clientId: string): Promise<void> {
  await sql`delete from agent_links where access_hash = ${accessHash} and client_id = ${clientId}`.execute(db);
}

/** Any refresh token of the family ends it, also an older one. */
export async function deleteByFamily(db: Database, familyHash: Buffer, clientId: string): Promise<void> {
  await sql`delete from agent_links where family_hash = ${familyHash} and client_id = ${clientId}`.execute(db);
}

const linkRow = {
  id: sql.uuid,
  client_id: sql.text,
  client_name: sql.text.orNull,
  scopes: sql.textArray,
  linked_at: sql.timestamptz,
  refreshed_at: sql.timestamptz.orNull,
};
export type LinkRow = Row<typeof linkRow>;

export async function listLinks(db: Database, customerId: string, at: Date): Promise<LinkRow[]> {
  const { rows } = await sql.rows(linkRow)`
    select id, client_id, client_name, scopes, linked_at, refreshed_at from agent_links
    where customer_id = ${customerId} and idle_until > ${at} order by linked_at desc, id limit 20
  `.execute(db);
  return rows;
}

export async function deleteLink(db: Database, customerId: string, id: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    delete from agent_links where id = ${id} and customer_id = ${customerId} returning id
  `.execute(db);
  return rows.length > 0;
}

export async function deleteLinksOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from agent_links where customer_id = ${customerId}`.execute(tx);
}

export async function deleteIdleLinks(db: Database, at: Date): Promise<void> {
  await sql`delete from agent_links where idle_until <= ${at}`.execute(db);
}
