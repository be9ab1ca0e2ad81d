import { type AdminPromotionDraft, toHalalas } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type FieldTextKey, refuseFields } from '../../../text/index.ts';
import { type Existing, findCategories, readTargetProducts } from '../../goods/catalog/index.ts';
import { type AdminPromotionRow, readAdminPromotion } from './admin-promotions.store.ts';
import { waitForRepricing } from './promotions.store.ts';
import type { PromotionDraft } from './save-promotion.store.ts';
import { savePromotion } from './save-promotion.ts';

interface Writing {
  draft: AdminPromotionDraft;
  existing?: Existing;
  language: Language;
  at: Date;
}

/**
 * Saves a promotion from the staff form, with the resulting prices. Field errors: unknown products or categories, and
 * a price that is not below that of a named product. For whole categories only the preview shows the result.
 */
export async function writePromotion(tx: Tx, { draft, existing, language, at }: Writing): Promise<number> {
  // The lock keeps prices unchanged until the transaction ends.
  await waitForRepricing(tx);
  if (existing) {
    const before = (await readAdminPromotion(tx, existing.id)) ?? refuse('promotions.not_found');
    if (before.version !== existing.version) refuse('conflict.changed');
  }
  const faults = new Map<string, FieldTextKey>();
  const products = new Map((await readTargetProducts(tx, draft.product_ids)).map((row) => [row.id, row]));
  const price = draft.fixed_price == null ? null : toHalalas(draft.fixed_price);
  for (const [position, id] of draft.product_ids.entries()) {
    const product = products.get(id);
    if (!product) faults.set(`product_ids.${position}`, 'validation.product_unknown');
    else if (price !== null && product.regular_halalas <= price) {
      faults.set(`product_ids.${position}`, 'validation.promotion_price_of');
    }
  }
  const categories = await findCategories(tx, draft.category_ids);
  for (const [position, id] of draft.category_ids.entries()) {
    if (!categories.has(id)) faults.set(`category_ids.${position}`, 'validation.category_unknown');
  }
  refuseFields(language, faults);
  return savePromotion(tx, draftOf(draft), at, existing);
}

/** Ends a promotion now, with a version check; one that has not started is switched off. */
export async function endPromotion(tx: Tx, before: AdminPromotionRow, existing: Existing, at: Date): Promise<void> {
  if (before.version !== existing.version) refuse('conflict.changed');
  const hasBegun = before.starts_at < at;
  const over = hasBegun && before.ends_at > at ? { endsAt: at } : {};
  await savePromotion(tx, { ...currentDraft(before), ...over, ...(!hasBegun && { isActive: false }) }, at, existing);
}

const halalas = (riyals: number | null | undefined) => (riyals == null ? null : toHalalas(riyals));

function draftOf(draft: AdminPromotionDraft): PromotionDraft {
  return {
    type: draft.type,
    name: { ar: draft.name_ar, en: draft.name_en || draft.name_ar },
    description: { ar: draft.description_ar, en: draft.description_en || draft.description_ar },
    percent: draft.percent ?? null,
    priceHalalas: halalas(draft.fixed_price),
    buyQuantity: draft.buy_quantity ?? null,
    getQuantity: draft.get_quantity ?? null,
    startsAt: new Date(draft.starts_at),
    endsAt: new Date(draft.ends_at),
    quantityCap: draft.quantity_cap ?? null,
    priority: draft.priority,
    stackable: draft.stackable,
    licenceNumber: draft.licence_number ?? null,
    isActive: draft.is_active,
    productIds: [...new Set(draft.product_ids)],
    categoryIds: [...new Set(draft.category_ids)],
  };
}

function currentDraft(row: AdminPromotionRow): PromotionDraft {
  return {
    type: row.type,
    name: { ar: row.name_ar, en: row.name_en },
    description: { ar: row.description_ar, en: row.description_en },
    percent: row.percent === null ? null : Number(row.percent),
    priceHalalas: row.price_halalas,
    buyQuantity: row.buy_quantity,
    getQuantity: row.get_quantity,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    quantityCap: row.quantity_cap,
    priority: row.priority,
    stackable: row.stackable,
    licenceNumber: row.licence_number,
    isActive: row.is_active,
    productIds: row.product_ids,
    categoryIds: row.category_ids,
  };
}
