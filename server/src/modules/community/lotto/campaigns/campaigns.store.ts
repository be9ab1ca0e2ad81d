import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../../platform/database/index.ts';
import type { DeckCard } from './deck.ts';
import { prizeColumns } from './prizes.ts';

const campaignRow = {
  id: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  licence_number: sql.text.orNull,
  rules_ar: sql.text.orNull,
  rules_en: sql.text.orNull,
  starts_at: sql.timestamptz.orNull,
  ends_at: sql.timestamptz.orNull,
  is_demo: sql.bool,
  state: sql.text.oneOf('draft', 'published', 'stopped'),
  gives_welcome: sql.bool,
  gives_daily: sql.bool,
  gives_for_activity: sql.bool,
  activity_per_day: sql.int4,
  gives_for_purchases: sql.bool,
  purchases_acknowledged: sql.bool,
  root: sql.bytea.orNull,
  deck_size: sql.int4.orNull,
  next_card: sql.int4,
  published_at: sql.timestamptz.orNull,
  stopped_at: sql.timestamptz.orNull,
  stop_reason: sql.text.orNull,
  /** Counts changes of the whole campaign; a change names the version it is based on. */
  version: sql.int4,
};
export type CampaignRow = Row<typeof campaignRow>;

/** Columns that the database requires for a published campaign. */
const publishedCampaign = {
  ...campaignRow,
  licence_number: sql.text.neverNull,
  rules_ar: sql.text.neverNull,
  rules_en: sql.text.neverNull,
  starts_at: sql.timestamptz.neverNull,
  ends_at: sql.timestamptz.neverNull,
  state: sql.text.oneOf('published', 'stopped'),
  root: sql.bytea.neverNull,
  deck_size: sql.int4.neverNull,
  published_at: sql.timestamptz.neverNull,
};
export type PublishedCampaign = Row<typeof publishedCampaign>;

export type CampaignDraft = Pick<
  CampaignRow,
  | 'name_ar'
  | 'name_en'
  | 'licence_number'
  | 'rules_ar'
  | 'rules_en'
  | 'starts_at'
  | 'ends_at'
  | 'is_demo'
  | 'gives_welcome'
  | 'gives_daily'
  | 'gives_for_activity'
  | 'activity_per_day'
  | 'gives_for_purchases'
  | 'purchases_acknowledged'
>;

const prizeRow = {
  ...prizeColumns,
  position: sql.int2,
  count: sql.int4,
};
export type PrizeRow = Row<typeof prizeRow>;

const columns = sql`
  c.id, c.name_ar, c.name_en, c.licence_number, c.rules_ar, c.rules_en, c.starts_at, c.ends_at, c.is_demo, c.state,
  c.gives_welcome, c.gives_daily, c.gives_for_activity, c.activity_per_day, c.gives_for_purchases, c.purchases_acknowledged, c.root, c.deck_size, c.next_card, c.published_at, c.stopped_at, c.stop_reason, c.version`;

