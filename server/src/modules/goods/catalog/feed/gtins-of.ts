import type { ProductDetail } from '@waha/contract';
import type { ProductRow } from '../products/product-row.ts';
import type { ProductTexts } from '../products/products.store.ts';
import { gtinOf } from './gtin.ts';

/** The GTINs of a product's variants on sale; of a simple product without the id of its only variant. */
export function gtinsOf(row: ProductRow & Pick<ProductTexts, 'barcodes'>): ProductDetail['gtins'] {
  return row.variants.flatMap(({ id, is_default }) => {
    const gtin = gtinOf(row.barcodes[id]);
    return gtin ? [{ variant_id: is_default ? null : id, gtin }] : [];
  });
}
