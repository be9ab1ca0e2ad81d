import type { OrderStatus } from '@waha/contract';
import type { Doorstep, PlaceNames } from '../addresses/index.ts';
import type { ProductImage } from '../catalog/index.ts';
import type { PaymentMethodCode } from '../payments/index.ts';
import type { MethodCode } from '../shipping/index.ts';

/** The address as it was when the order was placed; place names in both languages. */
export type OrderAddress = Doorstep & PlaceNames;

export interface OrderDiscount {
  source: 'promotion' | 'coupon';
  label_ar: string;
  label_en: string;
  halalas: number;
}

/** What a bundle consisted of when it was sold. */
export interface OrderPart {
  variant_id: number;
  name_ar: string;
  name_en: string;
  variant_ar: string | null;
  variant_en: string | null;
  quantity: number;
}

export interface OrderItemRow {
  id: number;
  product_id: number | null;
  variant_id: number | null;
  bundle_id: number | null;
  promotion_id: number | null;
  sku: string;
  slug: string;
  name_ar: string;
  name_en: string;
  variant_ar: string | null;
  variant_en: string | null;
  image: ProductImage | null;
  quantity: number;
  unit_price_halalas: number;
  discount_halalas: number;
  total_halalas: number;
  is_returnable: boolean;
  parts: OrderPart[];
}

export interface OrderEventRow {
  status: OrderStatus;
  actor: 'customer' | 'staff' | 'system';
  note: string | null;
  created_at: string;
}

export interface OrderRow {
  id: string;
  number: string;
  status: OrderStatus;
  language: 'ar' | 'en';
  customer_id: string | null;
  view_token_hash: Buffer | null;
  first_name: string;
  last_name: string;
  phone: string;
  email: string | null;
  address: OrderAddress;
  city_id: number;
  notes: string | null;
  subtotal_halalas: number;
  discount_halalas: number;
  shipping_halalas: number;
  payment_fee_halalas: number;
  total_halalas: number;
  vat_halalas: number;
  /** What of the total store credit pays, and the hold of it while the rest is waited for. */
  store_credit_halalas: number;
  credit_hold_id: number | null;
  discounts: OrderDiscount[];
  coupon_id: number | null;
  coupon_code: string | null;
  referral_code: string | null;
  shipping_method: MethodCode;
  shipping_min_days: number;
  shipping_max_days: number;
  payment_method: PaymentMethodCode;
  hold_expires_at: Date | null;
  carrier: string | null;
  carrier_number: string | null;
  created_at: Date;
}

/** An order with what belongs to it. */
export interface FullOrder extends OrderRow {
  items: OrderItemRow[];
  events: OrderEventRow[];
}
