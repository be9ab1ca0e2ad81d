import type { Tx } from '../../platform/database/index.ts';
import { insertProduct, insertVariant } from './new-products.store.ts';
import type { ProductDraft, VariantDraft } from './product-draft.ts';
import { writeSearchDocuments } from './search-documents.store.ts';
import { adjustStock, refreshInStock } from './stock.store.ts';

export interface SavedProduct {
  id: number;
  /** Ids of the variants by SKU; a simple product's one variant under the product's own. */
  variantIds: Map<string, number>;
}

/** Creates a product with its variants and their first stock. */
export async function createProduct(tx: Tx, draft: ProductDraft): Promise<SavedProduct> {
  const id = await insertProduct(tx, draft);
  const isSimple = draft.variants.length === 0;
  const variants = isSimple ? [defaultVariant(draft)] : draft.variants;
  const variantIds = new Map<string, number>();
  for (const [position, variant] of variants.entries()) {
    const variantId = await insertVariant(tx, id, variant, position, isSimple);
    await adjustStock(tx, { variantId, delta: variant.stock, reason: 'initial' });
    variantIds.set(variant.sku, variantId);
  }
  await writeSearchDocuments(tx, [id]);
  await refreshInStock(tx, [id]);
  return { id, variantIds };
}

function defaultVariant(draft: ProductDraft): VariantDraft {
  const own = { size: null, color: null, priceHalalas: null, salePriceHalalas: null, image: null };
  return { sku: draft.sku, stock: draft.stock, ...own };
}
