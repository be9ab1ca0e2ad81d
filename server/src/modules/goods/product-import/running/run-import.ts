import { inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/outbox/index.ts';
import { promotionsAt } from '../../../selling/promotions/index.ts';
import { makePictures, type PictureDeps } from '../pictures/make-pictures.ts';
import { checkBatch } from '../planning/check-batch.ts';
import { type ReadCategories, readCategories, readOnce } from '../planning/find-category.ts';
import type { BatchDone } from './batch.ts';
import { endStep, type ImportRow, lockAtWork, writeProgress } from './imports.store.ts';
import { runBatch } from './run-batch.ts';
import { undoBatch } from './undo-batch.ts';

export interface ImportDeps extends PictureDeps {
  /** Where products may stand; as they are at this moment unless said. */
  readCategories?: ReadCategories;
}

/** What a step is called once nothing of it is left. */
const AFTER = { checking: 'checked', running: 'done', undoing: 'undone' } as const;
type AtWork = keyof typeof AFTER;

/** So long one job works on; then it hands on, so that a server that is told to stop is not kept from it. */
const AT_MOST_MS = 20_000;

/**
 * Does the next piece of the import that is at work: some pictures, each kept by itself, and then one transaction, in which what is done and how far it is are written together, so
 * that a process which dies in the middle leaves a whole piece or none. False where there is nothing to do, or another is doing it.
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
    // Somebody else makes them, or died while they were made: a job looks again.
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

/** Goes on with the import that is at work until it is through, or hands it on. The shop's categories are read once meanwhile. */
export async function runImport(deps: ImportDeps): Promise<void> {
  const until = performance.now() + AT_MOST_MS;
  const kept = { ...deps, readCategories: readOnce(deps.readCategories) };
  while (await runPiece(kept)) {
    if (performance.now() < until) continue;
    await inTransaction(deps.db, (tx) => publish(tx, [{ event: 'product-import.due', payload: {} }]));
    return;
  }
}
