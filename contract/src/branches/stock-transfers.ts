import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { evenIfWrong, id, onceRight, text, textId, timestamp, typedLines, version } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { missingCauses, stockTransferStatuses } from '../vocabulary/index.ts';
import { handlers, MOST_PIECES, namedBranch, readers, stockItem } from './shapes.ts';

const MOST_LINES = 200;

export const transferLine = stockItem.extend({
  quantity: z.int().describe('Pieces that are sent'),
  received: z.int().nullable().describe('Pieces that arrived; null until then'),
});
export type TransferLine = z.infer<typeof transferLine>;

export const listedTransfer = z.object({
  id,
  version,
  status: z.enum(stockTransferStatuses),
  from: namedBranch,
  to: namedBranch,
  note: text(300).nullable(),
  lines_count: z.int(),
  pieces: z.int(),
  missing: z.int().describe('Pieces that were sent and did not arrive'),
  created_by: text(120),
  created_at: timestamp,
  sent_at: timestamp.nullable(),
  ended_at: timestamp.nullable().describe('When it was received or cancelled'),
});
export type ListedTransfer = z.infer<typeof listedTransfer>;

export const stockTransfer = listedTransfer.extend({
  missing_cause: z.enum(missingCauses).nullable(),
  sent_by: text(120).nullable(),
  ended_by: text(120).nullable(),
  lines: z.array(transferLine).max(MOST_LINES),
});
export type StockTransfer = z.infer<typeof stockTransfer>;

const wantedLine = z.object({ variant_id: id, quantity: z.int().min(1).max(MOST_PIECES) });

/** True unless two lines are of one variant. */
const eachOnce = ({ lines }: { lines: readonly { variant_id: number }[] }) =>
  new Set(lines.map(({ variant_id }) => variant_id)).size === lines.length;
const once = { ...onceRight('lines'), path: ['lines'], error: 'validation.invalid' };

const transferFields = {
  from_branch_id: id,
  to_branch_id: id,
  note: typedLines(300).nullish(),
  lines: z.array(wantedLine).min(1, 'validation.required').max(MOST_LINES),
};
const isElsewhere = ({ from_branch_id: from, to_branch_id: to }: { from_branch_id: number; to_branch_id: number }) =>
  from !== to;
const elsewhere = { ...evenIfWrong, path: ['to_branch_id'], error: 'validation.invalid' };

export const newStockTransfer = z.object(transferFields).refine(isElsewhere, elsewhere).refine(eachOnce, once);
export type NewStockTransfer = z.input<typeof newStockTransfer>;

export const stockTransferEdit = z
  .object({ ...transferFields, version })
  .refine(isElsewhere, elsewhere)
  .refine(eachOnce, once);
export type StockTransferEdit = z.input<typeof stockTransferEdit>;

export const stockTransferReceipt = z
  .object({
    version,
    lines: z
      .array(z.object({ variant_id: id, received: z.int().min(0).max(MOST_PIECES) }))
      .min(1, 'validation.required')
      .max(MOST_LINES)
      .describe('What arrived of each line; no more than was sent'),
    missing_cause: z.enum(missingCauses).nullish().describe('Needed where less arrived than was sent'),
  })
  .refine(eachOnce, once);
export type StockTransferReceipt = z.input<typeof stockTransferReceipt>;

const params = z.object({ id: textId });
const seen = z.object({ version });

export const stockTransferEndpoints = {
  'GET /admin/stock-transfers': endpoint({
    access: readers,
    summary: 'Transfers between branches, the latest first',
    query: staffListQuery({
      sorts: ['-created_at'],
      filters: { status: z.enum(stockTransferStatuses).optional(), branch_id: textId.optional() },
    }),
    reply: staffPage(listedTransfer),
    errors: [],
  }),
  'GET /admin/stock-transfers/{id}': endpoint({
    access: readers,
    summary: 'One transfer with its lines',
    params,
    reply: stockTransfer,
    errors: ['branches.transfer_not_found'],
  }),
  'POST /admin/stock-transfers': endpoint({
    access: handlers,
    summary: 'Prepare a transfer. Nothing moves before it is sent',
    body: newStockTransfer,
    reply: stockTransfer,
    status: 201,
    idempotent: true,
    errors: ['branches.not_found', 'branches.closed', 'branches.item_not_found'],
  }),
  'PUT /admin/stock-transfers/{id}': endpoint({
    access: handlers,
    summary: 'Change a transfer that is not sent yet',
    params,
    body: stockTransferEdit,
    reply: stockTransfer,
    errors: [
      'branches.transfer_not_found',
      'branches.transfer_moved',
      'branches.not_found',
      'branches.closed',
      'branches.item_not_found',
      'conflict.changed',
    ],
  }),
  'POST /admin/stock-transfers/{id}/send': endpoint({
    access: handlers,
    summary: 'Send a transfer: its pieces leave the branch. All of them, or none where one is short',
    params,
    body: seen,
    reply: stockTransfer,
    idempotent: true,
    errors: [
      'branches.transfer_not_found',
      'branches.transfer_moved',
      'branches.closed',
      'branches.item_not_found',
      'branches.stock_too_low',
      'conflict.changed',
    ],
  }),
  'POST /admin/stock-transfers/{id}/receive': endpoint({
    access: handlers,
    summary: 'Receive a transfer: what arrived is stock of the branch; the rest is written off with a cause',
    params,
    body: stockTransferReceipt,
    reply: stockTransfer,
    idempotent: true,
    errors: ['branches.transfer_not_found', 'branches.transfer_moved', 'branches.stock_too_high', 'conflict.changed'],
  }),
  'POST /admin/stock-transfers/{id}/cancel': endpoint({
    access: handlers,
    summary: 'Cancel a transfer. Where it was sent its pieces are again where they came from',
    params,
    body: seen,
    reply: stockTransfer,
    idempotent: true,
    errors: ['branches.transfer_not_found', 'branches.transfer_moved', 'branches.stock_too_high', 'conflict.changed'],
  }),
};
