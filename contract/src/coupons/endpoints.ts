import { z } from 'zod';
import { orderLines } from '../orders/lines.ts';
import { type EndpointDefinition, endpoint, sells } from '../platform/endpoint.ts';
import { riyals, text, timestamp, typedCode } from '../platform/shapes.ts';
import { couponTypes } from '../vocabulary/index.ts';

/** A coupon code as people type it: any case, spaces around it forgiven. */
export const couponCode = typedCode(40);

export const quoteRefusals = [
  'coupons.not_found',
  'coupons.not_started',
  'coupons.expired',
  'coupons.used_up',
  'coupons.customer_limit_reached',
  'coupons.minimum_not_reached',
  'coupons.first_order_only',
  'coupons.proof_needed',
  'coupons.not_applicable',
  'coupons.too_many_guesses',
] as const satisfies EndpointDefinition['errors'];

export const coupon = z.object({
  code: text(40),
  type: z.enum(couponTypes),
  label: text(200),
  description: text(500),
  percent: z.number().nullable(),
  amount: riyals.nullable(),
  maximum_discount: riyals.nullable(),
  minimum_order: riyals.nullable(),
  first_order_only: z.boolean(),
  ends_at: timestamp.nullable(),
});

export const couponEffect = z.object({ coupon, discount: riyals, free_shipping: z.boolean(), message: text(300) });
export type CouponEffect = z.infer<typeof couponEffect>;

const appliedCoupon = {
  body: z.object({ code: couponCode, lines: orderLines.min(1, 'validation.cart_empty') }),
  reply: couponEffect,
  errors: quoteRefusals,
  limitPerMinute: 20,
};

export const couponTypeInList = z.object({ type: z.enum(couponTypes), name: text(120), description: text(500) });
export type CouponTypeInList = z.infer<typeof couponTypeInList>;

export const couponEndpoints = {
  'GET /coupons': endpoint({
    access: 'public',
    summary: 'Coupons anybody may use now',
    reply: z.array(coupon).max(100),
    errors: [],
    cache: { tags: ['coupons'] },
  }),
  'GET /coupons/types': endpoint({
    access: 'public',
    summary: 'The kinds of coupon and what each does',
    reply: z.array(couponTypeInList).max(10),
    errors: [],
    cache: { tags: ['coupons'] },
  }),
  'POST /coupons/validate': endpoint({
    access: 'visitor',
    ...sells,
    summary: 'What a code would take off these lines',
    ...appliedCoupon,
  }),
  'POST /coupons/apply': endpoint({
    access: 'customer',
    whileClosed: 'refuses',
    summary: 'The same with the customer’s own limits; the code is kept, and quotes without one count with it',
    ...appliedCoupon,
  }),
  'DELETE /coupons/apply': endpoint({
    access: 'customer',
    summary: 'Take the kept code off',
    reply: z.object({ done: z.literal(true) }),
    errors: [],
  }),
};
export type Coupon = z.infer<typeof coupon>;
