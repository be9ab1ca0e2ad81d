import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  english,
  givenRiyals,
  id,
  riyals,
  slug,
  text,
  textId,
  typedLines,
  typedText,
  version,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { namedPicture, shownPicture } from './admin-product-shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;

const paragraphs = (most: number) => z.union([typedLines(most), z.literal('')]);

export const draft = z.object({
  slug,
  name_ar: typedText(200),
  name_en: english(typedText(200)),
  description_ar: paragraphs(2_000),
  description_en: paragraphs(2_000),
  price: givenRiyals(1_000_000, 0.01),
  images: z.array(namedPicture).max(10),
  is_active: z.boolean(),
  items: z
    .array(z.object({ variant_id: id, quantity: z.int().min(1).max(99) }))
    .min(1, 'validation.required')
    .max(50),
});
export type AdminBundleDraft = z.infer<typeof draft>;

export const adminBundle = z.object({
  id,
  version,
  slug: text(120),
  name_ar: text(200),
  name_en: text(200),
  description_ar: text(2_000),
  description_en: text(2_000),
  price: riyals,
  parts_price: riyals.describe('What its parts cost one by one, without offers'),
  images: z.array(shownPicture).max(10),
  is_active: z.boolean(),
  is_whole: z.boolean().describe('Whether every part is sold: it is shown only then'),
  items: z
    .array(
      z.object({
        variant_id: id,
        quantity: z.int(),
        product_id: id,
        sku: text(64),
        name_ar: text(200),
        name_en: text(200),
        size: text(60).nullable(),
        color_ar: text(60).nullable(),
        color_en: text(60).nullable(),
        stock_quantity: z.int(),
      }),
    )
    .max(50),
});
export type AdminBundle = z.infer<typeof adminBundle>;

const params = z.object({ id: textId });

export const adminBundleEdit = draft.extend({ version });
export type AdminBundleEdit = z.input<typeof adminBundleEdit>;

export const adminBundleEndpoints = {
  'GET /admin/bundles': endpoint({
    access: { ...readers, token: 'products:read' },
    summary: 'All bundles, shown or not',
    query: staffListQuery({
      sorts: ['position', 'name', 'price'],
      filters: { q: searched, is_active: z.enum(['true', 'false']).optional() },
    }),
    reply: staffPage(adminBundle),
    errors: [],
  }),
  'GET /admin/bundles/{id}': endpoint({
    access: { ...readers, token: 'products:read' },
    summary: 'One bundle as it is edited',
    params,
    reply: adminBundle,
    errors: ['catalog.bundle_not_found'],
  }),
  'POST /admin/bundles': endpoint({
    access: managers,
    summary: 'Make a bundle of variants at one price, below what they cost one by one',
    body: draft,
    reply: adminBundle,
    status: 201,
    errors: ['catalog.too_many_bundles'],
  }),
  'PUT /admin/bundles/{id}': endpoint({
    access: managers,
    summary: 'Change a bundle as a whole, or take it off',
    params,
    body: adminBundleEdit,
    reply: adminBundle,
    errors: ['catalog.bundle_not_found', 'conflict.changed'],
  }),
};
