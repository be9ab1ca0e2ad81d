import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { anySlug, id, text, textId, typedLines, typedText, version } from '../platform/shapes.ts';
import { categoryBackdrops } from '../vocabulary/index.ts';
import { namedPicture, shownPicture } from './admin-product-shapes.ts';
import { MOST_CATEGORIES } from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;

const paragraphs = (most: number) => z.union([typedLines(most), z.literal('')]);

const fields = {
  parent_id: id.nullable(),
  slug: anySlug,
  name_ar: typedText(120),
  name_en: z.union([typedText(120), z.literal('')]).describe('Empty: as in Arabic'),
  description_ar: paragraphs(1_000),
  description_en: paragraphs(1_000).describe('Empty: as in Arabic'),
  image: namedPicture.nullable(),
  backdrop: z.enum(categoryBackdrops),
  is_featured: z.boolean(),
  is_active: z.boolean().describe('false: archived, with all below it'),
  taxonomy: z
    .union([typedText(200), z.literal('')])
    .optional()
    .describe(
      'Its number or path in the taxonomy of product feeds; empty: that of the category above; left out: as it was',
    ),
};
export const draft = z.object(fields);
export type AdminCategoryDraft = z.infer<typeof draft>;

/** A category in the staff tree: only the fields for its place, name and actions, because the tree may be large. */
export const listedCategory = z.object({
  id,
  version,
  parent_id: id.nullable(),
  depth: z.int().describe('0 at the root'),
  name_ar: text(120),
  name_en: text(120),
  is_featured: z.boolean(),
  is_active: z.boolean(),
  products_count: z.int().describe('Products that are sold in it and below it'),
});
export type ListedCategory = z.infer<typeof listedCategory>;

export const adminCategory = listedCategory.extend({
  slug: text(120),
  description_ar: text(1_000),
  description_en: text(1_000),
  image: shownPicture.nullable(),
  backdrop: text(20),
  taxonomy: text(200),
});
export type AdminCategory = z.infer<typeof adminCategory>;

const params = z.object({ id: textId });
const placing = ['catalog.category_in_itself', 'catalog.category_too_deep', 'catalog.too_many_categories'] as const;

export const adminCategoryEdit = draft.extend({ version });
export type AdminCategoryEdit = z.input<typeof adminCategoryEdit>;

export const categoryPlace = z.object({ version, parent_id: id.nullable(), before_id: id.nullable() });
export type CategoryPlace = z.input<typeof categoryPlace>;

export const adminCategoryEndpoints = {
  'GET /admin/categories': endpoint({
    access: { ...readers, token: 'products:read' },
    summary: 'The whole tree in its order, archived ones too',
    reply: z.array(listedCategory).max(MOST_CATEGORIES),
    errors: [],
  }),
  'GET /admin/categories/{id}': endpoint({
    access: { ...readers, token: 'products:read' },
    summary: 'One category as it is edited',
    params,
    reply: adminCategory,
    errors: ['catalog.category_not_found'],
  }),
  'POST /admin/categories': endpoint({
    access: managers,
    summary: 'Make a category, the last under its parent',
    body: draft,
    reply: adminCategory,
    status: 201,
    errors: placing,
  }),
  'PUT /admin/categories/{id}': endpoint({
    access: managers,
    summary: 'Change a category. An address it gives up goes on leading to it',
    params,
    body: adminCategoryEdit,
    reply: adminCategory,
    errors: ['catalog.category_not_found', 'catalog.category_in_use', 'conflict.changed', ...placing],
  }),
  'PUT /admin/categories/{id}/place': endpoint({
    access: managers,
    summary: 'Put a category under another, before one that is there or at its end',
    params,
    body: categoryPlace,
    reply: adminCategory,
    errors: ['catalog.category_not_found', 'conflict.changed', ...placing],
  }),
};
