import type { Database, Tx } from '../../platform/database/index.ts';
import { endCouponsOf } from '../coupons/index.ts';
import { presentPrize } from './prizes.ts';
import { giveUpRewards, listRewardsOf, listScratched } from './rewards.store.ts';
import { forgetTickets, listOpenTickets } from './tickets.store.ts';

/** More than anybody scratches. */
const EVERYTHING = 10_000;

/** Somebody leaves: their cards stay given and are nobody's, and what they won and did not use ends. */
export async function forgetPlayer(tx: Tx, customerId: string): Promise<void> {
  await giveUpRewards(tx, customerId);
  await endCouponsOf(tx, customerId);
  await forgetTickets(tx, customerId);
}

/** A customer's cards and rewards, for their copy of what we keep. What an open card holds is nobody's to know. */
export async function exportCards(db: Database, customerId: string): Promise<unknown> {
  const { rows } = await listScratched(db, { customerId, won: null }, EVERYTHING, 0);
  const rewards = new Map(
    (
      await listRewardsOf(
        db,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.ticket_id, row]),
  );
  const scratched = rows.map((row) => {
    const reward = rewards.get(row.id);
    return {
      number: row.card_index + 1,
      campaign: row.campaign_name_ar,
      given_for: row.claim,
      given_at: row.given_at,
      scratched_at: row.scratched_at,
      prize: presentPrize(row, 'ar').label,
      reward: reward ? { status: reward.status, used_at: reward.used_at, expires_at: reward.expires_at } : null,
    };
  });
  return { scratched, open: await listOpenTickets(db, customerId) };
}
