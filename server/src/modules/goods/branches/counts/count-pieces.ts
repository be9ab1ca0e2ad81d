import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { findStockItemByCode, readStockItems } from '../../catalog/index.ts';
import { lockShelf, type ReadPiecesAside } from '../move-pieces.ts';
import { addCounted, deleteLine, noteCounter, readLine, replaceCounted } from './count-lines.store.ts';
import { type CountRow, holdCount, readCount } from './stock-counts.store.ts';

/** Most pieces of a line. */
const MOST_COUNTED = 1_000_000;

/** Pieces that somebody counted; with `was` they replace that number, without they are added. */
export interface Counting {
  code?: string | undefined;
  variantId?: number | undefined;
  pieces: number;
  was?: number | null | undefined;
}

interface By {
  staffId: string;
  at: Date;
  readAside: ReadPiecesAside;
}

/**
 * Counts pieces in an open count, beside others who count in it. What was to lie there is read under the lock of the level,
 * and told to nobody who counts: it is a blind count. Returns the variant.
 */
export async function countPieces(tx: Tx, countId: number, counting: Counting, by: By): Promise<number> {
  const count = await holdOpenCount(tx, countId);
  const variantId = await findVariant(tx, counting);
  const expected = await lockShelf(tx, { id: count.branch_id, is_online: count.is_online }, variantId, by.readAside);
  const { pieces, was } = counting;
  const line = { countId, variantId, pieces, expected, staffId: by.staffId, at: by.at };
  await noteCounter(tx, countId, by.staffId);
  if (was === undefined) {
    if (!(await addCounted(tx, line, MOST_COUNTED))) refuse('branches.line_too_large');
  } else if (!(await replaceCounted(tx, line, was))) {
    const now = await readLine(tx, countId, variantId);
    refuse('branches.line_changed', { now: now?.counted ?? 0 });
  }
  return variantId;
}

/** Takes a line off an open count. */
export async function dropLine(tx: Tx, countId: number, variantId: number): Promise<void> {
  await holdOpenCount(tx, countId);
  if (!(await deleteLine(tx, countId, variantId))) refuse('branches.item_not_found');
}

async function holdOpenCount(tx: Tx, countId: number): Promise<CountRow> {
  await holdCount(tx, countId);
  const count = (await readCount(tx, countId)) ?? refuse('branches.count_not_found');
  return count.status === 'open' ? count : refuse('branches.count_moved');
}

async function findVariant(tx: Tx, { code, variantId }: Counting): Promise<number> {
  const found =
    code === undefined
      ? (await readStockItems(tx, [variantId ?? 0])).get(variantId ?? 0)
      : await findStockItemByCode(tx, code);
  return found?.variant_id ?? refuse('branches.item_not_found');
}
