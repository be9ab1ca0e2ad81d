import { randomInt } from 'node:crypto';
import { type AdminCouponDraft, toHalalas } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type FieldTextKey, refuseField, refuseFields } from '../../../text/index.ts';
import { findCategories, readTargetProducts } from '../../goods/catalog/index.ts';
import { type AdminCouponRow, insertBatch, switchOff, updateCoupon } from './admin-coupons.store.ts';
import { type CouponDraft, createCoupon, replaceCouponTargets } from './save-coupon.store.ts';

type Fields = Omit<AdminCouponDraft, 'code'>;

/** Creates a coupon; a code in use, or one that looks like an affiliate's, is a field error. */
export async function writeCoupon(tx: Tx, { code, ...fields }: AdminCouponDraft, language: Language): Promise<number> {
  const draft = await checked(tx, fields, language);
  return createCoupon(tx, { ...draft, code }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'coupons_code_key') || isUniqueViolation(error, 'codes_apart'))
      refuseField(language, 'code', 'validation.code_taken');
    throw error;
  });
}

/** Changes a coupon, with a version check; the limit cannot fall below the uses so far. */
export async function changeCoupon(
  tx: Tx,
  before: AdminCouponRow,
  { version, fields, language }: { version: number; fields: Fields; language: Language },
): Promise<void> {
  if (before.version !== version) refuse('conflict.changed');
  const draft = await checked(tx, fields, language);
  if (draft.totalLimit !== null && draft.totalLimit < before.uses) {
    refuse('coupons.limit_below_uses', { uses: before.uses });
  }
  if (!(await updateCoupon(tx, { id: before.id, version }, draft))) refuse('conflict.changed');
  await replaceCouponTargets(tx, [before.id], draft);
  if (before.is_public || draft.isPublic) await publishInvalidation(tx, ['coupons']);
}

/** Deactivates a coupon permanently, with a version check; orders that used it stay. */
export async function deactivateCoupon(tx: Tx, before: AdminCouponRow, version: number): Promise<void> {
  if (!(await switchOff(tx, { id: before.id, version }))) refuse('conflict.changed');
  if (before.is_public) await publishInvalidation(tx, ['coupons']);
}

/** Alphabet without ambiguous characters. 31 ^ 8 codes: finding one of a thousand by trial is hopeless. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const randomCode = (prefix: string) =>
  prefix.toUpperCase() + Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export interface Batch {
  batch: string;
  codes: string[];
}

/** Creates a batch of random codes with the same effect, each single-use by default. */
export async function writeBatch(
  tx: Tx,
  { count, prefix, batch, fields }: { count: number; prefix: string; batch: string; fields: Fields },
  language: Language,
): Promise<Batch> {
  const draft = await checked(tx, { ...fields, total_limit: fields.total_limit ?? 1 }, language);
  const made: { id: number; code: string }[] = [];
  // A code that exists already is drawn again, which is very rare.
  while (made.length < count) {
    const codes = new Set(Array.from({ length: count - made.length }, () => randomCode(prefix)));
    made.push(...(await insertBatch(tx, [...codes], { batch, draft })));
  }
  await replaceCouponTargets(
    tx,
    made.map(({ id }) => id),
    draft,
  );
  if (draft.isPublic) await publishInvalidation(tx, ['coupons']);
  return { batch, codes: made.map(({ code }) => code) };
}

async function checked(tx: Tx, fields: Fields, language: Language): Promise<Omit<CouponDraft, 'code'>> {
  const faults = new Map<string, FieldTextKey>();
  const products = new Set((await readTargetProducts(tx, fields.product_ids)).map(({ id }) => id));
  const categories = await findCategories(tx, fields.category_ids);
  for (const [at, id] of fields.product_ids.entries()) {
    if (!products.has(id)) faults.set(`product_ids.${at}`, 'validation.product_unknown');
  }
  for (const [at, id] of fields.category_ids.entries()) {
    if (!categories.has(id)) faults.set(`category_ids.${at}`, 'validation.category_unknown');
  }
  refuseFields(language, faults);
  return draftOf(fields);
}

const halalas = (riyals: number | null | undefined) => (riyals == null ? null : toHalalas(riyals));
const time = (at: string | null | undefined) => (at == null ? null : new Date(at));

function draftOf(fields: Fields): Omit<CouponDraft, 'code'> {
  return {
    type: fields.type,
    percent: fields.percent ?? null,
    amountHalalas: halalas(fields.amount),
    maximumHalalas: halalas(fields.maximum_discount),
    minimumOrderHalalas: halalas(fields.minimum_order),
    buyQuantity: fields.buy_quantity ?? null,
    getQuantity: fields.get_quantity ?? null,
    totalLimit: fields.total_limit ?? null,
    perCustomerLimit: fields.per_customer_limit ?? null,
    firstOrderOnly: fields.first_order_only,
    isPublic: fields.is_public,
    startsAt: time(fields.starts_at),
    endsAt: time(fields.ends_at),
    description: { ar: fields.description_ar, en: fields.description_en || fields.description_ar },
    productIds: [...new Set(fields.product_ids)],
    categoryIds: [...new Set(fields.category_ids)],
  };
}
