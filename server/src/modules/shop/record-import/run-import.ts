import type { RecordKind } from '../../../manifest/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { readersOf } from './columns.ts';
import {
  endStep,
  type ImportRow,
  type ItemResult,
  type ItemRow,
  isAnyAtWork,
  listDone,
  listDue,
  lockAtWork,
  writeProgress,
  writeResults,
} from './imports.store.ts';

const AT_ONCE = 200;
/** Maximum runtime of one job; then it hands over, so that a shutdown is not delayed. */
const AT_MOST_MS = 20_000;

export interface ImportDeps {
  db: Database;
  now: () => number;
  recordKinds: readonly RecordKind[];
}

/**
 * Runs the next records of the import at work: records, results and progress in one transaction, so that a crash leaves
 * a whole batch or none. False if nothing is left, or another process does it.
 */
export async function runPiece({ db, now, recordKinds }: ImportDeps): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await lockAtWork(tx);
    const kind = recordKinds.find(({ name }) => name === row?.kind);
    if (!row || !kind) return false;
    const at = new Date(now());
    const isRun = row.status === 'running';
    const due = await (isRun ? listDue : listDone)(tx, row.id, AT_ONCE);
    if (due.length === 0) {
      await endStep(tx, row, isRun ? 'done' : 'undone', at);
      return true;
    }
    const written = isRun ? await writeItems(tx, { row, kind, due, at }) : await undoItems(tx, kind, due);
    await writeResults(tx, row.id, written);
    await writeProgress(tx, row.id, written.length, counted(row, written));
    return true;
  });
}

/** Runs the import at work to its end, or hands over after `AT_MOST_MS`. */
export async function runImport(deps: ImportDeps): Promise<void> {
  if (!(await isAnyAtWork(deps.db))) return;
  const until = performance.now() + AT_MOST_MS;
  while (await runPiece(deps)) {
    if (performance.now() < until) continue;
    await inTransaction(deps.db, (tx) => publish(tx, 'record-import.due', {}));
    return;
  }
}

function counted({ results, status }: ImportRow, written: readonly ItemResult[]): Record<string, number> {
  const sum = { ...results };
  for (const { result } of written) sum[result] = (sum[result] ?? 0) + 1;
  // An undone record is no longer a written one.
  return status === 'undoing' ? { ...sum, done: (sum.done ?? 0) - written.length } : sum;
}

interface Writing {
  row: ImportRow;
  kind: RecordKind;
  due: readonly ItemRow[];
  at: Date;
}

/** Plans the records again, since the shop may have changed after the check, and writes those that are still to be made. */
async function writeItems(tx: Tx, { row, kind, due, at }: Writing): Promise<ItemResult[]> {
  const read = readersOf(kind, row.columns);
  const records = due.map(({ lines }) => (lines ?? []).map(read));
  const plans = await kind.plan(tx, records, at);
  const isMade = due.map((_, place) => plans[place]?.outcome === 'create');
  const made = await kind.write(
    tx,
    records.filter((_, place) => isMade[place]),
    at,
  );
  let next = 0;
  return due.map(({ item_number: number }, place): ItemResult => {
    const faults = plans[place]?.faults ?? [];
    const subject = isMade[place] ? (made[next++]?.subject ?? null) : null;
    return { number, result: subject === null ? 'kept' : 'done', subject, faults };
  });
}

async function undoItems(tx: Tx, kind: RecordKind, due: readonly ItemRow[]): Promise<ItemResult[]> {
  const gone = await kind.takeBack(
    tx,
    due.flatMap(({ subject }) => subject ?? []),
  );
  return due.map(({ item_number: number, subject, faults }): ItemResult => {
    const isGone = subject !== null && gone.has(subject);
    return { number, result: isGone ? 'undone' : 'kept', subject: isGone ? null : subject, faults };
  });
}
