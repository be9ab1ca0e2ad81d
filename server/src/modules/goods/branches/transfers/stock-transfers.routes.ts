import type { EndpointKey, ListedTransfer, NewStockTransfer, StockTransfer } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { presentStockItem, readStockItems, type StockItemRow } from '../../catalog/index.ts';
import { cancelTransfer, editTransfer, prepareTransfer, receiveTransfer, sendTransfer } from './change-transfer.ts';
import {
  listTransfers,
  lockTransfer,
  readLines,
  readTransfer,
  type TransferDraft,
  type TransferLineRow,
  type TransferRow,
} from './stock-transfers.store.ts';

type TransferKey = Extract<EndpointKey, `${string} /admin/stock-transfers${string}`>;

interface WholeTransfer {
  row: TransferRow;
  lines: { line: TransferLineRow; item: StockItemRow | undefined }[];
}

async function readWhole(where: Database | Tx, id: number): Promise<WholeTransfer> {
  const row = (await readTransfer(where, id)) ?? refuse('branches.transfer_not_found');
  const lines = await readLines(where, id);
  const items = await readStockItems(
    where,
    lines.map((line) => line.variant_id),
  );
  return { row, lines: lines.map((line) => ({ line, item: items.get(line.variant_id) })) };
}

const transfers = auditedResource<number, WholeTransfer, StockTransfer, StaffContext>({
  read: readWhole,
  async lock(tx, id) {
    await lockTransfer(tx, id);
    return readWhole(tx, id);
  },
  subject: ({ row }) => ({ kind: 'stock_transfer', id: row.id }),
  audited: ({ row: { status, from_branch_id, to_branch_id, missing_cause }, lines }) => ({
    status,
    from_branch_id,
    to_branch_id,
    missing_cause,
    lines: lines.map(({ line }) => line),
  }),
  present: (_, { row, lines }) => ({
    ...presentTransfer(row),
    missing_cause: row.missing_cause,
    sent_by: row.sent_by,
    ended_by: row.ended_by,
    lines: lines.flatMap(({ line: { quantity, received }, item }) =>
      item ? [{ ...presentStockItem(item), quantity, received }] : [],
    ),
  }),
});

function presentTransfer(row: TransferRow): ListedTransfer {
  const { id, version, status, note, lines_count, pieces, missing, created_by } = row;
  return {
    ...{ id, version, status, note, lines_count, pieces, missing, created_by },
    from: { id: row.from_branch_id, name_ar: row.from_ar, name_en: row.from_en },
    to: { id: row.to_branch_id, name_ar: row.to_ar, name_en: row.to_en },
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

const draftOf = ({ from_branch_id, to_branch_id, note, lines }: NewStockTransfer): TransferDraft => ({
  fromBranchId: from_branch_id,
  toBranchId: to_branch_id,
  note: note ?? null,
  lines: lines.map((line) => ({ variantId: line.variant_id, quantity: line.quantity })),
});

export function stockTransferRoutes({ db, now }: { db: Database; now: () => number }): Handlers<TransferKey> {
  const by = ({ actor }: StaffContext) => ({ staffId: actor.staffId, at: new Date(now()) });
  return {
    'GET /admin/stock-transfers': async ({ query }) =>
      presentList(await listTransfers(db, query), (rows) => rows.map(presentTransfer)),
    'GET /admin/stock-transfers/{id}': ({ params }, context) => transfers.show(db, context, params.id),
    'POST /admin/stock-transfers': ({ body }, context, tx) =>
      transfers.create(tx, context, 'branches.transfer_prepared', () =>
        prepareTransfer(tx, draftOf(body), by(context)),
      ),
    'PUT /admin/stock-transfers/{id}': ({ params: { id }, body }, context) =>
      transfers.change(db, context, { id, action: 'branches.transfer_changed' }, (tx, { row }) =>
        editTransfer(tx, row, body.version, draftOf(body)),
      ),
    'POST /admin/stock-transfers/{id}/send': ({ params: { id }, body: { version } }, context, tx) =>
      transfers.change(tx, context, { id, action: 'branches.transfer_sent' }, (_, { row }) =>
        sendTransfer(tx, row, { ...by(context), version }),
      ),
    'POST /admin/stock-transfers/{id}/receive': ({ params: { id }, body }, context, tx) =>
      transfers.change(tx, context, { id, action: 'branches.transfer_received' }, (_, { row }) =>
        receiveTransfer(
          tx,
          row,
          { lines: body.lines, cause: body.missing_cause ?? null },
          { ...by(context), version: body.version, language: context.language },
        ),
      ),
    'POST /admin/stock-transfers/{id}/cancel': ({ params: { id }, body: { version } }, context, tx) =>
      transfers.change(tx, context, { id, action: 'branches.transfer_cancelled' }, (_, { row }) =>
        cancelTransfer(tx, row, { ...by(context), version }),
      ),
  };
}
