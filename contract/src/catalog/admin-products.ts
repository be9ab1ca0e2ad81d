import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  evenIfWrong,
  fileBytes,
  text,
  textFlag,
  textId,
  timestamp,
  typedLines,
  typedText,
  version,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { productStatuses, productTaxes, stockChangeReasons, stockFilters } from '../vocabulary/index.ts';
import {
  adminProduct,
  bulkOutcome,
  bulkRow,
  listedProduct,
  movement,
  productDraft,
  shownPicture,
  stockChange,
  variantDraft,
} from './admin-product-shapes.ts';
import { checkProductDraft } from './check-product-draft.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;

const filters = {
  q: searched.describe('A name in either language, a SKU or a barcode'),
  category_id: textId.describe('What is in it or below it').optional(),
  brand: typedText(120).describe('Its `brand_key`').optional(),
  tag: typedText(120).describe('The key of a tag').optional(),
  status: z.enum(productStatuses).optional(),
  stock: z.enum(stockFilters).describe('Nothing left; or a variant of which 1 to 5 pieces are').optional(),
  on_sale: textFlag.optional(),
  tax: z.enum(productTaxes).optional(),
};

export const productTaxCount = z.object({ tax: z.enum(productTaxes), count: z.int() });
export type ProductTaxCount = z.infer<typeof productTaxCount>;

const params = z.object({ id: textId });

const written = ['catalog.product_not_found', 'catalog.variant_not_found', 'conflict.changed'] as const;

/** A product as it is edited, with the rules over several of its fields. */
export const editedProduct = productDraft.superRefine(checkProductDraft, evenIfWrong);

export const newAdminProduct = productDraft
  .extend({ status: z.enum(['draft', 'published']).optional(), stock: variantDraft.shape.stock })
  .superRefine(checkProductDraft, evenIfWrong);
export type NewAdminProduct = z.input<typeof newAdminProduct>;

export const adminProductEdit = productDraft.extend({ version }).superRefine(checkProductDraft, evenIfWrong);
export type AdminProductEdit = z.input<typeof adminProductEdit>;

export const productStatusChange = z
  .object({ version, status: z.enum(productStatuses), publish_at: timestamp.nullish() })
  .refine(({ status, publish_at: at }) => (status === 'scheduled') === (at != null), {
    ...evenIfWrong,
    path: ['publish_at'],
    error: 'validation.publish_at',
  });
export type ProductStatusChange = z.input<typeof productStatusChange>;

export const stockAdjustment = stockChange.extend({
  cause: z.enum(stockChangeReasons),
  note: typedLines(300).nullish(),
});
export type StockAdjustment = z.input<typeof stockAdjustment>;

export const adminBrand = z.object({ key: text(120), name_ar: text(120), name_en: text(120), products_count: z.int() });
export type AdminBrand = z.infer<typeof adminBrand>;

export const adminProductEndpoints = {
  'GET /admin/products': endpoint({
    access: { ...readers, token: 'products:read' },
    summary: 'All products, sold or not',
    query: staffListQuery({ sorts: ['-updated_at', 'name', 'price', 'stock', '-sales'], filters }),
    reply: staffPage(listedProduct),
    errors: [],
  }),
  'GET /admin/products.csv': endpoint({
    access: { ...readers, token: 'products:read' },
    summary: 'The same with no end to it, a line for each variant, for a spreadsheet',
    query: z.object(filters),
    reply: fileBytes,
    gives: 'text/csv',
    errors: [],
    limitPerMinute: 6,
  }),
  'GET /admin/products/brands': endpoint({
    access: { ...readers, token: 'products:read' },
    summary: 'Brands that products have, those with most products first',
    reply: z.array(adminBrand).max(200),
    errors: [],
  }),
  'GET /admin/products/taxes': endpoint({
    access: readers,
    summary: 'How many products there are of each tax but the standard rate',
    reply: z.array(productTaxCount).max(productTaxes.length),
    errors: [],
  }),
  'GET /admin/products/{id}': endpoint({
    access: { ...readers, token: 'products:read' },
    summary: 'One product as it is edited, in both languages',
    params,
    reply: adminProduct,
    errors: ['catalog.product_not_found'],
  }),
  'POST /admin/products': endpoint({
    access: { ...managers, token: 'products:write' },
    summary: 'Make a product, as a draft unless said',
    body: newAdminProduct,
    reply: adminProduct,
    status: 201,
    errors: [],
  }),
  'PUT /admin/products/{id}': endpoint({
    access: { ...managers, token: 'products:write' },
    summary: 'Change a product as a whole; whether it is sold and its stock have calls of their own',
    params,
    body: adminProductEdit,
    reply: adminProduct,
    errors: written,
  }),
  'POST /admin/products/{id}/preview': endpoint({
    access: managers,
    summary: 'A link that shows the page of a product, published or not, for two hours',
    params,
    reply: z.object({ path: text(100), expires_at: timestamp }),
    status: 201,
    errors: ['catalog.product_not_found'],
  }),
  'PUT /admin/products/{id}/status': endpoint({
    access: { ...managers, token: 'products:write' },
    summary: 'Publish a product, at once or at a time; take it back as a draft; archive it',
    params,
    body: productStatusChange,
    reply: adminProduct,
    errors: ['catalog.product_not_found', 'conflict.changed'],
  }),
  'POST /admin/products/{id}/duplicate': endpoint({
    access: managers,
    summary: 'A draft of its own with the same texts, prices and pictures, and nothing in stock',
    params,
    reply: adminProduct,
    status: 201,
    idempotent: true,
    errors: ['catalog.product_not_found'],
  }),
  'POST /admin/products/bulk': endpoint({
    access: managers,
    summary:
      'Change price, stock, category or visibility of many at once. Each row is done whole or not at all, and says so',
    body: z.object({
      rows: z.array(bulkRow).min(1, 'validation.required').max(100),
      note: typedLines(300).nullish().describe('Why stock is changed'),
    }),
    reply: z.object({ done: z.int(), rows: z.array(bulkOutcome).max(100) }),
    idempotent: true,
    errors: [],
  }),
  'POST /admin/products/pictures': endpoint({
    access: { ...managers, token: 'products:write' },
    summary:
      'Send a picture of what is sold: JPEG, PNG, WebP or AVIF of at most 10 MB. What nothing uses within a day is removed',
    takes: 'image',
    reply: shownPicture,
    status: 201,
    errors: [
      'uploads.file_missing',
      'uploads.one_file',
      'uploads.too_large',
      'uploads.not_an_image',
      'uploads.heic',
      'uploads.too_many_pixels',
      'uploads.damaged',
    ],
    limitPerMinute: 60,
  }),
  'GET /admin/products/{id}/stock': endpoint({
    access: { ...readers, token: 'stock:read' },
    summary: 'Why the levels of a product are what they are, the latest first',
    params,
    query: staffListQuery({ sorts: ['-at'], filters: { variant_id: textId.optional() } }),
    reply: staffPage(movement),
    errors: ['catalog.product_not_found'],
  }),
  'POST /admin/products/{id}/stock': endpoint({
    access: { staff: ['owner', 'manager', 'fulfilment'], token: 'stock:write' },
    summary: 'Raise or lower a level, and say why. It never goes below zero: what orders took is off it already',
    params,
    body: stockAdjustment,
    reply: adminProduct,
    status: 201,
    idempotent: true,
    errors: [
      'catalog.product_not_found',
      'catalog.variant_not_found',
      'catalog.stock_too_low',
      'catalog.stock_of_digital',
      'catalog.stock_too_high',
    ],
  }),
};
