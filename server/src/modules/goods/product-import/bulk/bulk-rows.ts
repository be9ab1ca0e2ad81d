import { type BulkChangeRule, type ImportField, toRiyals } from '@waha/contract';
import { textWithoutFormulas } from '../../../../platform/csv/index.ts';
import type { PricedProduct } from '../../catalog/index.ts';
import { changedPrices } from './changed-prices.ts';

const KEYS = ['product_sku', 'sku'] as const;
const PRICES = ['price', 'sale_price', 'variant_price', 'variant_sale_price'] as const;

/** Columns of the rows: those of our own export that the rule may change. */
export function columnsOf({ field }: BulkChangeRule): readonly ImportField[] {
  return field === 'stock' ? [...KEYS, 'stock'] : [...KEYS, ...PRICES];
}

/** The rows of a product as our own export would write them after the rule, one for each variant. */
export function rowsOf(rule: BulkChangeRule, product: PricedProduct): string[][] {
  const own = changedPrices(rule, { price: product.price_halalas, sale: product.sale_price_halalas });
  return product.variants.map((variant) => {
    const keys = [textWithoutFormulas(product.sku), textWithoutFormulas(variant.sku)];
    if (rule.field === 'stock') return [...keys, String(rule.amount ?? 0)];
    return [...keys, riyals(own.price), riyals(own.sale), ...variantCells(rule, product, variant)];
  });
}

/** A variant without prices of its own has those of its product, and keeps having none. */
function variantCells(
  rule: BulkChangeRule,
  product: PricedProduct,
  { price_halalas: price, sale_price_halalas: sale }: PricedProduct['variants'][number],
): string[] {
  if (price === null && sale === null) return ['', ''];
  const after = changedPrices(rule, { price: price ?? product.price_halalas, sale });
  return [price === null ? '' : riyals(after.price), riyals(after.sale)];
}

const riyals = (halalas: number | null) => (halalas === null ? '' : String(toRiyals(halalas)));
