import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { addFirstStock } from '../stock/stock.store.ts';
import {
  deactivateVariants,
  hasProduct,
  listExistingVariants,
  parkVariants,
  updateProduct,
  updateVariant,
} from './existing-products.store.ts';
import { insertVariants, type NewVariant } from './new-products.store.ts';
import { type Existing, type ProductDraft, type VariantDraft, variantsOf } from './product-draft.ts';

/**
 * Replaces a product, with a version check (`conflict.changed`). Its variants become exactly those of the draft: one
 * named by id or SKU keeps its identity and stock. An omitted variant is no longer sold, and is restored if it
 * reappears. Only new variants bring stock. Returns the ids by SKU.
 */
export async function changeProduct(tx: Tx, existing: Existing, draft: ProductDraft): Promise<Map<string, number>> {
  if (!(await updateProduct(tx, existing, draft))) {
    refuse((await hasProduct(tx, existing.id)) ? 'conflict.changed' : 'catalog.product_not_found');
  }
  const isSimple = draft.variants.length === 0;
  const kept = await listExistingVariants(tx, existing.id);
  const byId = new Set(draft.variants.flatMap(({ id }) => id ?? []));
  const find = (variant: VariantDraft) => {
    if (variant.id !== undefined) {
      return kept.find(({ id }) => id === variant.id) ?? refuse('catalog.variant_not_found');
    }
    // A variant named by id gives up its SKU: another variant of the draft may take it.
    const bySku = kept.find(({ id, sku }) => sku === variant.sku && !byId.has(id));
    return isSimple ? (kept.find((one) => one.is_default) ?? bySku) : bySku;
  };
  const variants = variantsOf(draft).map((variant) => ({ variant, known: find(variant) }));
  const named = new Set(variants.map(({ known }) => known?.id));
  await deactivateVariants(
    tx,
    kept.filter(({ id }) => !named.has(id)).map(({ id }) => id),
  );
  await parkVariants(
    tx,
    variants.flatMap(({ known }) => known?.id ?? []),
  );
  const added: NewVariant[] = [];
  const ids = new Map<string, number>();
  for (const [position, { variant, known }] of variants.entries()) {
    if (known) {
      await updateVariant(tx, known.id, variant, { position, isDefault: isSimple });
      ids.set(variant.sku, known.id);
    } else {
      added.push({ productId: existing.id, variant, position, isDefault: isSimple });
    }
  }
  return new Map([...ids, ...(await addVariants(tx, added))]);
}

/** New variants with their first stock. Returns the ids by SKU. */
export async function addVariants(tx: Tx, variants: readonly NewVariant[]): Promise<Map<string, number>> {
  const ids = await insertVariants(tx, variants);
  await addFirstStock(
    tx,
    variants.flatMap(({ variant }) => {
      const id = ids.get(variant.sku);
      return id === undefined ? [] : [{ variantId: id, quantity: variant.stock }];
    }),
  );
  return ids;
}
