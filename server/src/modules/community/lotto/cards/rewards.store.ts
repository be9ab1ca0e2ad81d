import { type RewardStatus, rewardStatuses } from '@waha/contract';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../../platform/database/index.ts';
import { prizeColumns } from '../campaigns/prizes.ts';
import { ticketRow } from './tickets.store.ts';

const rewardRow = {
  ...prizeColumns,
  id: sql.uuid,
  ticket_id: sql.uuid,
  campaign_name_ar: sql.text,
  campaign_name_en: sql.text,
  status: sql.text.oneOf(...rewardStatuses),
  expires_at: sql.timestamptz,
  used_at: sql.timestamptz.orNull,
  coupon_id: sql.int4.orNull,
  order_id: sql.uuid.orNull,
  campaign_id: sql.int4,
  prize: sql.int2,
};
export type RewardRow = Row<typeof rewardRow>;

const ofPrize = sql`p.kind, p.percent, p.amount, p.maximum_halalas, p.minimum_order_halalas, p.variant_id, p.item`;
const cardOfTicket = sql`
  join lotto_campaigns c on c.id = t.campaign_id
  join lotto_cards k on k.campaign_id = t.campaign_id and k.index = t.card_index
  join lotto_prizes p on p.campaign_id = k.campaign_id and p.position = k.prize`;

async function selectRewards(db: Database | Tx, condition: Sql<unknown>): Promise<RewardRow[]> {
  const { rows } = await sql.rows(rewardRow)`
    select r.id, r.ticket_id, r.status, r.expires_at, r.used_at, r.coupon_id, r.order_id, k.campaign_id, k.prize, c.name_ar as campaign_name_ar,
      c.name_en as campaign_name_en, ${ofPrize}
    from lotto_rewards r join lotto_tickets t on t.id = r.ticket_id ${cardOfTicket} where ${condition}
  `.execute(db);
  return rows;
}

export async function readReward(db: Database | Tx, id: string, customerId: string): Promise<RewardRow | undefined> {
  return (await selectRewards(db, sql`r.id = ${id} and t.customer_id = ${customerId}`))[0];
}

export function listRewardsOf(db: Database | Tx, ticketIds: readonly string[]): Promise<RewardRow[]> {
  return selectRewards(db, sql`r.ticket_id = any(${ticketIds}::uuid[])`);
}

export async function insertReward(tx: Tx, reward: { id: string; ticketId: string; expiresAt: Date }): Promise<void> {
  await sql`
    insert into lotto_rewards (id, ticket_id, expires_at) values (${reward.id}, ${reward.ticketId}, ${reward.expiresAt})
  `.execute(tx);
}

/** Claims a reward for conversion, once; false when it cannot be claimed. */
export async function takeReward(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update lotto_rewards set status = 'used', used_at = ${at}
    where id = ${id} and status = 'available' and expires_at > ${at} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** The gift a reward was converted to: exactly one of these fields is set. */
export interface Gift {
  couponId?: number;
  transferId?: number;
  orderId?: string;
}

export async function recordGift(tx: Tx, id: string, gift: Gift): Promise<void> {
  await sql`
    update lotto_rewards set coupon_id = ${gift.couponId ?? null}, transfer_id = ${gift.transferId ?? null},
      order_id = ${gift.orderId ?? null} where id = ${id}
  `.execute(tx);
}

/** Closes expired rewards. */
export async function expireRewards(db: Database | Tx, at: Date): Promise<void> {
  await sql`
    update lotto_rewards set status = 'expired' where status = 'available' and expires_at <= ${at}
  `.execute(db);
}

/** Forfeits a customer's unused rewards when the account is deleted. */
export async function forfeitRewards(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update lotto_rewards r set status = 'expired' from lotto_tickets t
    where t.id = r.ticket_id and t.customer_id = ${customerId} and r.status = 'available'
  `.execute(tx);
}

export async function countRewards(db: Database, customerId: string, at: Date): Promise<Record<RewardStatus, number>> {
  const { rows } = await sql.rows({ available: sql.int4, used: sql.int4, expired: sql.int4 })`
    select count(*) filter (where r.status = 'available' and r.expires_at > ${at})::int as available,
      count(*) filter (where r.status = 'used')::int as used,
      count(*) filter (where r.status = 'expired' or (r.status = 'available' and r.expires_at <= ${at}))::int as expired
    from lotto_rewards r join lotto_tickets t on t.id = r.ticket_id where t.customer_id = ${customerId}
  `.execute(db);
  return rows[0] ?? { available: 0, used: 0, expired: 0 };
}

const historyRow = {
  ...ticketRow,
  ...prizeColumns,
  scratched_at: sql.timestamptz.neverNull,
  campaign_name_ar: sql.text,
  campaign_name_en: sql.text,
};
export type HistoryRow = Row<typeof historyRow>;

/** Scratched cards of a customer, the latest first. */
export async function listScratched(
  db: Database,
  filter: { customerId: string; won: boolean | null },
  limit: number,
  offset: number,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const { rows } = await sql.rows({ ...historyRow, total: sql.int4 })`
    select t.id, t.campaign_id, t.card_index, t.claim, t.given_at, t.scratched_at, c.name_ar as campaign_name_ar,
      c.name_en as campaign_name_en, ${ofPrize}, count(*) over ()::int as total
    from lotto_tickets t ${cardOfTicket}
    where t.customer_id = ${filter.customerId} and t.scratched_at is not null
      and (${filter.won}::boolean is null or (p.kind <> 'nothing') = ${filter.won})
    order by t.scratched_at desc, t.id limit ${limit} offset ${offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
