import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import type { KeptCard } from '../payments/index.ts';

const shownCard = {
  id: sql.uuid,
  provider: sql.text,
  /** A card is shown once its provider has described it. */
  scheme: sql.text.neverNull,
  last_four: sql.text.neverNull,
  month: sql.int2.neverNull,
  year: sql.int2.neverNull,
  is_expired: sql.bool.neverNull,
  used_at: sql.timestamptz.orNull,
};
export type ShownCard = Row<typeof shownCard>;

const ownCard = { id: sql.uuid, provider: sql.text, token_sealed: sql.bytea, is_expired: sql.bool.neverNull };
export type OwnCard = Row<typeof ownCard>;

/** A card is good until the end of its month. */
const isExpired = (at: Date) => sql`coalesce(make_date(year, month, 1) + interval '1 month' <= ${at}, false)`;

/** The described cards of a customer, the last used first. */
export async function listCards(db: Database, customerId: string, at: Date, limit: number): Promise<ShownCard[]> {
  const { rows } = await sql.rows(shownCard)`
    select id, provider, scheme, last_four, month, year, ${isExpired(at)} as is_expired, used_at from saved_cards
    where customer_id = ${customerId} and scheme is not null
    order by coalesce(used_at, kept_at) desc, id limit ${limit}
  `.execute(db);
  return rows;
}

/** The number of cards of a customer, with those that are not described yet. */
export async function countCards(db: Database | Tx, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int8 })`
    select count(*) as count from saved_cards where customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** A card of this customer; that of another does not exist. */
export async function readOwnCard(
  db: Database,
  customerId: string,
  id: string,
  at: Date,
): Promise<OwnCard | undefined> {
  const { rows } = await sql.rows(ownCard)`
    select id, provider, token_sealed, ${isExpired(at)} as is_expired from saved_cards
    where id = ${id} and customer_id = ${customerId}
  `.execute(db);
  return rows[0];
}

/** Serialises what counts the cards of a customer. */
export async function lockCardsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved cards ' || ${customerId}::text, 0))`.execute(tx);
}

/** Stores the card of a payment, once. Without a customer it only waits to be forgotten. Whether it is new. */
export async function insertCard(
  tx: Tx,
  card: { id: string; customerId: string | null; provider: string; sealed: Buffer; paymentId: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into saved_cards (id, customer_id, provider, token_sealed, payment_id, kept_at, ended_at)
    values (${card.id}, ${card.customerId}, ${card.provider}, ${card.sealed}, ${card.paymentId}, ${at},
      ${card.customerId === null ? at : null})
    on conflict (payment_id) do nothing returning id
  `.execute(tx);
  return rows.length > 0;
}

const token = { id: sql.uuid, provider: sql.text, token_sealed: sql.bytea, is_ended: sql.bool.neverNull };

/** The sealed token of a card, and whether it waits to be forgotten. */
export async function readToken(db: Database, id: string): Promise<Row<typeof token> | undefined> {
  const { rows } = await sql.rows(token)`
    select id, provider, token_sealed, ended_at is not null as is_ended from saved_cards where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Stores what card it is. The same card that was remembered before is returned, to be ended. */
export async function describeCard(tx: Tx, id: string, card: KeptCard, at: Date): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    with described as (
      update saved_cards set scheme = ${card.scheme}, last_four = ${card.lastFour}, month = ${card.month},
        year = ${card.year}, used_at = coalesce(used_at, ${at})
      where id = ${id} and ended_at is null returning id, customer_id, provider
    )
    select old.id from saved_cards old join described on described.customer_id = old.customer_id
      and described.provider = old.provider and described.id <> old.id
    where old.scheme = ${card.scheme} and old.last_four = ${card.lastFour} and old.month = ${card.month}
      and old.year = ${card.year}
  `.execute(tx);
  return rows.map((row) => row.id);
}

export async function markUsed(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update saved_cards set used_at = ${at} where id = ${id} and ended_at is null`.execute(tx);
}

/** Takes a card from its customer: only the token is left, until its provider has forgotten it. Whether there was one. */
export async function endCard(tx: Tx, id: string, customerId: string | null, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update saved_cards set ended_at = ${at}, customer_id = null, scheme = null, last_four = null, month = null, year = null
    where id = ${id} and ended_at is null and (${customerId}::uuid is null or customer_id = ${customerId}) returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Ends all cards of a customer. */
export async function endCardsOf(tx: Tx, customerId: string, at: Date): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update saved_cards set ended_at = ${at}, customer_id = null, scheme = null, last_four = null, month = null, year = null
    where customer_id = ${customerId} returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** Ends cards that expired before a month, and those that no provider has described since before `keptBefore`. */
export async function endExpired(
  tx: Tx,
  before: { year: number; month: number },
  keptBefore: Date,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update saved_cards set ended_at = ${at}, customer_id = null, scheme = null, last_four = null, month = null, year = null
    where id in (
      select id from saved_cards
      where ended_at is null
        and ((year, month) < (${before.year}, ${before.month}) or (year is null and kept_at < ${keptBefore}))
      limit 500
    ) returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}

export async function deleteCard(tx: Tx, id: string): Promise<void> {
  await sql`delete from saved_cards where id = ${id} and ended_at is not null`.execute(tx);
}

const exportedCard = {
  scheme: sql.text.orNull,
  last_four: sql.text.orNull,
  month: sql.int2.orNull,
  year: sql.int2.orNull,
  kept_at: sql.timestamptz,
  used_at: sql.timestamptz.orNull,
};

/** The cards of a customer, as a copy of their data has them. */
export async function exportCards(db: Database, customerId: string): Promise<Row<typeof exportedCard>[]> {
  const { rows } = await sql.rows(exportedCard)`
    select scheme, last_four, month, year, kept_at, used_at from saved_cards
    where customer_id = ${customerId} order by kept_at, id
  `.execute(db);
  return rows;
}
