import type { Actor } from '../../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { adjustStock, changeStock, publishStockChange, reserveStock } from '../../../goods/catalog/index.ts';
import { provenContacts, readCustomer } from '../../../people/identity/index.ts';
import { type Destination, type PrizeItem, placePrize } from '../../../selling/orders/index.ts';
import type { PrizeRow } from '../campaigns/campaigns.store.ts';
import { countPutBack, countSent, insertAside, listUnwonPrizes } from '../campaigns/prize-stock.store.ts';
import { itemLabel } from '../campaigns/prizes.ts';
import { lottoTexts } from '../texts.ts';
import { expireRewards, type Gift, type RewardRow } from './rewards.store.ts';

const asideNote = (campaignId: number) => `prizes of campaign ${campaignId}`;

/**
 * Reserves all pieces of a campaign's prizes from the stock before the first card is given, so that every prize won can
 * be sent. Refuses `lotto.prize_stock_short` (409), naming the product with too little stock.
 */
export async function reservePrizes(
  tx: Tx,
  campaignId: number,
  prizes: readonly PrizeRow[],
  language: Language,
): Promise<void> {
  const sent = prizes.flatMap(({ position, count, item }) => (item ? [{ position, count, item }] : []));
  if (sent.length === 0) return;
  const demand = sent.map(({ item, count }) => ({ variantId: item.variant_id, quantity: count }));
  const taken = await reserveStock(tx, demand, asideNote(campaignId));
  if ('missingVariantId' in taken) {
    const short = sent.find(({ item }) => item.variant_id === taken.missingVariantId);
    refuse('lotto.prize_stock_short', { name: short ? itemLabel(short.item, language) : '' });
  }
  const rows = sent.map(({ position, count, item }) => ({ position, pieces: count, variantId: item.variant_id }));
  await insertAside(tx, campaignId, rows);
  await publishStockChange(tx, taken);
}

interface Sending {
  reward: RewardRow;
  item: PrizeItem;
  to: Destination;
}

/** Sends a product prize: moves its piece from the reserved stock to an order with total 0, in one transaction. */
export async function sendPrize(
  tx: Tx,
  { reward, item, to }: Sending,
  context: { actor: Actor; language: Language; at: Date },
): Promise<Gift> {
  if (!to.address && !to.address_id) refuse('lotto.address_needed');
  const { actor } = context;
  const customer = actor.kind === 'customer' ? await readCustomer(tx, actor.customerId) : undefined;
  if (!customer?.phone) refuse('lotto.phone_unproved');
  const { email } = await provenContacts(tx, customer.id);
  if (!(await countSent(tx, reward.campaign_id, reward.prize)))
    throw new Error('a prize was won that was not set aside');
  // The piece is put back and ordered in one transaction: no other order can take it in between.
  const note = asideNote(reward.campaign_id);
  await adjustStock(tx, { variantId: item.variant_id, delta: 1, reason: 'adjustment', note });
  const { id: customerId, first_name: firstName, last_name: lastName, phone } = customer;
  const orderId = await placePrize(
    tx,
    {
      item,
      to,
      winner: { customerId, firstName, lastName, phone, email },
      note: lottoTexts.say(context.language, 'coupon', {
        campaign: context.language === 'ar' ? reward.campaign_name_ar : reward.campaign_name_en,
      }),
    },
    context,
  );
  return { orderId };
}

/** Closes expired rewards, and puts back pieces that can no longer be won. Safe to run in two processes. */
export async function closeRewards(db: Database, at: Date): Promise<void> {
  await expireRewards(db, at);
  for (const over of await listUnwonPrizes(db, at)) {
    await inTransaction(db, async (tx) => {
      if (!(await countPutBack(tx, over))) return;
      await changeStock(tx, { variantId: over.variant_id, delta: over.left, note: asideNote(over.campaign_id) });
    });
  }
}
