import type { GiftCardState } from '@waha/contract';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { languages, likeSearch } from '../../../platform/text/index.ts';

const giftCardRow = {
  id: sql.uuid,
  version: sql.int4,
  last_four: sql.text,
  halalas: sql.int8,
  ends_at: sql.timestamptz.orNull,
  language: sql.text.oneOf(...languages),
  recipient_name: sql.text.orNull,
  recipient_email: sql.text.orNull,
  message: sql.text.orNull,
  send_at: sql.timestamptz.orNull,
  sent_at: sql.timestamptz.orNull,
  sends: sql.int4,
  issued_by: sql.text,
  voided_at: sql.timestamptz.orNull,
  created_at: sql.timestamptz,
  balance: sql.int8,
  held: sql.int8,
};
export type GiftCardRow = Row<typeof giftCardRow>;

const columns = sql`g.id, g.version, g.last_four, g.halalas, g.ends_at, g.language, g.recipient_name, g.recipient_email,
  g.message, g.send_at, g.sent_at, g.sends, s.name as issued_by, g.voided_at, g.created_at, a.balance, a.held`;
// Each card has its account from the transaction that issued it.
const from = sql`gift_cards g join staff s on s.id = g.issued_by join ledger_accounts a on a.gift_card_id = g.id`;

const hasEnded = (at: Date) => sql`coalesce(g.ends_at <= ${at}, false)`;

/** SQL equivalent of `stateOf`. */
const states: Record<GiftCardState, (at: Date) => Sql<unknown>> = {
  voided: () => sql`g.voided_at is not null`,
  ended: (at) => sql`g.voided_at is null and ${hasEnded(at)}`,
  empty: (at) => sql`g.voided_at is null and not ${hasEnded(at)} and a.balance <= a.held`,
  usable: (at) => sql`g.voided_at is null and not ${hasEnded(at)} and a.balance > a.held`,
};

export const listGiftCards = defineList({
  columns: giftCardRow,
  select: columns,
  from,
  sorts: { created_at: sql`g.created_at` },
  sort: '-created_at',
  neverNull: ['created_at'],
  tie: sql`g.id`,
  filters: {
    q: (typed: string) => sql`(g.last_four = upper(${typed}) or lower(g.recipient_email) like ${likeSearch(typed)}
      or lower(g.recipient_name) like ${likeSearch(typed)})`,
    state: ({ state, at }: { state: GiftCardState; at: Date }) => sql`(${states[state](at)})`,
  },
});

async function select(where: Database | Tx, condition: Sql<unknown>): Promise<GiftCardRow | undefined> {
  const { rows } = await sql.rows(giftCardRow)`select ${columns} from ${from} where ${condition}`.execute(where);
  return rows[0];
}

export const readGiftCard = (where: Database | Tx, id: string) => select(where, sql`g.id = ${id}`);

export const findByCodeHash = (where: Database | Tx, hash: Buffer) => select(where, sql`g.code_hash = ${hash}`);

/** Locks a card against a concurrent void or mail. */
export async function lockGiftCard(tx: Tx, id: string): Promise<GiftCardRow | undefined> {
  await sql`select from gift_cards where id = ${id} for no key update`.execute(tx);
  return readGiftCard(tx, id);
}

export interface NewGiftCard {
  id: string;
  codeHash: Buffer;
  sealedCode: Buffer;
  lastFour: string;
  halalas: number;
  endsAt: Date | null;
  language: 'ar' | 'en';
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
  sendAt: Date | null;
  issuedBy: string;
}

export async function insertGiftCard(tx: Tx, card: NewGiftCard): Promise<void> {
  await sql`
    insert into gift_cards (id, code_hash, sealed_code, last_four, halalas, ends_at, language, recipient_name,
      recipient_email, message, send_at, issued_by)
    values (${card.id}, ${card.codeHash}, ${card.sealedCode}, ${card.lastFour}, ${card.halalas}, ${card.endsAt},
      ${card.language}, ${card.recipientName}, ${card.recipientEmail}, ${card.message}, ${card.sendAt}, ${card.issuedBy})
  `.execute(tx);
}

/** Voids a card with a version check; false on a mismatch. */
export async function markVoided(tx: Tx, { id, version }: { id: string; version: number }): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update gift_cards set voided_at = coalesce(voided_at, now()), version = version + 1
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Takes cards whose mail is due, each once: another process that takes at the same time skips them. */
export async function takeDue(tx: Tx, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update gift_cards set sent_at = ${at}, sends = sends + 1
    where id in (
      select id from gift_cards
      where sent_at is null and send_at <= ${at} and voided_at is null and recipient_email is not null
      order by send_at limit ${limit} for update skip locked
    ) returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** Counts another mail with a version check; false on a mismatch. */
export async function countMail(
  tx: Tx,
  { id, version, at }: { id: string; version: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update gift_cards set sent_at = ${at}, sends = sends + 1, version = version + 1
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function readSealedCode(where: Database | Tx, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql.rows({ sealed_code: sql.bytea })`
    select sealed_code from gift_cards where id = ${id}
  `.execute(where);
  return rows[0]?.sealed_code;
}

/** Cards that were sent to these addresses, for the data export. */
export async function listCardsTo(db: Database, emails: readonly string[], limit: number, offset: number) {
  const { rows } = await sql.rows({
    last_four: sql.text,
    recipient_name: sql.text.orNull,
    recipient_email: sql.text.orNull,
    message: sql.text.orNull,
    halalas: sql.int8,
    created_at: sql.timestamptz,
  })`
    select last_four, recipient_name, recipient_email, message, halalas, created_at from gift_cards
    where recipient_email = any(${emails.map((one) => one.toLowerCase())}::text[])
    order by created_at, id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** Forgets who cards were for; what is on them stays with whoever has the code. */
export async function forgetRecipients(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`
    update gift_cards set recipient_name = null, recipient_email = null, message = null, version = version + 1
    where recipient_email = any(${emails.map((one) => one.toLowerCase())}::text[])
  `.execute(tx);
}
