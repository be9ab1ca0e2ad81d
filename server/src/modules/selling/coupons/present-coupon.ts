import { type Coupon, toRiyals } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import type { CouponRow } from './coupons.store.ts';
import { couponTexts } from './texts.ts';

type Labelled = Pick<CouponRow, 'type' | 'percent' | 'amount_halalas' | 'buy_quantity' | 'get_quantity'>;

/** Short description of a coupon. */
export function couponLabel(row: Labelled, language: Language): string {
  return couponTexts.say(language, row.type, {
    percent: Number(row.percent ?? 0),
    amount: toRiyals(row.amount_halalas ?? 0),
    buy: row.buy_quantity ?? 1,
    get: row.get_quantity ?? 1,
  });
}

export function presentCoupon(row: CouponRow, language: Language): Coupon {
  const riyals = (halalas: number | null) => (halalas === null ? null : toRiyals(halalas));
  return {
    code: row.code,
    type: row.type,
    label: couponLabel(row, language),
    description: language === 'ar' ? row.description_ar : row.description_en,
    percent: row.percent === null ? null : Number(row.percent),
    amount: riyals(row.amount_halalas),
    maximum_discount: riyals(row.maximum_halalas),
    minimum_order: riyals(row.minimum_order_halalas),
    first_order_only: row.first_order_only,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}
