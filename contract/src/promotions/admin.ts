import { z } from 'zod';
import { namedProduct } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  english,
  evenIfWrong,
  givenRiyals,
  id,
  lasts,
  riyals,
  text,
  textId,
  textInteger,
  textRiyals,
  timestamp,
  typedLines,
  typedText,
  version,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { type PromotionType, promotionStates, promotionTypes, promotionWarnings } from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support'] } as const;

const paragraphs = (most: number) => z.union([typedLines(most), z.literal('')]);
const pieces = z.int().min(1).max(99);

const fields = {
  type: z.enum(promotionTypes),
  name_ar: typedText(120),
  name_en: english(typedText(120)),
  description_ar: paragraphs(2_000),
  description_en: paragraphs(2_000),
  percent: z.int().min(1).max(99).nullish(),
  fixed_price: givenRiyals(1_000_000, 0.01).nullish(),
  buy_quantity: pieces.nullish(),
  get_quantity: pieces.nullish(),
  starts_at: timestamp,
  ends_at: timestamp,
  quantity_cap: z.int().min(1).max(1_000_000).nullish().describe('So many pieces at this price; fixed once it is made'),
  priority: z.int().min(-100).max(100),
  stackable: z.boolean().describe('Whether a coupon may come on top'),
  licence_number: typedText(60).nullish().describe('Of the licence for discounts of the Ministry of Commerce'),
  is_active: z.boolean(),
  product_ids: z.array(id).max(500),
  category_ids: z.array(id).max(100),
};

interface Draft {
  type: PromotionType;
  percent?: number | null | undefined;
  fixed_price?: number | null | undefined;
  buy_quantity?: number | null | undefined;
  get_quantity?: number | null | undefined;
}

/** True if exactly the fields of this kind of promotion are present. A flash sale is a percentage or a price. */
function isWhole({ type, percent, fixed_price: price, buy_quantity: buy, get_quantity: get }: Draft): boolean {
  const hasPieces = buy != null && get != null;
  if (type === 'buy_x_get_y') return hasPieces && percent == null && price == null;
  if (buy != null || get != null) return false;
  if (type === 'percentage') return percent != null && price == null;
  if (type === 'fixed_price') return price != null && percent == null;
  return (percent == null) !== (price == null);
}
const whole = { ...evenIfWrong, path: ['type'], error: 'validation.promotion_whole' };

export const draft = z
  .object(fields)
  .refine(isWhole, whole)
  .refine(...lasts);
export type AdminPromotionDraft = z.infer<typeof draft>;

export const adminPromotion = z.object({
  id,
  version,
  ...fields,
  state: z.enum(promotionStates),
  percent: z.number().nullable(),
  fixed_price: riyals.nullable(),
  buy_quantity: z.int().nullable(),
  get_quantity: z.int().nullable(),
  quantity_cap: z.int().nullable(),
  quantity_sold: z.int(),
  licence_number: text(60).nullable(),
  name_ar: text(160),
  name_en: text(160),
  description_ar: text(2_000),
  description_en: text(2_000),
  priority: z.int(),
  product_ids: z.array(id).max(1_000),
  category_ids: z.array(id).max(1_000),
  products: z.array(namedProduct).max(500).describe('The first of its products, by their names'),
  warnings: z.array(z.enum(promotionWarnings)).max(3),
});
export type AdminPromotion = z.infer<typeof adminPromotion>;

const listOfIds = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'validation.integer')
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(id).max(most));

export const previewed = z.object({
  count: z.int().describe('Products it reaches'),
  unchanged: z.int().describe('Of them those it makes no cheaper than they are'),
  products: z
    .array(
      z.object({
        id,
        name_ar: text(200),
        name_en: text(200),
        price: riyals,
        current_price: riyals,
        new_price: riyals.describe('What is paid with it; the lowest over the product’s variants'),
      }),
    )
    .max(50),
  warnings: z.array(z.enum(promotionWarnings)).max(3),
});
export type PromotionPreview = z.infer<typeof previewed>;

const params = z.object({ id: textId });
const capped = [
  'promotions.not_found',
  'promotions.cap_fixed',
  'promotions.cap_below_sold',
  'conflict.changed',
] as const;

export const adminPromotionInList = adminPromotion.omit({ products: true });
export type AdminPromotionInList = z.infer<typeof adminPromotionInList>;

export const adminPromotionEdit = z
  .object({ ...fields, version })
  .refine(isWhole, whole)
  .refine(...lasts);
export type AdminPromotionEdit = z.input<typeof adminPromotionEdit>;

export const adminPromotionEndpoints = {
  'GET /admin/promotions': endpoint({
    access: { ...readers, token: 'promotions:read' },
    summary: 'All offers, whether they run or not',
    query: staffListQuery({
      sorts: ['-starts_at', 'ends_at', 'name'],
      filters: { q: searched, state: z.enum(promotionStates).optional(), type: z.enum(promotionTypes).optional() },
    }),
    reply: staffPage(adminPromotionInList),
    errors: [],
  }),
  'GET /admin/promotions/preview': endpoint({
    access: readers,
    summary: 'What an offer would make of the prices of what it reaches',
    query: z.object({
      percent: textInteger(1, 99).optional(),
      fixed_price: textRiyals.optional(),
      product_ids: listOfIds(500).optional(),
      category_ids: listOfIds(100).optional(),
      licence_number: typedText(60).optional(),
    }),
    reply: previewed,
    errors: [],
  }),
  'GET /admin/promotions/{id}': endpoint({
    access: { ...readers, token: 'promotions:read' },
    summary: 'One offer as it is edited',
    params,
    reply: adminPromotion,
    errors: ['promotions.not_found'],
  }),
  'POST /admin/promotions': endpoint({
    access: managers,
    summary: 'Make an offer; prices follow at once where it runs already',
    body: draft,
    reply: adminPromotion,
    status: 201,
    errors: [],
  }),
  'PUT /admin/promotions/{id}': endpoint({
    access: managers,
    summary: 'Change an offer as a whole, and the prices that follow from it',
    params,
    body: adminPromotionEdit,
    reply: adminPromotion,
    errors: capped,
  }),
  'POST /admin/promotions/{id}/end': endpoint({
    access: managers,
    summary: 'End an offer now; one that has not begun is switched off',
    params,
    body: z.object({ version }),
    reply: adminPromotion,
    errors: ['promotions.not_found', 'conflict.changed'],
  }),
};
