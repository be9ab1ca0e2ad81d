import { randomUUID } from 'node:crypto';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { prizeColumns } from '../campaigns/prizes.ts';

export const ticketRow = {
  id: sql.uuid,
  campaign_id: sql.int4,
  card_index: sql.int4,
  claim: sql.text,
  given_at: sql.timestamptz,
  scratched_at: sql.timestamptz.orNull,
};
export type TicketRow = Row<typeof ticketRow>;

const columns = sql`t.id, t.campaign_id, t.card_index, t.claim, t.given_at, t.scratched_at`;

/**
 * The claims among these for which a customer already has a card, by this account or another account of the same
 * person.
 */
export async function listClaimed(
  db: Database | Tx,
  customerId: string,
  claims: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql.rows({ claim: sql.text })`
    select distinct claim from lotto_ticket_marks
    where claim = any(${claims}::text[]) and mark = any(person_marks(array[${customerId}::text], true))
  `.execute(db);
  return new Set(rows.map(({ claim }) => claim));
}

/**
 * The reason a card is claimed for; a claim for activity also takes a slot of its day. Each is granted once per person.
 */
export interface Claim {
  claim: string;
  slot: string | null;
}

/**
 * Gives the next cards of the deck for claims, each claim once, and returns them. The lock of the campaign's row
 * serialises callers; each then reads the position that the previous one left (a trigger advances it). A claim that was
 * granted already inserts nothing; where that leaves a gap, the trigger makes the transaction retry. All callers wait
 * for this row: commit right after it. Another trigger stores hashes of the person; if they have such a card by another
 * account, the transaction retries as well.
 */
export async function giveNextCards(
  tx: Tx,
  to: { campaignId: number; customerId: string; claims: readonly Claim[]; at: Date },
): Promise<TicketRow[]> {
  const ids = to.claims.map(() => randomUUID());
  const { rows } = await sql.rows(ticketRow)`
    insert into lotto_tickets as t (id, campaign_id, card_index, customer_id, claim, slot, given_at)
    select due.id, c.id, c.next_card + due.position - 1, ${to.customerId}, due.claim, due.slot, ${to.at}
    from (select * from lotto_campaigns where id = ${to.campaignId} for update) c
    cross join unnest(${ids}::uuid[], ${to.claims.map((one) => one.claim)}::text[],
      ${to.claims.map((one) => one.slot)}::text[]) with ordinality as due (id, claim, slot, position)
    where c.state = 'published' and c.next_card + due.position <= c.deck_size
    order by due.position
    on conflict (customer_id, claim) do nothing
    returning ${columns}
  `.execute(tx);
  return rows;
}

export async function listUnscratched(db: Database | Tx, customerId: string, campaignId: number): Promise<TicketRow[]> {
  const { rows } = await sql.rows(ticketRow)`
    select ${columns} from lotto_tickets t
    where t.customer_id = ${customerId} and t.campaign_id = ${campaignId} and t.scratched_at is null
    order by t.given_at desc, t.card_index desc limit 100
  `.execute(db);
  return rows;
}

export async function readTicket(db: Database | Tx, id: string, customerId: string): Promise<TicketRow | undefined> {
  const { rows } = await sql.rows(ticketRow)`
    select ${columns} from lotto_tickets t where t.id = ${id} and t.customer_id = ${customerId}
  `.execute(db);
  return rows[0];
}

/** Scratches a card, once; false when it was scratched before. */
export async function markScratched(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update lotto_tickets set scratched_at = ${at} where id = ${id} and scratched_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}

const cardRow = {
  ...prizeColumns,
  salt: sql.bytea,
};
export type CardRow = Row<typeof cardRow>;

export async function readCard(db: Database | Tx, { campaign_id, card_index }: TicketRow): Promise<CardRow> {
  const { rows } = await sql.rows(cardRow)`
    select k.salt, p.kind, p.percent, p.amount, p.maximum_halalas, p.minimum_order_halalas, p.variant_id, p.item
    from lotto_cards k join lotto_prizes p on p.campaign_id = k.campaign_id and p.position = k.prize
    where k.campaign_id = ${campaign_id} and k.index = ${card_index}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a ticket has no card');
  return row;
}

/** The sibling hashes on a card's path to the root, from the leaf on; none where a node moves up unpaired. */
export async function readSiblings(db: Database | Tx, { campaign_id, card_index }: TicketRow): Promise<Buffer[]> {
  const { rows } = await sql.rows({ hash: sql.bytea })`
    select substring(hashes from (((${card_index}::int >> level) # 1) * 32) + 1 for 32) as hash
    from lotto_tree_levels where campaign_id = ${campaign_id} order by level
  `.execute(db);
  return rows.map(({ hash }) => hash).filter((hash) => hash.length > 0);
}

export async function countTickets(db: Database, customerId: string): Promise<{ cards: number; scratched: number }> {
  const { rows } = await sql.rows({ cards: sql.int4, scratched: sql.int4 })`
    select count(*)::int as cards, count(scratched_at)::int as scratched from lotto_tickets where customer_id = ${customerId}
  `.execute(db);
  return rows[0] ?? { cards: 0, scratched: 0 };
}

/** Cards a customer never scratched, of any campaign. */
export async function listOpenTickets(db: Database, customerId: string) {
  const { rows } = await sql.rows({ number: sql.int4, given_for: sql.text, given_at: sql.timestamptz })`
    select card_index + 1 as number, claim as given_for, given_at from lotto_tickets
    where customer_id = ${customerId} and scratched_at is null order by given_at
  `.execute(db);
  return rows;
}

/** Erases a leaving customer from their cards, which stay given. */
export async function eraseTickets(tx: Tx, customerId: string): Promise<void> {
  await sql`update lotto_tickets set customer_id = null where customer_id = ${customerId}`.execute(tx);
}
