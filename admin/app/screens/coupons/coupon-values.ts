import type { AdminCoupon, AdminCouponDraft } from '@waha/contract/types';
import { readNumber, showNumber } from '../../form/numbers.ts';
import type { TargetProduct } from '../goods/targets-field.tsx';

/** A coupon as typed. */
export interface CouponValues {
  version: number;
  code: string;
  type: AdminCoupon['type'];
  percent: string;
  amount: string;
  maximum_discount: string;
  minimum_order: string;
  buy_quantity: string;
  get_quantity: string;
  total_limit: string;
  per_customer_limit: string;
  first_order_only: boolean;
  is_public: boolean;
  starts_at: string;
  ends_at: string;
  description_ar: string;
  description_en: string;
  products: TargetProduct[];
  categories: string[];
}

export const emptyCoupon: CouponValues = {
  version: 0,
  code: '',
  type: 'percentage',
  percent: '',
  amount: '',
  maximum_discount: '',
  minimum_order: '',
  buy_quantity: '',
  get_quantity: '',
  total_limit: '',
  per_customer_limit: '1',
  first_order_only: false,
  is_public: false,
  starts_at: '',
  ends_at: '',
  description_ar: '',
  description_en: '',
  products: [],
  categories: [],
};

export function couponValues(coupon: AdminCoupon): CouponValues {
  const { version, code, type, first_order_only, is_public, description_ar, description_en } = coupon;
  return {
    version,
    code,
    type,
    first_order_only,
    is_public,
    description_ar,
    description_en,
    percent: showNumber(coupon.percent),
    amount: showNumber(coupon.amount),
    maximum_discount: showNumber(coupon.maximum_discount),
    minimum_order: showNumber(coupon.minimum_order),
    buy_quantity: showNumber(coupon.buy_quantity),
    get_quantity: showNumber(coupon.get_quantity),
    total_limit: showNumber(coupon.total_limit),
    per_customer_limit: showNumber(coupon.per_customer_limit),
    starts_at: coupon.starts_at ?? '',
    ends_at: coupon.ends_at ?? '',
    products: coupon.products,
    categories: coupon.category_ids.map(String),
  };
}

/** Body of a coupon without its code: only the fields of its kind. */
export function couponFields(values: CouponValues): Omit<AdminCouponDraft, 'code'> {
  const only = (type: CouponValues['type'], typed: string) => (values.type === type ? readNumber(typed) : null);
  return {
    type: values.type,
    percent: only('percentage', values.percent),
    amount: only('fixed', values.amount),
    maximum_discount: only('percentage', values.maximum_discount),
    minimum_order: readNumber(values.minimum_order),
    buy_quantity: only('buy_x_get_y', values.buy_quantity),
    get_quantity: only('buy_x_get_y', values.get_quantity),
    total_limit: readNumber(values.total_limit),
    per_customer_limit: readNumber(values.per_customer_limit),
    first_order_only: values.first_order_only,
    is_public: values.is_public,
    starts_at: values.starts_at === '' ? null : values.starts_at,
    ends_at: values.ends_at === '' ? null : values.ends_at,
    description_ar: values.description_ar,
    description_en: values.description_en,
    product_ids: values.products.map(({ id }) => id),
    category_ids: values.categories.map(Number),
  };
}
