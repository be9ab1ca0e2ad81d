import {
  discountSources,
  orderActors,
  orderStatuses,
  shipmentStatuses,
  shippingMethods,
  soldTaxes,
} from '@waha/contract';
import { z } from 'zod';
import { type Row, sql } from '../../../platform/database/index.ts';
import { productImage, storedAnswer } from '../../goods/catalog/index.ts';
import { type Doorstep, type PlaceNames, storedCompany } from '../../people/addresses/index.ts';
import { storedPaymentName } from '../payments/index.ts';

/** The address as it was when the order was placed; place names in both languages. */
export type OrderAddress = Doorstep & PlaceNames;
const orderAddress: z.ZodType<OrderAddress> = z.strictObject({
  recipient_name: z.string(),
  phone: z.string(),
  street: z.string(),
  building_no: z.string().nullable(),
  additional_no: z.string().nullable(),
  postal_code: z.string().nullable(),
  short_address: z.string().nullable(),
  unit_no: z.string().nullable(),
  notes: z.string().nullable(),
  country_ar: z.string(),
  country_en: z.string(),
  region_ar: z.string(),
  region_en: z.string(),
  city_ar: z.string(),
  city_en: z.string(),
  neighborhood_ar: z.string().nullable(),
  neighborhood_en: z.string().nullable(),
});

const inBoth = z.strictObject({ ar: z.string(), en: z.string() });
/** The point at which the buyer collects it, as it was when the order was placed. */
const storedOrderPoint = z.strictObject({
  /** Null: the shop itself. */
  carrier: z.string().nullable(),
  id: z.string(),
  carrier_name: inBoth,
  name: inBoth,
  address: inBoth,
  hours: inBoth,
});
export type StoredOrderPoint = z.infer<typeof storedOrderPoint>;

const orderDiscount = z.strictObject({
  source: z.enum(discountSources),
  label_ar: z.string(),
  label_en: z.string(),
  halalas: z.number(),
});
export type OrderDiscount = z.infer<typeof orderDiscount>;

/** The contents of a bundle at the time of sale. */
const orderPart = z.strictObject({
  variant_id: z.number(),
  name_ar: z.string(),
  name_en: z.string(),
  variant_ar: z.string().nullable(),
  variant_en: z.string().nullable(),
  quantity: z.number(),
});
export type OrderPart = z.infer<typeof orderPart>;

export const orderItemRow = z.strictObject({
  id: z.number(),
  product_id: z.number().nullable(),
  variant_id: z.number().nullable(),
  bundle_id: z.number().nullable(),
  promotion_id: z.number().nullable(),
  /** Attribution as the browser sent it; it decides no money by itself. */
  source: z.string().nullable(),
  sku: z.string(),
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  variant_ar: z.string().nullable(),
  variant_en: z.string().nullable(),
  image: productImage.nullable(),
  quantity: z.number(),
  /** Pieces that were not there when it was ordered, and the day that the buyer was told for them. */
  later_quantity: z.number(),
  ships_from: z.string().nullable(),
  unit_price_halalas: z.number(),
  discount_halalas: z.number(),
  total_halalas: z.number(),
  /** The tax it was sold by, with its rate of that day. */
  tax: z.enum(soldTaxes),
  vat_percent: z.number(),
  is_returnable: z.boolean(),
  /** True if it is given as codes or files, and never sent. */
  is_digital: z.boolean(),
  parts: z.array(orderPart),
  /** Answers of its buyer. */
  answers: z.array(storedAnswer),
  /** Pieces in shipments, and pieces refunded instead of being sent. */
  sent: z.number(),
  dropped: z.number(),
});
export type OrderItemRow = z.infer<typeof orderItemRow>;

const orderEventRow = z.strictObject({
  status: z.enum(orderStatuses),
  actor: z.enum(orderActors),
  note: z.string().nullable(),
  created_at: z.string(),
});
export type OrderEventRow = z.infer<typeof orderEventRow>;

const shipmentRow = z.strictObject({
  id: z.string(),
  number: z.number(),
  carrier: z.string().nullable(),
  carrier_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  sent_at: z.string(),
  delivered_at: z.string().nullable(),
  /** As its carrier told them, the latest last. */
  events: z.array(z.strictObject({ status: z.enum(shipmentStatuses), at: z.string() })),
  lines: z.array(z.strictObject({ order_item_id: z.number(), quantity: z.number() })),
});
export type ShipmentRow = z.infer<typeof shipmentRow>;

