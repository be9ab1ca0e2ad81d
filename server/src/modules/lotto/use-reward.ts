import { randomInt } from 'node:crypto';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { createCoupon } from '../coupons/index.ts';
import { move } from '../ledger/index.ts';
import { type RewardRow, readReward, recordGift, takeReward } from './rewards.store.ts';
import { lottoTexts } from './texts.ts';

const DAY_MS = 86_400_000;
const COUPON_DAYS = 30;
/** Without what is mistaken for something else. 31 ^ 12 codes: nobody finds one by trying. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Turns a reward into what it stands for, once: a coupon code of their own, store credit or points. */
export async function turnIntoGift(tx: Tx, customerId: string, rewardId: string, at: Date): Promise<void> {
  const reward = (await readReward(tx, rewardId, customerId)) ?? refuse('lotto.reward_not_found');
  if (!(await takeReward(tx, reward.id, at))) {
    const now = await readReward(tx, rewardId, customerId);
    refuse(now?.status === 'used' ? 'lotto.reward_used' : 'lotto.reward_expired');
  }
  const gift = isMoved(reward)
    ? await moveToCustomer(tx, reward, customerId)
    : await makeCoupon(tx, reward, customerId, at);
  await recordGift(tx, reward.id, gift);
}

function isMoved({ kind }: RewardRow): boolean {
  return kind === 'store_credit' || kind === 'points';
}

async function moveToCustomer(tx: Tx, { id, kind, amount }: RewardRow, customerId: string) {
  const moved = await move(tx, {
    unit: kind === 'points' ? 'loyalty_points' : 'store_credit',
    from: { house: 'issued' },
    to: { customerId },
    amount: amount ?? 0,
    cause: { kind: 'lotto', id },
    key: `lotto reward ${id}`,
  });
  if ('isShort' in moved) throw new Error('the house is never short');
  return { transferId: moved.id };
}

const couponTypeOf = {
  percentage_coupon: 'percentage',
  fixed_coupon: 'fixed',
  free_shipping: 'free_shipping',
} as const;

async function makeCoupon(tx: Tx, reward: RewardRow, customerId: string, at: Date) {
  const { kind } = reward;
  if (kind !== 'percentage_coupon' && kind !== 'fixed_coupon' && kind !== 'free_shipping') {
    throw new Error(`a reward of ${kind} is no coupon`);
  }
  const couponId = await createCoupon(tx, {
    code: newCode(),
    type: couponTypeOf[kind],
    percent: reward.percent,
    amountHalalas: reward.amount,
    maximumHalalas: reward.maximum_halalas,
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
    description: {
      ar: lottoTexts.say('ar', 'coupon', { campaign: reward.campaign_name_ar }),
      en: lottoTexts.say('en', 'coupon', { campaign: reward.campaign_name_en }),
    },
    productIds: [],
    categoryIds: [],
  });
  return { couponId };
}

function newCode(): string {
  return `WIN-${Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
