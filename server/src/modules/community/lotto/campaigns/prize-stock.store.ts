import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

export interface AsideRow {
  position: number;
  variantId: number;
  pieces: number;
}

/** Records the pieces reserved for the prizes of a campaign. */
export async function insertAside(tx: Tx, campaignId: number, rows: readonly AsideRow[]): Promise<void> {
  await sql`
    insert into lotto_prize_stock (campaign_id, position, variant_id, set_aside)
    select ${campaignId}, p.* from unnest(${rows.map((row) => row.position)}::smallint[],
      ${rows.map((row) => row.variantId)}::int[], ${rows.map((row) => row.pieces)}::int[]) as p
  `.execute(tx);
}

/** Counts one reserved piece as sent; false when none is left, which the deck rules out. */
export async function countSent(tx: Tx, campaignId: number, position: number): Promise<boolean> {
  const { rows } = await sql`
    update lotto_prize_stock set sent = sent + 1
    where campaign_id = ${campaignId} and position = ${position} and sent + put_back < set_aside returning position
  `.execute(tx);
  return rows.length > 0;
}

const overRow = { campaign_id: sql.int4, position: sql.int2, variant_id: sql.int4, left: sql.int4 };
export type OverRow = Row<typeof overRow>;

const LEFT = sql`s.set_aside - s.sent - s.put_back - (
  select count(*) from lotto_rewards r join lotto_tickets t on t.id = r.ticket_id
  join lotto_cards k on k.campaign_id = t.campaign_id and k.index = t.card_index
  where k.campaign_id = s.campaign_id and k.prize = s.position and r.status = 'available')`;

/** Prizes of finished campaigns with reserved pieces that can no longer be won. */
export async function listUnwonPrizes(db: Database, at: Date): Promise<OverRow[]> {
  const { rows } = await sql.rows(overRow)`
    select s.campaign_id, s.position, s.variant_id, (${LEFT})::int as left
    from lotto_prize_stock s join lotto_campaigns c on c.id = s.campaign_id and (c.state = 'stopped' or c.ends_at <= ${at})
    where s.sent + s.put_back < s.set_aside and ${LEFT} > 0 order by s.campaign_id, s.position
  `.execute(db);
  return rows;
}

/** Counts pieces as put back; false where another process did. */
export async function countPutBack(tx: Tx, { campaign_id, position, left }: OverRow): Promise<boolean> {
  await sql`
    select from lotto_prize_stock where campaign_id = ${campaign_id} and position = ${position} for update
  `.execute(tx);
  const { rows } = await sql`
    update lotto_prize_stock s set put_back = s.put_back + ${left}
    where s.campaign_id = ${campaign_id} and s.position = ${position} and ${LEFT} >= ${left} returning s.position
  `.execute(tx);
  return rows.length > 0;
}

/** Pieces of a variant that campaigns have set aside and not given away yet: they left the level, and lie on the shelf. */
export async function countPrizesAside(tx: Tx, variantId: number): Promise<number> {
  const { rows } = await sql.rows({ pieces: sql.int4.neverNull })`
    select coalesce(sum(set_aside - sent - put_back), 0)::int as pieces from lotto_prize_stock where variant_id = ${variantId}
  `.execute(tx);
  return rows[0]?.pieces ?? 0;
}
