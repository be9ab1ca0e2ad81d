import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inPages, type Tx } from '../../../platform/database/index.ts';
import { endCouponsOf } from '../../selling/coupons/index.ts';
import { deleteActivity, listActivityOf } from './activity/activity.store.ts';
import { presentPrize } from './campaigns/prizes.ts';
import { forfeitRewards, listRewardsOf, listScratched } from './cards/rewards.store.ts';
import { eraseTickets, listOpenTickets } from './cards/tickets.store.ts';

/** Erases a customer from their cards, which stay given, and ends their unused rewards. */
export async function erasePlayer(tx: Tx, customerId: string): Promise<void> {
  await forfeitRewards(tx, customerId);
  await endCouponsOf(tx, customerId);
  await eraseTickets(tx, customerId);
  await deleteActivity(tx, customerId);
  // The public list of winners must not show a deleted account.
  await publishInvalidation(tx, ['lotto']);
}

/** A customer's cards and rewards, for their copy of personal data. The content of open cards is omitted. */
export async function* exportCards(db: Database, customerId: string): AsyncGenerator<unknown> {
  for (const open of await listOpenTickets(db, customerId)) yield { ...open, scratched_at: null };
  yield* inPages((limit, offset) => listActivityOf(db, customerId, limit, offset));
  const rows = inPages(async (limit, offset) => {
    const page = (await listScratched(db, { customerId, won: null }, limit, offset)).rows;
    const rewards = await listRewardsOf(
      db,
      page.map(({ id }) => id),
    );
    const byTicket = new Map(rewards.map((reward) => [reward.ticket_id, reward]));
    return page.map((row) => ({ row, reward: byTicket.get(row.id) }));
  });
  for await (const { row, reward } of rows) {
    yield {
      number: row.card_index + 1,
      campaign: row.campaign_name_ar,
      given_for: row.claim,
      given_at: row.given_at,
      scratched_at: row.scratched_at,
      prize: presentPrize(row, 'ar').label,
      reward: reward ? { status: reward.status, used_at: reward.used_at, expires_at: reward.expires_at } : null,
    };
  }
}
