import { randomInt, randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { isRunning, payablePrice, readProducts, variantPrices } from '../../goods/catalog/index.ts';
import { createCoupon } from '../../selling/coupons/index.ts';
import { postTransfer } from '../../selling/ledger/index.ts';
import { countRedeemed, insertRedemption, type RewardRow, readReward, takeOneReward } from './rewards.store.ts';

const DAY_MS = 86_400_000;
const COUPON_DAYS = 30;
/** Letters and digits without ambiguous ones. 31 ^ 12 codes cannot be guessed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Redeems a reward: takes one piece of its stock, the points by the ledger, and creates a personal code, all or
 * nothing. Returns the redemption's id. Refuses a reward that is not offered, used up, redeemed too often, or above the
 * balance.
 */
export async function redeem(tx: Tx, customerId: string, rewardId: number, at: Date): Promise<string> {
  const reward = (await takeOneReward(tx, rewardId)) ?? (await refuseGone(tx, rewardId));
  if ((await countRedeemed(tx, rewardId, customerId)) >= reward.per_member) refuse('rewards.limit_reached');
  const id = randomUUID();
  const moved = await postTransfer(tx, {
    unit: 'loyalty_points',
    from: { customerId },
    to: { house: 'spent' },
    amount: reward.points,
    cause: { kind: 'reward', id },
    key: `reward ${id}`,
  });
  if ('isShort' in moved) refuse('rewards.points_short');
  const couponId = await makeCode(tx, reward, customerId, at);
  await insertRedemption(tx, { id, reward, customerId, transferId: moved.id, couponId, at });
  await publish(tx, 'reward.redeemed', { redemptionId: id });
  return id;
}

async function refuseGone(tx: Tx, rewardId: number): Promise<never> {
  const reward = await readReward(tx, rewardId);
  return refuse(reward?.is_active ? 'rewards.gone' : 'rewards.not_found');
}

const couponTypeOf = {
  percentage: 'percentage',
  fixed: 'fixed',
  free_shipping: 'free_shipping',
  product: 'percentage',
} as const;

async function makeCode(tx: Tx, reward: RewardRow, customerId: string, at: Date): Promise<number> {
  const isProduct = reward.kind === 'product';
  return createCoupon(tx, {
    code: `GIFT-${Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`,
    type: couponTypeOf[reward.kind],
    percent: isProduct ? 100 : reward.percent,
    amountHalalas: reward.amount_halalas,
    // The discount is limited to one piece: further pieces in a cart are paid for.
    maximumHalalas: isProduct ? await dearestPiece(tx, reward.product_id ?? 0, at) : reward.maximum_halalas,
    minimumOrderHalalas: reward.minimum_order_halalas,
    buyQuantity: null,
    getQuantity: null,
    totalLimit: 1,
    perCustomerLimit: 1,
    firstOrderOnly: false,
    isPublic: false,
    customerId,
    startsAt: at,
    endsAt: new Date(at.getTime() + COUPON_DAYS * DAY_MS),
    description: { ar: reward.name_ar, en: reward.name_en },
    productIds: isProduct && reward.product_id !== null ? [reward.product_id] : [],
    categoryIds: [],
  });
}

/** The present price of a product's most expensive variant. Refuses a product that is no longer sold. */
async function dearestPiece(tx: Tx, productId: number, at: Date): Promise<number> {
  const [product] = await readProducts(tx, [productId]);
  if (!product) refuse('rewards.product_gone');
  const promotion = product.promotion && isRunning(product.promotion, at.getTime()) ? product.promotion : null;
  return Math.max(...product.variants.map((variant) => payablePrice(variantPrices(product, variant), promotion)));
}
