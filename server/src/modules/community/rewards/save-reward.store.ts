import { sql, type Tx } from '../../../platform/database/index.ts';
import type { RewardRow } from './rewards.store.ts';

export type RewardFields = Omit<RewardRow, 'id' | 'version' | 'stock_left'>;

/** Returns its number. */
export async function insertReward(tx: Tx, reward: RewardFields): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into rewards (name_ar, name_en, about_ar, about_en, kind, percent, amount_halalas, maximum_halalas,
      minimum_order_halalas, product_id, points, stock, stock_left, per_member, is_active)
    values (${reward.name_ar}, ${reward.name_en}, ${reward.about_ar}, ${reward.about_en}, ${reward.kind}, ${reward.percent},
      ${reward.amount_halalas}, ${reward.maximum_halalas}, ${reward.minimum_order_halalas}, ${reward.product_id},
      ${reward.points}, ${reward.stock}, ${reward.stock}, ${reward.per_member}, ${reward.is_active})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the reward was not written');
  return row.id;
}

/** Rewrites a locked reward; its remaining stock follows from the new total. */
export async function updateReward(tx: Tx, id: number, reward: RewardFields): Promise<void> {
  await sql`
    update rewards set name_ar = ${reward.name_ar}, name_en = ${reward.name_en}, about_ar = ${reward.about_ar},
      about_en = ${reward.about_en}, kind = ${reward.kind}, percent = ${reward.percent},
      amount_halalas = ${reward.amount_halalas}, maximum_halalas = ${reward.maximum_halalas},
      minimum_order_halalas = ${reward.minimum_order_halalas}, product_id = ${reward.product_id}, points = ${reward.points},
      stock = ${reward.stock}, stock_left = stock_left + ${reward.stock}::int - stock, per_member = ${reward.per_member},
      is_active = ${reward.is_active}, version = version + 1
    where id = ${id}
  `.execute(tx);
}
