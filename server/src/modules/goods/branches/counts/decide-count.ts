import type { StaffActor } from '../../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { readStockItems } from '../../catalog/index.ts';
import { correct, holdOpenBranch } from '../move-pieces.ts';
import { hasCounted, readTotals, readUnapplied, writeApplied } from './count-lines.store.ts';
import { mayApprove } from './stock-counts.policy.ts';
import { type CountRow, holdCategory, insertCount, lockCount, moveCount, readCount } from './stock-counts.store.ts';

/** Lines of an approved count that are written in one transaction: orders wait for their levels no longer than that. */
const BATCH = 200;

interface NewCount {
  branchId: number;
  categoryId: number | null;
  note: string | null;
}

/** Begins to count an open branch. Refuses `branches.count_under_way` where it is being counted. */
export async function beginCount(tx: Tx, count: NewCount, by: { staffId: string; at: Date }): Promise<number> {
  await holdOpenBranch(tx, count.branchId);
  if (count.categoryId !== null && !(await holdCategory(tx, count.categoryId))) refuse('catalog.category_not_found');
  return (await insertCount(tx, { ...count, ...by })) ?? refuse('branches.count_under_way');
}

const FROM = { open: ['review'], review: ['open'], cancelled: ['open', 'review'] } as const;

/** Moves a locked count on: ends counting, counts on, or cancels it. */
export async function changeCountStatus(
  tx: Tx,
  row: CountRow,
  { version, to, at }: { version: number; to: keyof typeof FROM; at: Date },
): Promise<void> {
  const from: readonly CountRow['status'][] = FROM[to];
  if (!from.includes(row.status)) refuse('branches.count_moved');
  const ended = to === 'cancelled' ? { endedAt: at } : {};
  if (!(await moveCount(tx, row.id, { version, from, to, ...ended }))) refuse('conflict.changed');
}

/** Approves a locked count. Its differences are written in batches beside the call, by `applyCount`. */
export async function approveCount(
  tx: Tx,
  row: CountRow,
  { version, actor }: { version: number; actor: StaffActor },
): Promise<void> {
  if (row.status !== 'review') refuse('branches.count_moved');
  enforce(mayApprove(actor, { hasCounted: await hasCounted(tx, row.id, actor.staffId) }));
  if ((await readTotals(tx, row.id)).disturbed > 0) refuse('branches.count_disturbed');
  const move = { version, from: ['review'], to: 'applying', approvedBy: actor.staffId } as const;
  if (!(await moveCount(tx, row.id, move))) refuse('conflict.changed');
  await publish(tx, 'stock-count.approved', { countId: row.id });
}

/** Writes the differences of an approved count, batch by batch; one that was interrupted goes on where it was. */
export async function applyCount(db: Database, countId: number, now: () => number): Promise<void> {
  while (await inTransaction(db, (tx) => applyBatch(tx, countId, new Date(now())))) {
    // The next batch.
  }
}

async function applyBatch(tx: Tx, countId: number, at: Date): Promise<boolean> {
  await lockCount(tx, countId);
  const count = await readCount(tx, countId);
  if (count?.status !== 'applying') return false;
  const lines = await readUnapplied(tx, countId, BATCH);
  if (lines.length === 0) {
    await moveCount(tx, countId, { version: count.version, from: ['applying'], to: 'applied', endedAt: at });
    return false;
  }
  const ids = lines.map((line) => line.variantId);
  // A product that became digital meanwhile has the stock of its codes and files.
  const stocked = await readStockItems(tx, ids);
  const corrections = lines.filter((line) => stocked.has(line.variantId));
  const place = { id: count.branch_id, is_online: count.is_online };
  const changed = await correct(tx, place, corrections, `C-${countId}`);
  await writeApplied(tx, countId, new Map(ids.map((id) => [id, changed.get(id) ?? 0])));
  return true;
}