export async function readCampaign(db: Database | Tx, id: number): Promise<CampaignRow | undefined> {
  const { rows } = await sql.rows(campaignRow)`select ${columns} from lotto_campaigns c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** The campaign, locked for update. */
export async function lockCampaign(tx: Tx, id: number): Promise<CampaignRow | undefined> {
  const { rows } = await sql.rows(campaignRow)`
    select ${columns} from lotto_campaigns c where c.id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** The campaign, locked for share: it cannot change while this transaction lasts. */
export async function shareCampaign(tx: Tx, id: number): Promise<CampaignRow | undefined> {
  const { rows } = await sql.rows(campaignRow)`
    select ${columns} from lotto_campaigns c where c.id = ${id} for share
  `.execute(tx);
  return rows[0];
}

export function isPublished(row: CampaignRow | undefined): row is CampaignRow & PublishedCampaign {
  return row !== undefined && row.state !== 'draft';
}

async function selectPublished(db: Database | Tx, rest: Sql<unknown>): Promise<PublishedCampaign[]> {
  const { rows } = await sql.rows(publishedCampaign)`
    select ${columns} from lotto_campaigns c where c.state <> 'draft' and ${rest}
  `.execute(db);
  return rows;
}

/** The running campaign, else the next one. */
export async function findCurrent(db: Database | Tx, at: Date): Promise<PublishedCampaign | undefined> {
  const rest = sql`c.state = 'published' and c.ends_at > ${at} order by c.starts_at limit 1`;
  return (await selectPublished(db, rest))[0];
}

/** Campaigns whose decks are public. */
export function listPast(db: Database, at: Date, limit: number): Promise<PublishedCampaign[]> {
  const rest = sql`(c.state = 'stopped' or c.ends_at <= ${at}) order by coalesce(c.stopped_at, c.ends_at) desc limit ${limit}`;
  return selectPublished(db, rest);
}

/** All campaigns for staff. */
export const listCampaigns = defineList({
  columns: campaignRow,
  select: columns,
  from: sql`lotto_campaigns c`,
  sorts: { id: sql`c.id`, starts_at: sql`c.starts_at` },
  sort: '-id',
  tie: sql`c.id`,
  filters: { state: (state: CampaignRow['state']) => sql`c.state = ${state}` },
});

export async function listPrizes(db: Database | Tx, campaignIds: readonly number[]) {
  const { rows } = await sql.rows({ ...prizeRow, campaign_id: sql.int4 })`
    select campaign_id, position, kind, percent, amount, maximum_halalas, minimum_order_halalas, variant_id, item, count
    from lotto_prizes where campaign_id = any(${campaignIds}::int[]) order by campaign_id, position
  `.execute(db);
  return rows;
}

export async function insertCampaign(tx: Tx, draft: CampaignDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into lotto_campaigns (name_ar, name_en, licence_number, rules_ar, rules_en, starts_at, ends_at, is_demo,
      gives_welcome, gives_daily, gives_for_activity, activity_per_day, gives_for_purchases, purchases_acknowledged)
    values (${draft.name_ar}, ${draft.name_en}, ${draft.licence_number}, ${draft.rules_ar}, ${draft.rules_en},
      ${draft.starts_at}, ${draft.ends_at}, ${draft.is_demo}, ${draft.gives_welcome}, ${draft.gives_daily},
      ${draft.gives_for_activity}, ${draft.activity_per_day}, ${draft.gives_for_purchases}, ${draft.purchases_acknowledged})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the campaign was not created');
  return row.id;
}

export async function updateCampaign(tx: Tx, id: number, draft: CampaignDraft): Promise<void> {
  await sql`
    update lotto_campaigns set name_ar = ${draft.name_ar}, name_en = ${draft.name_en},
      licence_number = ${draft.licence_number}, rules_ar = ${draft.rules_ar}, rules_en = ${draft.rules_en},
      starts_at = ${draft.starts_at}, ends_at = ${draft.ends_at}, gives_welcome = ${draft.gives_welcome},
      gives_daily = ${draft.gives_daily}, gives_for_activity = ${draft.gives_for_activity},
      activity_per_day = ${draft.activity_per_day}, gives_for_purchases = ${draft.gives_for_purchases},
      purchases_acknowledged = ${draft.purchases_acknowledged}, version = version + 1
    where id = ${id}
  `.execute(tx);
}

export async function replacePrizes(tx: Tx, campaignId: number, prizes: readonly Omit<PrizeRow, 'position'>[]) {
  await sql`delete from lotto_prizes where campaign_id = ${campaignId}`.execute(tx);
  const rows = JSON.stringify(prizes.map((prize, position) => ({ ...prize, position })));
  await sql`
    insert into lotto_prizes (campaign_id, position, kind, percent, amount, maximum_halalas, minimum_order_halalas, variant_id,
      item, count)
    select ${campaignId}, p.position, p.kind, p.percent, p.amount, p.maximum_halalas, p.minimum_order_halalas, p.variant_id, p.item, p.count
    from jsonb_to_recordset(${rows}::jsonb) as p (position smallint, kind text, percent smallint, amount int,
      maximum_halalas int, minimum_order_halalas int, variant_id int, item jsonb, count int)
  `.execute(tx);
}

export async function insertDeck(tx: Tx, campaignId: number, cards: readonly DeckCard[], levels: readonly Buffer[][]) {
  const prizes = cards.map(({ prize }) => prize);
  const salts = cards.map(({ salt }) => salt.toString('hex'));
  await sql`
    insert into lotto_cards (campaign_id, index, prize, salt)
    select ${campaignId}, card.position - 1, card.prize, decode(card.salt, 'hex')
    from unnest(${prizes}::smallint[], ${salts}::text[]) with ordinality as card (prize, salt, position)
  `.execute(tx);
  for (const [level, hashes] of levels.entries()) {
    await sql`
      insert into lotto_tree_levels (campaign_id, level, hashes) values (${campaignId}, ${level}, ${Buffer.concat(hashes)})
    `.execute(tx);
  }
}

/** Publishes a draft with a prepared deck; false where it is no draft any more. */
export async function markPublished(tx: Tx, id: number, deck: { root: Buffer; size: number }, at: Date) {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update lotto_campaigns set state = 'published', root = ${deck.root}, deck_size = ${deck.size}, published_at = ${at}
    where id = ${id} and state = 'draft' returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function overlapsPublished(tx: Tx, { starts_at, ends_at }: { starts_at: Date; ends_at: Date }) {
  const { rows } = await sql.rows({ found: sql.bool })`
    select exists (
      select from lotto_campaigns
      where state = 'published' and tstzrange(starts_at, ends_at) && tstzrange(${starts_at}, ${ends_at})
    ) as found
  `.execute(tx);
  return rows[0]?.found === true;
}

/** Call with the campaign locked: the stop is at or after the time of its last card. */
export async function markStopped(tx: Tx, id: number, reason: string, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update lotto_campaigns set state = 'stopped', stop_reason = ${reason},
      stopped_at = greatest(${at}, (select max(greatest(given_at, scratched_at)) from lotto_tickets where campaign_id = ${id}))
    where id = ${id} and state = 'published' returning id
  `.execute(tx);
  return rows.length > 0;
}

const deckRow = {
  ...prizeColumns,
  index: sql.int4,
  salt: sql.bytea,
  ticket_id: sql.uuid.orNull,
  customer_id: sql.uuid.orNull,
  given_at: sql.timestamptz.orNull,
  scratched_at: sql.timestamptz.orNull,
  reward_status: sql.text.oneOf('available', 'used', 'expired').orNull,
  claim: sql.text.orNull,
  used_at: sql.timestamptz.orNull,
  /** The coupon, transfer or order a reward was converted to. */
  became: sql.text.orNull,
};
export type DeckRow = Row<typeof deckRow>;

/** Part of a deck in its order, with the outcome of each card. */
export async function listDeck(db: Database, campaignId: number, from: number, limit: number): Promise<DeckRow[]> {
  const { rows } = await sql.rows(deckRow)`
    select k.index, k.salt, p.kind, p.percent, p.amount, p.maximum_halalas, p.minimum_order_halalas, p.variant_id, p.item, t.id as ticket_id,
      t.customer_id, t.given_at, t.scratched_at, r.status as reward_status,
      t.claim, r.used_at, case when r.coupon_id is not null then 'coupon ' || r.coupon_id
        when r.transfer_id is not null then 'transfer ' || r.transfer_id when r.order_id is not null then 'order ' || r.order_id end as became
    from lotto_cards k join lotto_prizes p on p.campaign_id = k.campaign_id and p.position = k.prize
    left join lotto_tickets t on t.campaign_id = k.campaign_id and t.card_index = k.index
    left join lotto_rewards r on r.ticket_id = t.id
    where k.campaign_id = ${campaignId} and k.index >= ${from} order by k.index limit ${limit}
  `.execute(db);
  return rows;
}

/** Counts of scratched cards of each prize, by the position of the prize. */
export async function countScratched(db: Database, campaignId: number): Promise<Map<number, number>> {
  const { rows } = await sql.rows({ prize: sql.int2, count: sql.int4 })`
    select k.prize, count(*)::int as count
    from lotto_tickets t join lotto_cards k on k.campaign_id = t.campaign_id and k.index = t.card_index
    where t.campaign_id = ${campaignId} and t.scratched_at is not null group by k.prize
  `.execute(db);
  return new Map(rows.map(({ prize, count }) => [prize, count]));
}
