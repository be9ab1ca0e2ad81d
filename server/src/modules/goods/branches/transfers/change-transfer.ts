import type { MissingCause } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { readStockItems } from '../../catalog/index.ts';
import { holdBranch } from '../branches.store.ts';
import { holdOpenBranch, putIn, takeOut } from '../move-pieces.ts';
import {
  endTransfer,
  insertTransfer,
  markSent,
  readLines,
  type TransferDraft,
  type TransferLineRow,
  type TransferRow,
  updateTransfer,
  writeReceived,
} from './stock-transfers.store.ts';

/** An act on a stock transfer: its actor, its time, and the version that was seen. */
export interface Act {
  staffId: string;
  at: Date;
  version: number;
}

/** Name of a transfer on its movements, by which `check:ledger` finds them. */
export const transferNote = (id: number): string => `T-${id}`;

/** Prepares a transfer. Refuses unknown or closed branches, and what is not stocked. */
export async function prepareTransfer(tx: Tx, draft: TransferDraft, act: Omit<Act, 'version'>): Promise<number> {
  await checkDraft(tx, draft);
  return insertTransfer(tx, draft, act);
}

export async function editTransfer(tx: Tx, row: TransferRow, version: number, draft: TransferDraft): Promise<void> {
  refuseMoved(row, version, ['draft']);
  await checkDraft(tx, draft);
  if (!(await updateTransfer(tx, { id: row.id, version }, draft))) refuse('conflict.changed');
}

async function checkDraft(tx: Tx, { fromBranchId, toBranchId, lines }: TransferDraft): Promise<void> {
  await holdOpenBranch(tx, fromBranchId);
  await holdOpenBranch(tx, toBranchId);
  await refuseUnstocked(tx, lines);
}

async function refuseUnstocked(tx: Tx, lines: TransferDraft['lines']): Promise<void> {
  const items = await readStockItems(
    tx,
    lines.map(({ variantId }) => variantId),
  );
  if (lines.some(({ variantId }) => !items.has(variantId))) refuse('branches.item_not_found');
}

/** Sends a locked transfer: its pieces leave the branch and are on their way. */
export async function sendTransfer(tx: Tx, row: TransferRow, act: Act): Promise<void> {
  refuseMoved(row, act.version, ['draft']);
  if (!(await markSent(tx, row.id, act))) refuse('branches.transfer_moved');
  const from = await holdOpenBranch(tx, row.from_branch_id);
  await holdOpenBranch(tx, row.to_branch_id);
  const demands = demandsOf(await readLines(tx, row.id), ({ quantity }) => quantity);
  await refuseUnstocked(tx, demands);
  await takeOut(tx, from, demands, transferNote(row.id));
}

export interface Receipt {
  lines: readonly { variant_id: number; received: number }[];
  cause: MissingCause | null;
}

/**
 * Receives a locked transfer: what arrived is stock of the branch. What did not is written off with its cause. Refuses a
 * field where a line is missing, unknown or larger than what was sent, or where the cause is.
 */
export async function receiveTransfer(
  tx: Tx,
  row: TransferRow,
  { lines, cause }: Receipt,
  { language, ...act }: Act & { language: Language },
): Promise<void> {
  refuseMoved(row, act.version, ['sent']);
  const arrived = new Map(lines.map((line) => [line.variant_id, line.received]));
  const sent = await readLines(tx, row.id);
  const wrong = sent.some(({ variant_id, quantity }) => (arrived.get(variant_id) ?? quantity + 1) > quantity);
  if (wrong || sent.length !== arrived.size) refuseField(language, 'lines', 'validation.invalid');
  const isShort = sent.some(({ variant_id, quantity }) => arrived.get(variant_id) !== quantity);
  if (isShort && cause === null) refuseField(language, 'missing_cause', 'validation.required');
  const step = { ...act, from: 'sent', to: 'received', cause: isShort ? cause : null } as const;
  if (!(await endTransfer(tx, row.id, step))) refuse('branches.transfer_moved');
  const received = demandsOf(sent, ({ variant_id }) => arrived.get(variant_id) ?? 0);
  await writeReceived(
    tx,
    row.id,
    received.map(({ variantId, quantity }) => ({ variantId, received: quantity })),
  );
  const to = (await holdBranch(tx, row.to_branch_id)) ?? refuse('branches.not_found');
  await putIn(tx, to, received, transferNote(row.id));
}

/** Cancels a locked transfer; pieces that are on their way are again where they came from. */
export async function cancelTransfer(tx: Tx, row: TransferRow, act: Act): Promise<void> {
  refuseMoved(row, act.version, ['draft', 'sent']);
  const from = row.status === 'sent' ? 'sent' : 'draft';
  if (!(await endTransfer(tx, row.id, { ...act, from, to: 'cancelled', cause: null }))) {
    refuse('branches.transfer_moved');
  }
  if (from === 'draft') return;
  const source = (await holdBranch(tx, row.from_branch_id)) ?? refuse('branches.not_found');
  await putIn(
    tx,
    source,
    demandsOf(await readLines(tx, row.id), ({ quantity }) => quantity),
    transferNote(row.id),
  );
}

function refuseMoved({ status, version }: TransferRow, seen: number, from: readonly TransferRow['status'][]): void {
  if (!from.includes(status)) refuse('branches.transfer_moved');
  if (version !== seen) refuse('conflict.changed');
}

const demandsOf = (lines: readonly TransferLineRow[], quantityOf: (line: TransferLineRow) => number) =>
  lines.map((line) => ({ variantId: line.variant_id, quantity: quantityOf(line) }));