const orderRow = {
  id: sql.uuid,
  number: sql.text,
  status: sql.text.oneOf(...orderStatuses),
  language: sql.text.oneOf('ar', 'en'),
  customer_id: sql.uuid.orNull,
  view_token_hash: sql.bytea.orNull,
  first_name: sql.text,
  last_name: sql.text,
  phone: sql.text,
  email: sql.text.orNull,
  /** Null where nothing is sent, as the city and the way to deliver. */
  address: sql.jsonb.of(orderAddress).orNull,
  city_id: sql.int4.orNull,
  /** Null where it is brought. The address is that of the point. */
  pickup_point: sql.jsonb.of(storedOrderPoint).orNull,
  /** The company that it is invoiced to; null for a consumer, and once the buyer is erased. */
  company: sql.jsonb.of(storedCompany).orNull,
  notes: sql.text.orNull,
  subtotal_halalas: sql.int8,
  discount_halalas: sql.int8,
  shipping_halalas: sql.int8,
  payment_fee_halalas: sql.int8,
  /** Price of the gift wrap; 0 if none was ordered. */
  gift_halalas: sql.int8,
  gift_message: sql.text.orNull,
  total_halalas: sql.int8,
  vat_halalas: sql.int8,
  /**
   * The part of the total that the ledger pays: store credit and a gift card together. The hold is that of the store
   * credit while the rest is unpaid.
   */
  store_credit_halalas: sql.int8,
  credit_hold_id: sql.int8.orNull,
  /** The card, its part of `store_credit_halalas`, its hold, and the part that went back by returns. */
  gift_card_id: sql.uuid.orNull,
  gift_card_halalas: sql.int8,
  gift_card_hold_id: sql.int8.orNull,
  gift_card_back_halalas: sql.int8,
  discounts: sql.jsonb.of(z.array(orderDiscount)),
  coupon_id: sql.int4.orNull,
  coupon_code: sql.text.orNull,
  referral_code: sql.text.orNull,
  shipping_method: sql.text.oneOf(...shippingMethods).orNull,
  shipping_min_days: sql.int4,
  shipping_max_days: sql.int4,
  payment_method: sql.text,
  /** The name of an extension's method, as it was when the order was placed. */
  payment_name: sql.jsonb.of(storedPaymentName).orNull,
  /** False where its payment method gives money back only in whole. */
  refunds_in_parts: sql.bool,
  hold_expires_at: sql.timestamptz.orNull,
  carrier: sql.text.orNull,
  carrier_number: sql.text.orNull,
  created_at: sql.timestamptz,
};
export type OrderRow = Row<typeof orderRow>;

/** The other order of an addition: the one that it was added to, or one that was added. */
const kinRow = z.strictObject({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  payment_method: z.string(),
  parcels: z.number(),
  total_halalas: z.number(),
  hold_expires_at: z.string().nullable(),
});
export type KinRow = z.infer<typeof kinRow>;

/** An order with its items, events and shipments. */
export const fullOrder = {
  ...orderRow,
  /** Number of shipments. */
  parcels: sql.int4,
  refunded_halalas: sql.int8,
  /** True once anything digital of it was given. */
  is_given: sql.bool,
  /** Days after delivery in which the order may be returned, fixed when it was placed. */
  return_days: sql.int4,
  version: sql.int4,
  /** Number of edits of its items, each of which has an invoice of its own. */
  edition: sql.int4,
  /** The staff member who placed it for a buyer. */
  placed_by: sql.text.orNull,
  link_hashes: sql.textArray,
  /** The paid order that this one was added to, and orders that were added to this one. */
  supplement_of: sql.jsonb.of(kinRow).orNull,
  supplements: sql.jsonb.of(z.array(kinRow)),
  /** Hashes of keys to those orders: one buyer has them all. */
  kin_hashes: sql.textArray,
  shipments: sql.jsonb.of(z.array(shipmentRow)),
  items: sql.jsonb.of(z.array(orderItemRow)),
  events: sql.jsonb.of(z.array(orderEventRow)),
};
export type FullOrder = Row<typeof fullOrder>;
