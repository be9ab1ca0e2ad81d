import { z } from 'zod';
import { MOST_BUYER_FIELDS, shownAnswer } from '../catalog/buyer-fields.ts';
import { couponCode } from '../coupons/endpoints.ts';
import { giftCardCode } from '../gift-cards/endpoints.ts';
import { paymentFlow, paymentKind, paymentMethodCode } from '../payments/shapes.ts';
import { day, id, image, riyals, text, typedCode } from '../platform/shapes.ts';
import { shippingMethodCode, shippingOption } from '../shipping/endpoints.ts';
import { discountSources, quoteProblems } from '../vocabulary/index.ts';
import { orderLines } from './lines.ts';
import { taxSums } from './tax-sum.ts';
import { heldOrders, unpaidOrders } from './unpaid.ts';

const warning = z.object({
  code: z.enum(quoteProblems),
  message: text(300),
});

const discount = z.object({
  source: z.enum(discountSources),
  id: id.nullable(),
  code: text(40).nullable(),
  label: text(200),
  amount: riyals,
});

/** A line as it would be sold this moment. Lines come back in the order they were sent. */
export const quoteLine = z.object({
  product_id: id.nullable(),
  variant_id: id.nullable(),
  bundle_id: id.nullable(),
  promotion_id: id.nullable().describe('The promotion that makes this price, if any'),
  name: text(200),
  variant: text(160).nullable(),
  slug: text(120),
  image: image.nullable(),
  quantity: z.int(),
  available_quantity: z.int(),
  later_quantity: z.int().describe('Pieces of it that are not there yet'),
  ships_from: day.nullable().describe('Day on which those are sent; an order has to name it'),
  unit_price: riyals.describe('Price of one piece now, before line discounts'),
  original_price: riyals.describe('Regular price of one piece'),
  discount: riyals.describe('Taken off this line by promotions and coupon together'),
  total: riyals.describe('unit_price × the pieces that can be sold − discount'),
  is_digital: z.boolean().describe('Given as codes or files after payment, never sent'),
  answers: z.array(shownAnswer).max(MOST_BUYER_FIELDS),
  warnings: z.array(warning).max(10),
});

const couponOutcome = z.object({
  code: text(40),
  applied: z.boolean(),
  message: text(300),
  refusal: text(60).nullable().describe('The code of the refusal'),
});

const giftCardOutcome = z.object({
  last_four: text(4),
  available: riyals,
  used: riyals,
  message: text(300).nullable().describe('Why it does not pay'),
  refusal: text(60).nullable().describe('The code of the refusal'),
});

const paymentOption = z.object({
  code: paymentMethodCode,
  kind: paymentKind,
  flow: paymentFlow.nullable().describe('Of an online method: where it is paid'),
  name: text(120),
  description: text(300),
  logo: text(200).nullable().describe('Path of its mark, an SVG'),
  fee: riyals,
  available: z.boolean(),
  instalments: z
    .object({ count: z.int(), amount: riyals.describe('The largest of the parts') })
    .nullable()
    .describe('Of a lender: the equal parts in which it is paid, without a fee'),
  remembers_cards: z
    .boolean()
    .describe('Whether a signed-in customer may have a card remembered, and pay by one that is'),
  reason: text(300).nullable(),
});

export const quoteRequest = z.object({
  lines: orderLines,
  coupon_code: couponCode.nullish(),
  city_id: id.nullish(),
  shipping_method: shippingMethodCode.nullish(),
  payment_method: paymentMethodCode.nullish(),
  use_store_credit: z.boolean().optional().describe('Pay with what the signed-in customer has here, as far as it goes'),
  gift_card_code: giftCardCode.nullish().describe('A gift card that pays first, as far as it goes'),
  gift_wrap: z.boolean().optional().describe('Wrap all of it as a gift, where the shop offers that (`GET /settings`)'),
  unpaid_orders: unpaidOrders,
  phone: typedCode(32)
    .optional()
    .describe('Of a buyer on the phone, from staff alone: the discount of their group counts'),
});

export const quote = z.object({
  lines: z.array(quoteLine).max(100),
  items_count: z.int().describe('Pieces that can be sold'),
  subtotal: riyals.describe('Sum of unit_price over the pieces that can be sold'),
  discounts: z.array(discount).max(50),
  discount_total: riyals,
  coupon: couponOutcome.nullable(),
  shipping: shippingOption.nullable(),
  shipping_options: z.array(shippingOption).max(10),
  shipping_message: text(300).nullable().describe('Why nothing can be shipped to the chosen city'),
  shipping_total: riyals,
  needs_shipping: z
    .boolean()
    .describe('False where every line is digital: no address, no way to deliver, no fee for it'),
  payment_options: z.array(paymentOption).max(60),
  payment_fee: riyals,
  gift_total: riyals.describe('What the gift wrap costs; 0 without one'),
  vat_included: riyals,
  taxes: taxSums,
  total: riyals,
  store_credit: z
    .object({ available: riyals, used: riyals })
    .nullable()
    .describe('What the signed-in customer has here; null for a guest'),
  gift_card: giftCardOutcome.nullable(),
  amount_due: riyals.describe('What is left to be paid: total − gift card used − store credit used'),
  held: heldOrders,
  can_order: z.boolean().describe('Every line can be sold as asked, at the prices shown'),
});
export type Quote = z.infer<typeof quote>;
export type QuoteLine = z.infer<typeof quoteLine>;
export type QuoteRequest = z.input<typeof quoteRequest>;
