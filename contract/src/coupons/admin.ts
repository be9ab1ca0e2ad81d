import { z } from 'zod';
import { namedProduct } from '../catalog/shapes.ts';
import { withoutInvisible } from '../phone.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  evenIfWrong,
  fileBytes,
  givenRiyals,
  id,
  lasts,
  riyals,
  text,
  textId,
  timestamp,
  typedLines,
  typedText,
  version,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { type CouponType, couponStates, couponTypes } from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support'] } as const;

const LARGEST = 1_000_000;
const paragraphs = (most: number) => z.union([typedLines(most), z.literal('')]);
const pieces = z.int().min(1).max(99);
const often = z.int().min(1).max(1_000_000);

const fields = {
  type: z.enum(couponTypes),
  percent: z.int().min(1).max(100).nullish(),
  amount: givenRiyals(LARGEST, 0.01).nullish().describe('Of a fixed one'),
  maximum_discount: givenRiyals(LARGEST, 0.01).nullish().describe('Of a percentage'),
  minimum_order: givenRiyals(LARGEST, 0.01).nullish(),
  buy_quantity: pieces.nullish(),
  get_quantity: pieces.nullish(),
  total_limit: often.nullish().describe('How often it may be used in all'),
  per_customer_limit: often.nullish(),
  first_order_only: z.boolean(),
  is_public: z.boolean().describe('Whether the shop tells everybody of it'),
  starts_at: timestamp.nullish(),
  ends_at: timestamp.nullish(),
  description_ar: paragraphs(500),
  description_en: paragraphs(500),
  product_ids: z
    .array(id)
    .max(500)
    .describe('Only for these and those of the categories; none of both: for everything'),
  category_ids: z.array(id).max(100),
};

interface Draft {
  type: CouponType;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  buy_quantity?: number | null | undefined;
  get_quantity?: number | null | undefined;
}

/** True if exactly the fields of this kind of coupon are present. */
const isWhole = ({ type, percent, amount, buy_quantity: buy, get_quantity: get }: Draft) =>
  (type === 'percentage') === (percent != null) &&
  (type === 'fixed') === (amount != null) &&
  (type === 'buy_x_get_y') === (buy != null) &&
  (type === 'buy_x_get_y') === (get != null);
const whole = { ...evenIfWrong, path: ['type'], error: 'validation.coupon_whole' };

/** As buyers type it: Latin letters and digits, available on every keyboard. */
const code = z
  .string()
  .overwrite((typed) => withoutInvisible(typed).trim())
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/, 'validation.coupon_code');

export const draft = z
  .object({ code, ...fields })
  .refine(isWhole, whole)
  .refine(...lasts);
export type AdminCouponDraft = z.infer<typeof draft>;

export const adminCoupon = z.object({
  id,
  version,
  code: text(60),
  state: z.enum(couponStates),
  is_active: z.boolean(),
  batch: text(60).nullable().describe('Of codes that were made together'),
  type: z.enum(couponTypes),
  label: text(200).describe('What it does, in words'),
  percent: z.number().nullable(),
  amount: riyals.nullable(),
  maximum_discount: riyals.nullable(),
  minimum_order: riyals.nullable(),
  buy_quantity: z.int().nullable(),
  get_quantity: z.int().nullable(),
  total_limit: z.int().nullable(),
  per_customer_limit: z.int().nullable(),
  uses: z.int(),
  first_order_only: z.boolean(),
  is_public: z.boolean(),
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  description_ar: text(500),
  description_en: text(500),
  product_ids: z.array(id).max(1_000),
  products: z.array(namedProduct).max(1_000).describe('Those products by their names'),
  category_ids: z.array(id).max(1_000),
  created_at: timestamp,
});
export type AdminCoupon = z.infer<typeof adminCoupon>;

const params = z.object({ id: textId });
const batch = typedText(60);

export const couponInList = adminCoupon.omit({ products: true });
export type CouponInList = z.infer<typeof couponInList>;

export const adminCouponEdit = z
  .object({ ...fields, version })
  .refine(isWhole, whole)
  .refine(...lasts);
export type AdminCouponEdit = z.input<typeof adminCouponEdit>;

export const couponBatchDraft = z
  .object({
    count: z.int().min(1).max(1_000),
    prefix: z.union([z.string().regex(/^[A-Za-z0-9]{1,12}$/, 'validation.coupon_prefix'), z.literal('')]),
    name: batch.describe('What they are called together'),
    ...fields,
  })
  .refine(isWhole, whole)
  .refine(...lasts);
export type CouponBatchDraft = z.input<typeof couponBatchDraft>;

export const couponBatch = z.object({ batch: text(60), count: z.int(), codes: z.array(text(60)).max(1_000) });
export type CouponBatch = z.infer<typeof couponBatch>;

export const adminCouponEndpoints = {
  'GET /admin/coupons': endpoint({
    access: readers,
    summary: 'The shop’s coupons; what is one customer’s own is not among them',
    query: staffListQuery({
      sorts: ['-created_at', '-uses', 'ends_at', 'code'],
      filters: {
        q: searched.describe('How a code begins'),
        state: z.enum(couponStates).optional(),
        type: z.enum(couponTypes).optional(),
        batch: batch.optional(),
      },
    }),
    reply: staffPage(couponInList),
    errors: [],
  }),
  'GET /admin/coupons.csv': endpoint({
    access: managers,
    summary: 'Codes that were made together, for a spreadsheet',
    query: z.object({ batch }),
    reply: fileBytes,
    gives: 'text/csv',
    errors: [],
    limitPerMinute: 10,
  }),
  'GET /admin/coupons/{id}': endpoint({
    access: readers,
    summary: 'One coupon as it is edited',
    params,
    reply: adminCoupon,
    errors: ['coupons.not_found'],
  }),
  'POST /admin/coupons': endpoint({
    access: managers,
    summary: 'Make a coupon',
    body: draft,
    reply: adminCoupon,
    status: 201,
    errors: [],
  }),
  'POST /admin/coupons/bulk': endpoint({
    access: managers,
    summary: 'Make many codes that do the same, each by chance and for one use',
    body: couponBatchDraft,
    reply: couponBatch,
    status: 201,
    idempotent: true,
    errors: [],
  }),
  'PUT /admin/coupons/{id}': endpoint({
    access: managers,
    summary: 'Change a coupon as a whole but for its code; what was used of it stays counted',
    params,
    body: adminCouponEdit,
    reply: adminCoupon,
    errors: ['coupons.not_found', 'coupons.limit_below_uses', 'conflict.changed'],
  }),
  'POST /admin/coupons/{id}/deactivate': endpoint({
    access: managers,
    summary: 'End a coupon for good; orders that have it keep what it took off',
    params,
    body: z.object({ version }),
    reply: adminCoupon,
    errors: ['coupons.not_found', 'conflict.changed'],
  }),
};
