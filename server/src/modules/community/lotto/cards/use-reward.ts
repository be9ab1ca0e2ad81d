import { randomInt } from 'node:crypto';
import type { Actor } from '../../../../platform/bind/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { requireCustomer } from '../../../people/identity/index.ts';
import { createCoupon } from '../../../selling/coupons/index.ts';
import { postTransfer } from '../../../selling/ledger/index.ts';
import type { Destination } from '../../../selling/orders/index.ts';
import { lottoTexts } from '../texts.ts';
import { type Gift, type RewardRow, readReward, recordGift, takeReward } from './rewards.store.ts';
import { sendPrize } from './send-prize.ts';

const DAY_MS = 86_400_000;
const COUPON_DAYS = 30;
/** Letters and digits without ambiguous ones. 31 ^ 12 codes cannot be guessed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export interface Using {
  rewardId: string;
  /** The destination of a product. */
  to: Destination;
  language: Language;
  at: Date;
}

/** Converts a reward to its gift, once: a personal coupon code, store credit, points, or an order that sends it. */
export async function convertToGift(tx: Tx, actor: Actor, { rewardId, to, language, at }: Using): Promise<void> {
  const { customerId } = requireCustomer(actor);
  const reward = (await readReward(tx, rewardId, customerId)) ?? refuse('lotto.reward_not_found');
  if (!(await takeReward(tx, reward.id, at))) {
    const now = await readReward(tx, rewardId, customerId);
    refuse(now?.status === 'used' ? 'lotto.reward_used' : 'lotto.reward_expired');
  }
  await recordGift(tx, reward.id, await makeGift());

  function makeGift(): Promise<Gift> {
    if (reward.item) return sendPrize(tx, { reward, item: reward.item, to }, { actor, language, at });
    return isMoved(reward) ? moveToCustomer(tx, reward, customerId, at) : makeCoupon(tx, reward, customerId, at);
  }
}

function isMoved({ kind }: RewardRow): boolean {
  return kind === 'store_credit' || kind === 'points';
}

async function moveToCustomer(tx: Tx, { id, kind, amount }: RewardRow, customerId: string, at: Date) {
  const moved = await postTransfer(tx, {
    unit: kind === 'points' ? 'loyalty_points' : 'store_credit',
    from: { house: 'issued' },
    to: { customerId },
    amount: amount ?? 0,
    cause: { kind: 'lotto', id },
    key: `lotto reward ${id}`,
    at,
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
