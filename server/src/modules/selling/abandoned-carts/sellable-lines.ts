import type { SavedCartLine } from '@waha/contract';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import {
  type ProductRow,
  payablePrice,
  type VariantRow,
  variantLabel,
  variantPrices,
} from '../../goods/catalog/index.ts';

/** A line of a saved cart that can be bought at this moment. */
export interface SellableLine extends SavedCartLine {
  name: Readonly<Record<Language, string>>;
  /** Price of one piece, in halalas. */
  price: number;
}

/** Lines whose product is published and whose variant can be had, at the prices of this moment. */
export function sellableLines(lines: readonly SavedCartLine[], products: readonly ProductRow[]): SellableLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.flatMap((line) => {
    const product = byId.get(line.product_id);
    const variant = product?.variants.find(({ id, is_default: isDefault }) =>
      line.variant_id === null ? isDefault : id === line.variant_id,
    );
    if (!product || !variant || variant.quantity + variant.backorder_limit <= 0) return [];
    const price = payablePrice(variantPrices(product, variant), product.promotion);
    const name = { ar: nameOf(product, variant, 'ar'), en: nameOf(product, variant, 'en') };
    return [{ ...line, name, price }];
  });
}

function nameOf(product: ProductRow, variant: VariantRow, language: Language): string {
  const name = inLanguage(product, 'name', language);
  const label = variantLabel(variant, language);
  return label ? `${name} (${label})` : name;
}
