import { inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { promotionsAt } from '../../../selling/promotions/index.ts';
import { makePictures, type PictureDeps } from '../pictures/make-pictures.ts';
import { checkBatch } from '../planning/check-batch.ts';
import { type ReadCategories, readCategories, readOnce } from '../planning/find-category.ts';
import type { BatchDone } from './batch.ts';
import { endStep, type ImportRow, lockAtWork, writeProgress } from './imports.store.ts';
import { runBatch } from './run-batch.ts';
import { undoBatch } from './undo-batch.ts';

export interface ImportDeps extends PictureDeps {
  /** Reads the category tree; by default the current one. */
  readCategories?: ReadCategories;
  /** The runtime after which a job hands over, in milliseconds; by default `AT_MOST_MS`. */
  atMostMs?: number;
}

/** Status after each finished step. */
const AFTER = { checking: 'checked', running: 'done', undoing: 'undone' } as const;
type AtWork = keyof typeof AFTER;

/** Maximum runtime of one job; then it hands over, so that a shutdown is not delayed. */
const AT_MOST_MS = 20_000;

/**
 * Runs the next piece of the current import. Pictures come first, each committed by itself. Then one transaction
 * writes results and progress together, so a crash leaves a whole piece or none. False if no work is left, or another
 * process does it.
 */
export async function runPiece(deps: ImportDeps): Promise<boolean> {
  const hasMade = await makePictures(deps);
  return (await runBatchInTransaction(deps)) || hasMade;
}

function runBatchInTransaction({
  db,
  now,
  importPictures,
  readCategories: categories = readCategories,
}: ImportDeps): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await lockAtWork(tx);
    if (!row) return false;
    const at = new Date(now());
    const batch = await runStep(tx, row, { at, importPictures, categories });
    // Another process is making them, or died meanwhile: the next job checks again.
    if (batch.isWaiting) return false;
    if (batch.isOver) await endStep(tx, row.id, AFTER[row.status as AtWork], at);
    else await writeProgress(tx, row.id, batch);
    return true;
  });
}

function runStep(
  tx: Tx,
  row: ImportRow,
  { at, importPictures, categories }: Pick<ImportDeps, 'importPictures'> & { at: Date; categories: ReadCategories },
): Promise<BatchDone> {
  const deps = { lockPromotions: promotionsAt(at), at, categories };
  if (row.status === 'checking') return checkBatch(tx, row, { importPictures, categories });
  return row.status === 'running' ? runBatch(tx, row, deps) : undoBatch(tx, row, deps);
}

/** Runs the current import to its end, or hands over after `AT_MOST_MS`. Categories are read once meanwhile. */
export async function runImport(deps: ImportDeps): Promise<void> {
  const until = performance.now() + (deps.atMostMs ?? AT_MOST_MS);
  const kept = { ...deps, readCategories: readOnce(deps.readCategories) };
  while (await runPiece(kept)) {
    if (performance.now() < until) continue;
    await inTransaction(deps.db, (tx) => publish(tx, 'product-import.due', {}));
    return;
  }
}
