import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { evenIfWrong, id, text, textId, timestamp, typedCode, typedLines, version } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { countLineFilters, stockCountStatuses } from '../vocabulary/index.ts';
import { handlers, MOST_PIECES, managers, namedBranch, readers, stockItem } from './shapes.ts';

const MOST_SHOWN = 50;

/** The category that a count is about. */
export const countedCategory = z.object({ id, name_ar: text(120), name_en: text(120) });
export type CountedCategory = z.infer<typeof countedCategory>;

export const stockCount = z.object({
  id,
  version,
  status: z.enum(stockCountStatuses),
  branch: namedBranch,
  category: countedCategory.nullable().describe('Null: the whole branch'),
  note: text(300).nullable(),
  created_by: text(120),
  created_at: timestamp,
  approved_by: text(120).nullable(),
  ended_at: timestamp.nullable(),
});
export type StockCount = z.infer<typeof stockCount>;

/** Sums of the lines; those that tell what was expected are null while people count. */
const countTotals = {
  lines: z.int(),
  pieces: z.int(),
  disturbed: z.int().describe('Lines whose stock moved between two countings: they are counted again'),
  different: z.int().nullable(),
  missing: z.int().nullable().describe('Pieces that were expected and not found'),
  extra: z.int().nullable().describe('Pieces that were found and not expected'),
  unapplied: z.int().nullable().describe('Missing pieces that orders had taken before the count was approved'),
};

export const stockCountDetails = stockCount.extend({
  totals: z.object(countTotals),
  may_approve: z.boolean().describe('Whether who asks may approve it: an owner, or a manager who counted none of it'),
});
export type StockCountDetails = z.infer<typeof stockCountDetails>;

export const countLine = stockItem.extend({
  counted: z.int(),
  expected: z.int().nullable().describe('What was to lie there at the moment of counting; null while people count'),
  is_disturbed: z.boolean(),
  counted_by: text(120),
  counted_at: timestamp,
  applied: z.int().nullable().describe('What the level was changed by; null until then'),
});
export type CountLine = z.infer<typeof countLine>;

export const newStockCount = z.object({
  branch_id: id,
  category_id: id.nullish().describe('Counts what is in this category; absent: the whole branch'),
  note: typedLines(300).nullish(),
});
export type NewStockCount = z.input<typeof newStockCount>;

export const countedPieces = z
  .object({
    code: typedCode(64).optional().describe('A barcode or a SKU, as it was scanned'),
    variant_id: id.optional(),
    pieces: z.int().min(0).max(MOST_PIECES),
    was: z
      .int()
      .min(0)
      .max(MOST_PIECES)
      .nullish()
      .describe(
        'Absent: the pieces are added to those that were counted. Present: they replace this number (null: none) and are refused where it is another by now',
      ),
  })
  .refine(({ code, variant_id }) => (code === undefined) !== (variant_id === undefined), {
    ...evenIfWrong,
    path: ['code'],
    error: 'validation.required',
  });
export type CountedPieces = z.input<typeof countedPieces>;

export const countStatusChange = z.object({
  version,
  status: z.enum(['open', 'review', 'cancelled']),
});
export type CountStatusChange = z.input<typeof countStatusChange>;

const cursor = z
  .string()
  .regex(/^\d{1,15}-\d{1,10}$/, 'validation.invalid')
  .optional()
  .describe('`next` of the page before');

const params = z.object({ id: textId });
const line = z.object({ id: textId, variant_id: textId });

export const stockCountEndpoints = {
  'GET /admin/stock-counts': endpoint({
    access: readers,
    summary: 'Stock counts, the latest first',
    query: staffListQuery({
      sorts: ['-created_at'],
      filters: { status: z.enum(stockCountStatuses).optional(), branch_id: textId.optional() },
    }),
    reply: staffPage(stockCount),
    errors: [],
  }),
  'GET /admin/stock-counts/{id}': endpoint({
    access: readers,
    summary: 'One stock count with its sums',
    params,
    reply: stockCountDetails,
    errors: ['branches.count_not_found'],
  }),
  'POST /admin/stock-counts': endpoint({
    access: handlers,
    summary: 'Begin to count a branch, or what it has of a category. One count of a branch at a time',
    body: newStockCount,
    reply: stockCountDetails,
    status: 201,
    errors: ['branches.not_found', 'branches.closed', 'branches.count_under_way', 'catalog.category_not_found'],
  }),
  'GET /admin/stock-counts/{id}/lines': endpoint({
    access: readers,
    summary: 'What was counted, the latest first. While people count they are not told what is expected',
    params,
    query: z.object({ show: z.enum(countLineFilters).optional(), after: cursor }),
    reply: z.object({ lines: z.array(countLine).max(MOST_SHOWN), next: text(30).nullable() }),
    errors: ['branches.count_not_found', 'branches.count_moved'],
  }),
  'GET /admin/stock-counts/{id}/uncounted': endpoint({
    access: readers,
    summary: 'What the branch has of the category, or of everything, and nobody counted yet',
    params,
    query: z.object({ after: textId.optional().describe('`next` of the page before') }),
    reply: z.object({ items: z.array(stockItem).max(MOST_SHOWN), next: id.nullable() }),
    errors: ['branches.count_not_found'],
  }),
  'POST /admin/stock-counts/{id}/lines': endpoint({
    access: handlers,
    summary: 'Count pieces of one thing: a scan adds to what was counted, a typed number replaces it',
    params,
    body: countedPieces,
    reply: countLine,
    status: 201,
    idempotent: true,
    errors: [
      'branches.count_not_found',
      'branches.count_moved',
      'branches.item_not_found',
      'branches.line_changed',
      'branches.line_too_large',
    ],
  }),
  'DELETE /admin/stock-counts/{id}/lines/{variant_id}': endpoint({
    access: handlers,
    summary: 'Take a line off the count: it was not counted',
    params: line,
    reply: z.object({ done: z.literal(true) }),
    errors: ['branches.count_not_found', 'branches.count_moved', 'branches.item_not_found'],
  }),
  'POST /admin/stock-counts/{id}/status': endpoint({
    access: handlers,
    summary: 'End counting and show the differences; count on; or cancel, which changes no level',
    params,
    body: countStatusChange,
    reply: stockCountDetails,
    errors: ['branches.count_not_found', 'branches.count_moved', 'conflict.changed'],
  }),
  'POST /admin/stock-counts/{id}/approve': endpoint({
    access: managers,
    summary:
      'Approve the differences: each level is changed by what was missing or extra at the moment of counting, so sales since then stay counted',
    params,
    body: z.object({ version }),
    reply: stockCountDetails,
    idempotent: true,
    errors: [
      'branches.count_not_found',
      'branches.count_moved',
      'branches.count_disturbed',
      'branches.counted_oneself',
      'conflict.changed',
    ],
  }),
};
