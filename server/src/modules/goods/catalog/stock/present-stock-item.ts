import type { StockItem } from '@waha/contract';
import { variantLabel } from '../products/choices.ts';
import type { StockItemRow } from './stock-items.store.ts';

/** Presents an item of stock to staff, in both languages. */
export function presentStockItem(row: StockItemRow): StockItem {
  const { variant_id, product_id, sku, barcode, name_ar, name_en } = row;
  return {
    ...{ variant_id, product_id, sku, barcode, name_ar, name_en },
    variant_ar: variantLabel(row, 'ar'),
    variant_en: variantLabel(row, 'en'),
  };
}
