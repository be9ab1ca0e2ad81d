import type { PlannedRecord, ReadCell, RecordKind } from '../../../../manifest/index.ts';
import { inSavepoint, isForeignKeyViolation, type Tx } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import { headerKey } from '../../../../platform/sheet/index.ts';
import { findProductsByNames, readCategoryNames } from '../../../goods/catalog/index.ts';
import { writeCoupon } from '../write-coupon.ts';
import { couponFields } from './coupon-fields.ts';
import { couponImportTexts } from './coupon-import-texts.ts';
import { deleteUnusedCoupon, readTakenCodes } from './imported-coupons.store.ts';
import { type CouponRead, type CouponTargets, namesIn, readCoupon } from './read-coupon.ts';

/** Coupons of another shop. They give at most what they gave there: those the shop cannot keep so are left out. */
export const couponsKind: RecordKind = {
  name: 'coupons',
  fields: couponFields,
  async plan(tx, records, at) {
    const read = await readAll(tx, records, at);
    const taken = await readTakenCodes(
      tx,
      read.map(({ code }) => code.toUpperCase()),
    );
    return read.map((coupon) => plan(coupon, taken));
  },
  async write(tx, records, at) {
    const read = await readAll(tx, records, at);
    const written = [];
    for (const { draft } of read) written.push({ subject: draft ? await writeOne(tx, draft) : null });
    return written;
  },
  async takeBack(tx, subjects) {
    const gone = new Set<string>();
    for (const subject of subjects) if (await deleteOne(tx, Number(subject))) gone.add(subject);
    return gone;
  },
  texts: couponImportTexts,
};

async function readAll(tx: Tx, records: readonly (readonly ReadCell[])[], at: Date): Promise<CouponRead[]> {
  const lines = records.flatMap(([line]) => line ?? []);
  const targets = await findTargets(tx, lines);
  return lines.map((line) => readCoupon(line, targets, at));
}

async function findTargets(tx: Tx, lines: readonly ReadCell[]): Promise<CouponTargets> {
  const skus = lines.flatMap((line) => namesIn(line('skus')));
  const isAnyCategory = lines.some((line) => line('categories') !== '');
  const products = skus.length > 0 ? await findProductsByNames(tx, { skus, slugs: [], barcodes: [] }) : undefined;
  const categories = new Map<string, number>();
  for (const { id, name_ar, name_en } of isAnyCategory ? await readCategoryNames(tx) : []) {
    for (const name of [name_ar, name_en]) if (name !== '') categories.set(headerKey(name), id);
  }
  return {
    productOf: (sku) => products?.bySku.get(sku) ?? products?.byVariantSku.get(sku),
    categoryOf: (name) => categories.get(headerKey(name)),
  };
}

function plan({ code, draft, faults }: CouponRead, taken: ReadonlySet<string>): PlannedRecord {
  const key = code.toUpperCase();
  const planned = { key, label: code, faults };
  if (taken.has(key)) return { ...planned, outcome: 'known', faults: [{ kind: 'exists' }] };
  return { ...planned, outcome: draft ? 'create' : 'error' };
}

/** The id of a new coupon; null if its code was taken meanwhile, or is near an affiliate's. */
async function writeOne(tx: Tx, draft: NonNullable<CouponRead['draft']>): Promise<string | null> {
  try {
    return await inSavepoint(tx, async () => String(await writeCoupon(tx, draft, 'ar')));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function deleteOne(tx: Tx, id: number): Promise<boolean> {
  try {
    return await inSavepoint(tx, () => deleteUnusedCoupon(tx, id));
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}
