import type { ShopDeps } from '../../../../manifest/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import { insertPictures } from '../pictures/pictures.store.ts';
import { addCounts, type BatchDone, LONGEST_PIECE_MS } from '../running/batch.ts';
import { addWanted } from '../running/categories.store.ts';
import type { ImportRow } from '../running/imports.store.ts';
import { differencesOf } from './differences.ts';
import type { ReadCategories } from './find-category.ts';
import { type CheckResult, listUnseen, MOST_FAULTS, writeCheckResults } from './items.store.ts';
import type { NewCategory } from './plan-category.ts';
import { nameOf, type PlannedItem, planItems } from './plan-items.ts';

const AT_ONCE = 100;

type Checked = Awaited<ReturnType<typeof checkPictures>>;

/** Dry run of the next products. Writes nothing to the shop. */
export async function checkBatch(
  tx: Tx,
  row: ImportRow,
  { categories, importPictures: places }: Pick<ShopDeps, 'importPictures'> & { categories: ReadCategories },
): Promise<BatchDone> {
  const items = await listUnseen(tx, row.id, AT_ONCE);
  if (items.length === 0) return { done: 0, isOver: true, outcomes: row.outcomes, results: row.results };
  const said: CheckResult[] = [];
  const counted: string[] = [];
  const missing: NewCategory[] = [];
  const planned = await planItems(tx, row, items, categories);
  // From here on: on a busy machine planning alone may take as long, and the plans would be thrown away.
  const until = performance.now() + LONGEST_PIECE_MS;
  for (const one of planned) {
    const checked = await checkPictures(one.plan.pictures, places);
    const result = saidOf(one, checked);
    said.push(result);
    counted.push(result.outcome, ...checked.faults.map(() => 'pictures_failed'), ...notesOf(result, one));
    if (one.plan.newCategory) missing.push(one.plan.newCategory);
    if (result.outcome === 'create' || result.outcome === 'update') {
      counted.push(...checked.found.map(() => 'pictures'));
      await insertPictures(tx, row.id, placesOf(result.number, checked));
    }
    // File pictures are read within the time limit; those of the other products are read in the next batch.
    if (performance.now() > until) break;
  }
  await writeCheckResults(tx, row.id, said);
  await addWanted(tx, row.id, countWanted(missing));
  return { done: said.length, isOver: false, outcomes: addCounts(row.outcomes, counted), results: row.results };
}

function notesOf({ outcome, hasWarnings }: CheckResult, { plan }: PlannedItem): string[] {
  const isDraft = outcome === 'create' && plan.isHeldBack;
  return [...(hasWarnings ? ['warned'] : []), ...(isDraft ? ['drafts'] : [])];
}

const countWanted = (missing: readonly NewCategory[]) =>
  [...Map.groupBy(missing, ({ key }) => key)].flatMap(([key, all]) =>
    all[0] ? [{ key, path: all[0].path, count: all.length }] : [],
  );

const placesOf = (number: number, { found }: Checked) =>
  found.map(({ source, row, field }, position) => ({
    ...{ number, position, source },
    row: row.number,
    header: row.headerOf(field),
  }));

function saidOf({ item, plan }: PlannedItem, pictures: Checked): CheckResult {
  const { existing, draft } = plan;
  const levels = plan.levels.map(({ variantId }) => {
    const seen = existing?.variants.find(({ id }) => id === variantId)?.quantity ?? 0;
    return [String(variantId), seen] as const;
  });
  const outcome = plan.outcome === 'unchanged' && pictures.found.length > 0 ? 'update' : plan.outcome;
  const changes = new Set([...plan.changes, ...(pictures.found.length > 0 ? ['images'] : [])]);
  return {
    number: item.number,
    sku: draft.sku.slice(0, 200),
    name: nameOf(plan, existing).slice(0, 300),
    outcome,
    productId: existing?.id ?? null,
    productVersion: existing?.version ?? null,
    levels: Object.fromEntries(levels),
    changes: outcome === 'update' ? [...changes] : [],
    differences: differencesOf(plan),
    faults: [...plan.faults, ...pictures.faults].slice(0, MOST_FAULTS),
    hasPictureFaults: pictures.faults.length > 0,
    hasWarnings: outcome !== 'error' && plan.faults.length > 0,
  };
}
