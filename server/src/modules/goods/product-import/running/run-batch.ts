import { editedProduct } from '@waha/contract';
import { inSavepoint, type Tx } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import {
  type AdminProductRow,
  changeProductStatus,
  changeStock,
  keepOldAddresses,
  type LockPromotions,
  listExistingVariants,
  lockLevels,
  readAdminProduct,
  writeNewProducts,
  writeProduct,
} from '../../catalog/index.ts';
import { saveTakenPictures, type TriedPicture } from '../pictures/pictures.store.ts';
import type { ReadCategories } from '../planning/find-category.ts';
import { isAnyDue, listDue, type RunResult, writeDone, writeResult } from '../planning/items.store.ts';
import { type PlannedItem, planItems } from '../planning/plan-items.ts';
import { type Fault, isOfPicture } from '../reading/faults.ts';
import { oldPathsOf } from '../reading/old-paths.ts';
import { addCounts, type BatchDone, LONGEST_PIECE_MS } from './batch.ts';
import type { ImportRow } from './imports.store.ts';
import { makeCategories } from './make-categories.ts';

const AT_ONCE = 100;
/** New products written by the same statements. Between them the time is looked at. */
const TOGETHER = 100;

export interface RunDeps {
  categories: ReadCategories;
  lockPromotions: LockPromotions;
  at: Date;
}

/**
 * Writes the next products as planned by the dry run, each entirely or not at all. A product that changed since is
 * reported and skipped. Other writers of products are locked out. Levels are locked first, so that orders cannot
 * deadlock with this.
 */
export async function runBatch(tx: Tx, row: ImportRow, deps: RunDeps): Promise<BatchDone> {
  if (row.makes_categories && (await makeCategories(tx, row.id, deps.lockPromotions))) {
    return { done: 0, isOver: false, outcomes: row.outcomes, results: row.results };
  }
  const items = await listDue(tx, row.id, AT_ONCE);
  if (items.length === 0) {
    const isWaiting = await isAnyDue(tx, row.id);
    return { done: 0, isOver: !isWaiting, isWaiting, outcomes: row.outcomes, results: row.results };
  }
  const locked = await lockOnce(tx, deps);
  await lockLevels(
    tx,
    items.flatMap(({ levels }) => Object.keys(levels).map(Number)),
  );
  const counted: string[] = [];
  let done = 0;
  const plans = await planItems(tx, row, items, deps.categories);
  const until = performance.now() + LONGEST_PIECE_MS;
  for (const together of inRuns(plans)) {
    counted.push(...(await writeTogether(tx, row, together, locked)));
    done += together.length;
    if (performance.now() > until) break;
  }
  return { done, isOver: false, outcomes: row.outcomes, results: addCounts(row.results, counted) };
}

/** New products that follow each other are written together, every other product alone. */
function inRuns(plans: readonly PlannedItem[]): PlannedItem[][] {
  const runs: PlannedItem[][] = [];
  for (const planned of plans) {
    const last = runs.at(-1);
    const joins = last?.[0] && isCreated(last[0]) && isCreated(planned) && last.length < TOGETHER;
    if (joins) last.push(planned);
    else runs.push([planned]);
  }
  return runs;
}

const isCreated = (planned: PlannedItem) =>
  !staleOf(planned) && planned.plan.outcome !== 'error' && !planned.plan.existing;

/** Writes products by one savepoint. If any of several is refused, each is written alone. Returns what to count. */
async function writeTogether(tx: Tx, row: ImportRow, plans: readonly PlannedItem[], deps: RunDeps): Promise<string[]> {
  const [first] = plans;
  if (!first) return [];
  if (!isCreated(first)) return writeItem(tx, row, first, deps);
  try {
    const written = await inSavepoint(tx, () => create(tx, plans, deps));
    await keepDone(tx, row, written);
    return plans.flatMap(doneCounts);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (plans.length === 1) return writeRefused(tx, row, first, [refusedBy(first, error)]);
    const counted: string[] = [];
    for (const planned of plans) counted.push(...(await writeTogether(tx, row, [planned], deps)));
    return counted;
  }
}

const doneCounts = ({ pictures }: PlannedItem) => ['done', ...pictures.map(countAs)];

const countAs = ({ key }: TriedPicture) => (key === null ? 'pictures_failed' : 'pictures');

/** Effects of promotions on products, read once per piece under their lock. */
export async function lockOnce(tx: Tx, deps: RunDeps): Promise<RunDeps> {
  const promotionOf = await deps.lockPromotions(tx);
  return { ...deps, lockPromotions: async () => promotionOf };
}

/** Writes a product that exists, or says why it is not written. */
async function writeItem(tx: Tx, row: ImportRow, planned: PlannedItem, deps: RunDeps): Promise<string[]> {
  const { plan } = planned;
  const stale = staleOf(planned);
  if (stale) return writeRefused(tx, row, planned, [stale]);
  const { existing } = plan;
  if (plan.outcome === 'error' || !existing) return writeRefused(tx, row, planned, plan.faults);
  try {
    const written = await inSavepoint(tx, () => update(tx, planned, existing, deps));
    await keepDone(tx, row, [{ planned, written }]);
    return doneCounts(planned);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return writeRefused(tx, row, planned, [refusedBy(planned, error)]);
  }
}

