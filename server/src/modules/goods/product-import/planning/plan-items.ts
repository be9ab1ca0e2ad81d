import type { Tx } from '../../../../platform/database/index.ts';
import {
  type AdminProductRow,
  findProductsByNames,
  type NamedProducts,
  readAdminProducts,
} from '../../catalog/index.ts';
import { listTried, readSources, type TriedPicture } from '../pictures/pictures.store.ts';
import type { KnownPictures } from '../pictures/plan-pictures.ts';
import { type Fault, isBlocked } from '../reading/faults.ts';
import { type FileRow, repeatedFault, rowFault, rowReader } from '../reading/file-row.ts';
import { readOwnNames } from '../reading/own-names.ts';
import { type ProductRead, readProduct } from '../reading/read-product.ts';
import { listRowsOf, type Repetitions } from '../reading/rows.store.ts';
import { readMade } from '../running/categories.store.ts';
import type { ImportRow } from '../running/imports.store.ts';
import { categoryKey, categoryPaths } from './category-paths.ts';
import type { ReadCategories } from './find-category.ts';
import type { DueItem } from './items.store.ts';
import { type Plan, planProduct } from './plan-product.ts';
import type { Planning } from './planning.ts';

export interface PlannedItem {
  item: DueItem;
  read: ProductRead;
  plan: Plan;
  /** Its pictures that were made or failed. */
  pictures: readonly TriedPicture[];
}

/** Plans products of a file against the current state of the shop: used by the dry run and again by the run. */
export async function planItems(
  tx: Tx,
  row: ImportRow,
  items: readonly DueItem[],
  categories: ReadCategories,
): Promise<PlannedItem[]> {
  const readRow = rowReader(row);
  const kept = await listRowsOf(
    tx,
    row.id,
    items.map((item) => item.group_key),
  );
  const byGroup = Map.groupBy(kept, (one) => one.group_key);
  const { repeated, own } = await readOwnNames(tx, row.id, row.format, kept);
  const reads = items.map((item) => {
    const renamed: Fault[] = [];
    const rows = (byGroup.get(item.group_key) ?? []).map((one) => own(readRow(one.row_number, one.cells), renamed));
    const read = readProduct(row.format, rows);
    return { item, rows, read: { ...read, faults: [...renamed, ...read.faults] } };
  });
  const names = namesOf(reads.map(({ read }) => read));
  const found = await findProductsByNames(tx, names);
  const ids = new Map(reads.map(({ item, read }) => [item.number, productOf(read, found)]));
  const existing = new Map(
    (
      await readAdminProducts(
        tx,
        [...ids.values()].filter((id) => id !== undefined),
      )
    ).map((one) => [one.id, one]),
  );
  // Slugs of new products derive from the row, so conflicts can only be looked up after it is read.
  const planning: Omit<Planning, 'pictures'> = {
    categories: await categories(tx, row.format === 'waha'),
    categoryId: row.category_id,
    makesCategories: row.makes_categories,
    made: await readMade(
      tx,
      row.id,
      reads.flatMap(({ read }) => wantedKey(read)),
    ),
    takenBy: {
      sku: (sku: string) => found.byVariantSku.get(sku) ?? found.bySku.get(sku),
      slug: (slug: string) => found.bySlug.get(slug),
      barcode: (code: string) => found.byBarcode.get(code),
    },
  };
  const pictures = await readKnownPictures(tx, row.id, items, [...existing.values()]);
  return reads.map(({ item, rows, read }) => {
    const { tried, known } = pictures(item.number);
    const plan = planProduct(read, existing.get(ids.get(item.number) ?? 0), { ...planning, pictures: known });
    if (read.isOurs) flagRepeated(rows, repeated, plan);
    flagSharedSkus(read, found, plan);
    return { item, read, plan, pictures: tried };
  });
}

/** Pictures made in this import, and those the shop has from earlier ones. */
async function readKnownPictures(
  tx: Tx,
  importId: number,
  items: readonly DueItem[],
  existing: readonly AdminProductRow[],
): Promise<(number: number) => { tried: TriedPicture[]; known: KnownPictures }> {
  const made = await listTried(
    tx,
    importId,
    items.map(({ number }) => number),
  );
  const byNumber = Map.groupBy(made, ({ number }) => number);
  const sourceOf = await readSources(
    tx,
    existing.flatMap(({ images }) => images.map(({ key }) => key)),
  );
  return (number) => {
    const tried = byNumber.get(number) ?? [];
    return { tried, known: { made: new Map(tried.map(({ source, key }) => [source, key])), sourceOf } };
  };
}

function namesOf(reads: readonly ProductRead[]) {
  const skus = reads.flatMap(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)]);
  const barcodes = reads.flatMap(({ simple, variants }) => [simple, ...variants].map(({ barcode }) => barcode));
  const known = (names: readonly (string | null | undefined)[]) =>
    [...new Set(names.filter((name) => !!name))] as string[];
  return { skus: known(skus), slugs: known(reads.map(({ slug }) => slug)), barcodes: known(barcodes) };
}

/** The product of the shop that rows refer to: by its SKU, by a variant's SKU, or by the slug from another shop. */
function productOf({ sku, slug, isOurs, variants }: ProductRead, found: NamedProducts): number | undefined {
  const byOwn = sku === undefined ? undefined : (found.bySku.get(sku) ?? found.byVariantSku.get(sku));
  if (byOwn !== undefined) return byOwn;
  if (isOurs) return undefined;
  const byVariant = variants.map((variant) => found.byVariantSku.get(variant.sku ?? '')).find((id) => id !== undefined);
  return byVariant ?? found.bySlug.get(slug ?? '');
}

function flagRepeated(rows: readonly FileRow[], repeated: Repetitions, plan: Plan): void {
  for (const row of rows) {
    for (const field of ['sku', 'slug', 'barcode'] as const) {
      const others = repeated[field].get(row.get(field) ?? '')?.filter((number) => number !== row.number) ?? [];
      const [other] = others;
      if (other !== undefined) plan.faults.push(repeatedFault(row, field, field, other));
    }
  }
  if (isBlocked(plan.faults)) plan.outcome = 'error';
}

/** Variants of one product in the file that belong to two products in the shop: ambiguous. */
function flagSharedSkus(read: ProductRead, found: NamedProducts, plan: Plan): void {
  const owner = plan.existing?.id;
  if (owner === undefined) return;
  for (const { sku, row } of read.variants) {
    const other = found.byVariantSku.get(sku ?? '');
    if (other === undefined || other === owner) continue;
    if (plan.faults.some((one) => one.row === row.number && one.key === 'validation.sku_taken')) continue;
    plan.faults.push(rowFault(row, 'sku', 'validation.sku_taken'));
    plan.outcome = 'error';
  }
}

/** Key of the category that the run made for a product, if it made one. */
function wantedKey({ format, category }: ProductRead): string {
  return categoryKey(category === undefined ? [] : (categoryPaths(format, category)[0] ?? []));
}

/** List name of a product. */
export const nameOf = (plan: Plan, existing: AdminProductRow | undefined): string =>
  plan.draft.name_ar || plan.draft.name_en || existing?.name_ar || '';
