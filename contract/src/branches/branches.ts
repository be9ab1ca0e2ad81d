import { z } from 'zod';
import { stockAdjustment } from '../catalog/admin-products.ts';
import { endpoint } from '../platform/endpoint.ts';
import { english, id, orNothing, text, textId, timestamp, typedText, version } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { branchStockReasons } from '../vocabulary/index.ts';
import { handlers, MOST_BRANCHES, managers, namedBranch, readers, stockItem } from './shapes.ts';

export const branch = namedBranch.extend({
  version,
  city: text(60),
  is_online: z.boolean().describe('Whether the online shop sells from it; one branch does'),
  is_active: z.boolean().describe('false: it is closed, and neither sent to nor counted'),
});
export type Branch = z.infer<typeof branch>;

export const newBranch = z.object({
  name_ar: typedText(60),
  name_en: english(typedText(60)),
  city: orNothing(60),
});
export type NewBranch = z.input<typeof newBranch>;

export const branchEdit = newBranch.extend({ version, is_active: z.boolean() });
export type BranchEdit = z.input<typeof branchEdit>;

export const branchLevel = stockItem.extend({ quantity: z.int() });
export type BranchLevel = z.infer<typeof branchLevel>;

export const branchMovement = z.object({
  id: z.int(),
  variant_id: id,
  sku: text(64),
  delta: z.int(),
  reason: z.enum(branchStockReasons),
  note: text(300).nullable(),
  at: timestamp,
});
export type BranchMovement = z.infer<typeof branchMovement>;

const variantLevel = z.object({ variant_id: id, quantity: z.int() });

export const stockOfBranch = z.object({ branch_id: id, levels: z.array(variantLevel).max(200) });
export type StockOfBranch = z.infer<typeof stockOfBranch>;

const params = z.object({ id: textId });

export const branchPlaceEndpoints = {
  'GET /admin/branches': endpoint({
    access: readers,
    summary: 'Branches with stock of their own; the one that serves the online shop first',
    reply: z.array(branch).max(MOST_BRANCHES + 1),
    errors: [],
  }),
  'POST /admin/branches': endpoint({
    access: managers,
    summary: 'Make a branch. It begins without stock: transfer pieces to it, or count it',
    body: newBranch,
    reply: branch,
    status: 201,
    errors: ['branches.too_many'],
  }),
  'PUT /admin/branches/{id}': endpoint({
    access: managers,
    summary: 'Rename a branch, close it once it has no stock, or open it again',
    params,
    body: branchEdit,
    reply: branch,
    errors: ['branches.not_found', 'branches.has_stock', 'conflict.changed'],
  }),
  'GET /admin/branches/{id}/stock': endpoint({
    access: readers,
    summary:
      'Pieces of a branch, by SKU. Of the one that serves the online shop: what can be sold. While it is counted, for managers',
    params,
    query: staffListQuery({
      sorts: ['sku', '-quantity'],
      filters: { q: searched.describe('A beginning of a SKU, or a barcode') },
    }),
    reply: staffPage(branchLevel),
    errors: ['branches.not_found', 'branches.being_counted'],
  }),
  'POST /admin/branches/{id}/stock': endpoint({
    access: handlers,
    summary: 'Raise or lower the level of a branch, and say why. It never goes below zero',
    params,
    body: stockAdjustment,
    reply: branchLevel,
    status: 201,
    idempotent: true,
    errors: [
      'branches.not_found',
      'branches.closed',
      'branches.being_counted',
      'branches.item_not_found',
      'branches.stock_too_low',
      'branches.stock_too_high',
      'catalog.stock_too_low',
      'catalog.stock_too_high',
    ],
  }),
  'GET /admin/branches/{id}/movements': endpoint({
    access: readers,
    summary:
      'Why the levels of a branch are what they are, the latest first. Of the one that serves the online shop see its products',
    params,
    query: staffListQuery({ sorts: ['-at'], filters: { variant_id: textId.optional() } }),
    reply: staffPage(branchMovement),
    errors: ['branches.not_found', 'branches.being_counted'],
  }),
  'GET /admin/branches/levels': endpoint({
    access: readers,
    summary:
      'Pieces of a product in branches that do not serve the online shop; without those that have none, or are being counted',
    query: z.object({ product_id: textId }),
    reply: z.array(stockOfBranch).max(MOST_BRANCHES),
    errors: [],
  }),
  'GET /admin/stock-items': endpoint({
    access: readers,
    summary: 'What can be stocked, by a barcode, a beginning of a SKU, or words of its name; an exact code first',
    query: z.object({ q: searched }),
    reply: z.array(stockItem).max(20),
    errors: [],
  }),
};