async function writeRefused(
  tx: Tx,
  row: ImportRow,
  { item }: PlannedItem,
  faults: readonly Fault[],
): Promise<string[]> {
  await writeResult(tx, row.id, item.number, { result: 'refused', faults });
  return ['refused'];
}

const refusedBy = ({ item }: PlannedItem, { code, params }: Refusal): Fault => ({
  ...{ row: item.first_row, column: null },
  key: `refusal.${code}`,
  params: { ...params },
});

interface Written {
  planned: PlannedItem;
  written: RunResult;
}

async function keepDone(tx: Tx, row: ImportRow, all: readonly Written[]): Promise<void> {
  if (all.some(({ planned }) => planned.pictures.length > 0)) {
    await saveTakenPictures(
      tx,
      row.id,
      all.map(({ planned }) => planned.item.number),
    );
  }
  const done = all.map(({ planned: { item, pictures }, written }) => {
    const faults = [...item.faults, ...pictures.flatMap(({ fault }) => fault ?? [])];
    return { ...written, number: item.number, faults, hasPictureFaults: faults.some(isOfPicture) };
  });
  await writeDone(tx, row.id, done);
}

/** True if a product changed, appeared or disappeared since the dry run. */
function staleOf({ item, plan: { existing } }: PlannedItem): Fault | null {
  const isAsSeen = item.product_id === (existing?.id ?? null) && item.product_version === (existing?.version ?? null);
  return isAsSeen ? null : { row: item.first_row, column: null, key: 'import.changed_since', params: {} };
}

async function create(tx: Tx, plans: readonly PlannedItem[], { lockPromotions, at }: RunDeps): Promise<Written[]> {
  const writings = plans.map(({ plan }) => ({
    draft: editedProduct.parse(plan.draft),
    stock: plan.stock ?? 0,
    isActive: plan.status === 'published',
  }));
  // The texts of refusals are rendered again by key; see `refusal.`.
  const ids = await writeNewProducts(tx, lockPromotions, writings, { language: 'ar', at });
  const made = plans.map((planned, index) => ({ planned, id: ids[index] ?? 0 }));
  await keepOldAddresses(
    tx,
    made.map(({ planned, id }) => ({ productId: id, paths: oldPathsOf(planned.read) })),
  );
  for (const { id } of made.filter(({ planned }) => planned.plan.status === 'archived')) {
    const change = { from: 'draft', to: 'archived', publishAt: null, at, language: 'ar' } as const;
    await changeProductStatus(tx, { id, version: 1 }, change);
  }
  return made.map(({ planned, id }) => ({
    planned,
    written: { productId: id, productVersion: planned.plan.status === 'archived' ? 2 : 1, levels: {}, before: null },
  }));
}

async function update(
  tx: Tx,
  { plan, item }: PlannedItem,
  before: AdminProductRow,
  { lockPromotions, at }: RunDeps,
): Promise<RunResult> {
  const { id } = before;
  const kept = new Set((await listExistingVariants(tx, id)).map((variant) => variant.id));
  let { version } = before;
  if (plan.changes.some((change) => change !== 'status' && change !== 'stock')) {
    const draft = editedProduct.parse(plan.draft);
    await writeProduct(tx, lockPromotions, { draft, existing: { id, version }, language: 'ar', at });
    version += 1;
  }
  if (plan.status !== undefined && plan.status !== 'scheduled') {
    const change = { from: before.status, to: plan.status, publishAt: null, at, language: 'ar' } as const;
    await changeProductStatus(tx, { id, version }, change);
  }
  const levels = await writeLevels(tx, { plan, item }, id, kept);
  const after = await readAdminProduct(tx, id);
  const newVariantIds = (after?.variants ?? []).map((variant) => variant.id).filter((one) => !kept.has(one));
  return { productId: id, productVersion: after?.version ?? version, levels, before: { ...before, newVariantIds } };
}

/** Moves levels by the difference between file and dry run, so that orders placed since stay subtracted. */
async function writeLevels(
  tx: Tx,
  { plan, item }: Pick<PlannedItem, 'plan' | 'item'>,
  productId: number,
  kept: ReadonlySet<number>,
): Promise<Record<string, number>> {
  const wanted = plan.levels.map(({ variantId, quantity }) => {
    const seen = item.levels[String(variantId)];
    return { variantId, delta: seen === undefined ? 0 : quantity - seen };
  });
  // A reactivated variant has the stock it had when it was deactivated.
  const present = plan.draft.variants.some((variant) => variant.id === undefined)
    ? ((await readAdminProduct(tx, productId))?.variants ?? [])
    : [];
  for (const variant of plan.draft.variants) {
    const again = variant.id === undefined && present.find(({ sku, id }) => sku === variant.sku && kept.has(id));
    if (again) wanted.push({ variantId: again.id, delta: (variant.stock ?? 0) - again.quantity });
  }
  const moved = wanted.filter(({ delta }) => delta !== 0).toSorted((a, b) => a.variantId - b.variantId);
  for (const { variantId, delta } of moved) {
    await changeStock(tx, { productId, variantId, delta, reason: 'counted', note: NOTE });
  }
  return Object.fromEntries(moved.map(({ variantId, delta }) => [String(variantId), delta]));
}

/** Note on stock movements of an import, in both languages, since the reader's language is unknown. */
const NOTE = 'استيراد ملف · CSV import';
