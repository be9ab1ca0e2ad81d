import { communityRewardKinds } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const rewardRow = {
  id: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  about_ar: sql.text,
  about_en: sql.text,
  kind: sql.text.oneOf(...communityRewardKinds),
  percent: sql.int2.orNull,
  amount_halalas: sql.int4.orNull,
  maximum_halalas: sql.int4.orNull,
  minimum_order_halalas: sql.int4.orNull,
  product_id: sql.int4.orNull,
  points: sql.int4,
  stock: sql.int4,
  stock_left: sql.int4,
  per_member: sql.int4,
  is_active: sql.bool,
  version: sql.int4,
};
export type RewardRow = Row<typeof rewardRow>;

const columns = sql`r.id, r.name_ar, r.name_en, r.about_ar, r.about_en, r.kind, r.percent, r.amount_halalas, r.maximum_halalas,
  r.minimum_order_halalas, r.product_id, r.points, r.stock, r.stock_left, r.per_member, r.is_active, r.version`;

export async function readReward(db: Database | Tx, id: number): Promise<RewardRow | undefined> {
  const { rows } = await sql.rows(rewardRow)`select ${columns} from rewards r where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a reward until the transaction ends. */
export async function lockReward(tx: Tx, id: number): Promise<RewardRow | undefined> {
  const { rows } = await sql.rows(rewardRow)`select ${columns} from rewards r where r.id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Offered rewards, the cheapest first, with the number a customer redeemed of each. */
export async function listOffered(db: Database, customerId: string, most: number) {
  const { rows } = await sql.rows({ ...rewardRow, mine: sql.int4 })`
    select ${columns},
      (select count(*)::int from reward_redemptions m where m.reward_id = r.id and m.customer_id = ${customerId}) as mine
    from rewards r where r.is_active order by r.points, r.id limit ${most}
  `.execute(db);
  return rows;
}

export const listRewards = defineList({
  columns: rewardRow,
  select: columns,
  from: sql`rewards r`,
  sorts: { points: sql`r.points`, redeemed: sql`r.stock - r.stock_left` },
  sort: 'points',
  tie: sql`r.id`,
  filters: { is_active: (isActive: 'true' | 'false') => sql`r.is_active = ${isActive === 'true'}` },
});

/**
 * Takes one piece by a conditional update; undefined where none is left or the reward is no longer offered. Concurrent
 * redemptions wait for its row until the transaction ends, so that later counts in this transaction stay correct.
 */
export async function takeOneReward(tx: Tx, id: number): Promise<RewardRow | undefined> {
  const { rows } = await sql.rows(rewardRow)`
    update rewards r set stock_left = r.stock_left - 1
    where r.id = ${id} and r.is_active and r.stock_left > 0 returning ${columns}
  `.execute(tx);
  return rows[0];
}

export async function countRedeemed(tx: Tx, id: number, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from reward_redemptions where reward_id = ${id} and customer_id = ${customerId}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface NewRedemption {
  id: string;
  reward: RewardRow;
  customerId: string;
  transferId: number;
  couponId: number;
  at: Date;
}

export async function insertRedemption(tx: Tx, given: NewRedemption): Promise<void> {
  const { reward } = given;
  await sql`
    insert into reward_redemptions (id, reward_id, customer_id, points, name_ar, name_en, transfer_id, coupon_id, redeemed_at)
    values (${given.id}, ${reward.id}, ${given.customerId}, ${reward.points}, ${reward.name_ar}, ${reward.name_en},
      ${given.transferId}, ${given.couponId}, ${given.at})
  `.execute(tx);
}

const redemptionRow = {
  id: sql.uuid,
  number: sql.int8,
  customer_id: sql.uuid.orNull,
  reward_id: sql.int4,
  points: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  coupon_id: sql.int4,
  redeemed_at: sql.timestamptz,
};
export type RedemptionRow = Row<typeof redemptionRow>;

const redeemed = sql`m.id, m.number, m.customer_id, m.reward_id, m.points, m.name_ar, m.name_en, m.coupon_id, m.redeemed_at`;

/** Redemptions of a customer before a number, the latest first. */
export async function listRedemptions(
  db: Database | Tx,
  customerId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<RedemptionRow[]> {
  const { rows } = await sql.rows(redemptionRow)`
    select ${redeemed} from reward_redemptions m
    where m.customer_id = ${customerId} and (${before}::bigint is null or m.number < ${before})
    order by m.number desc limit ${limit}
  `.execute(db);
  return rows;
}

export async function readRedemption(db: Database | Tx, id: string): Promise<RedemptionRow | undefined> {
  const { rows } = await sql.rows(redemptionRow)`
    select ${redeemed} from reward_redemptions m where m.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Erases a leaving customer from redemptions, which stay redeemed. */
export async function eraseRedemptions(tx: Tx, customerId: string): Promise<void> {
  await sql`update reward_redemptions set customer_id = null where customer_id = ${customerId}`.execute(tx);
}
