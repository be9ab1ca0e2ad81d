import { type AdminReward, type CommunityReward, type RewardRedemption, toRiyals } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { type ProductRow, presentProductImage } from '../../goods/catalog/index.ts';
import { type CouponRow, readCoupons } from '../../selling/coupons/index.ts';
import type { RedemptionRow, RewardRow } from './rewards.store.ts';
import { rewardTexts } from './texts.ts';

type Terms = Pick<RewardRow, 'kind' | 'percent' | 'amount_halalas' | 'maximum_halalas' | 'minimum_order_halalas'>;

/** The terms of a reward in one line. */
export function termsOf(row: Terms, language: Language): string {
  const amount = (halalas: number | null) => toRiyals(halalas ?? 0);
  const label = rewardTexts.say(language, row.kind, { percent: row.percent ?? 0, amount: amount(row.amount_halalas) });
  const more = [
    row.maximum_halalas === null ? null : rewardTexts.say(language, 'maximum', { amount: amount(row.maximum_halalas) }),
    row.minimum_order_halalas === null
      ? null
      : rewardTexts.say(language, 'minimum', { amount: amount(row.minimum_order_halalas) }),
  ].filter((term) => term !== null);
  return [label, ...more].join(rewardTexts.say(language, 'comma'));
}

export function presentReward(
  row: RewardRow & { mine: number },
  product: ProductRow | undefined,
  language: Language,
): CommunityReward {
  const [image] = product?.images ?? [];
  return {
    id: row.id,
    name: inLanguage(row, 'name', language),
    about: inLanguage(row, 'about', language),
    kind: row.kind,
    terms: termsOf(row, language),
    points: row.points,
    stock_left: row.stock_left,
    per_member: row.per_member,
    mine: row.mine,
    product: product
      ? {
          id: product.id,
          name: inLanguage(product, 'name', language),
          slug: product.slug,
          image: image ? presentProductImage(image, language) : null,
        }
      : null,
  };
}

/** Redemptions of a customer with their codes: the terms are those of the coupon, whatever the reward is now. */
export async function presentRedemptions(
  db: Database | Tx,
  rows: readonly RedemptionRow[],
  language: Language,
): Promise<RewardRedemption[]> {
  const ids = rows.map((row) => row.coupon_id);
  const coupons = new Map((await readCoupons(db, ids)).map((coupon) => [coupon.id, coupon]));
  return rows.map((row) => {
    const coupon = coupons.get(row.coupon_id);
    return {
      id: row.id,
      name: inLanguage(row, 'name', language),
      terms: coupon ? termsOfCoupon(coupon, language) : '',
      points: row.points,
      redeemed_at: row.redeemed_at.toISOString(),
      coupon: coupon
        ? { code: coupon.code, ends_at: coupon.ends_at?.toISOString() ?? null, is_used: coupon.uses > 0 }
        : null,
    };
  });
}

function termsOfCoupon(coupon: CouponRow, language: Language): string {
  const isPiece = coupon.product_ids.length > 0;
  return termsOf(
    {
      kind: isPiece ? 'product' : coupon.type === 'buy_x_get_y' ? 'percentage' : coupon.type,
      percent: coupon.percent === null ? null : Number(coupon.percent),
      amount_halalas: coupon.amount_halalas,
      maximum_halalas: isPiece ? null : coupon.maximum_halalas,
      minimum_order_halalas: coupon.minimum_order_halalas,
    },
    language,
  );
}

export function presentAdminReward(row: RewardRow): AdminReward {
  const riyals = (halalas: number | null) => (halalas === null ? null : toRiyals(halalas));
  return {
    id: row.id,
    name_ar: row.name_ar,
    name_en: row.name_en,
    about_ar: row.about_ar,
    about_en: row.about_en,
    kind: row.kind,
    percent: row.percent,
    amount: riyals(row.amount_halalas),
    maximum_discount: riyals(row.maximum_halalas),
    minimum_order: riyals(row.minimum_order_halalas),
    product_id: row.product_id,
    points: row.points,
    stock: row.stock,
    stock_left: row.stock_left,
    redeemed: row.stock - row.stock_left,
    per_member: row.per_member,
    is_active: row.is_active,
    version: row.version,
  };
}
