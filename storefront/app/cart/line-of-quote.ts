import type { QuoteLine } from '@waha/contract/types';
import type { CartLine } from './cart-lines.ts';

/** A quoted line as the browser keeps lines; a variant is named as the quote names it. */
export function lineOfQuote(line: QuoteLine): CartLine {
  return {
    id: line.product_id ?? 0,
    name: line.name,
    price: line.unit_price,
    image: line.image?.url ?? '',
    quantity: line.quantity,
    variant: line.variant,
    variant_id: line.variant_id,
    size: null,
    color: null,
    is_bundle: false,
    bundle_id: null,
    bundle_items: [],
    bundle_price: null,
    is_promotion: line.promotion_id !== null,
    promotion_id: line.promotion_id,
    original_price: line.original_price,
    slug: line.slug,
  };
}
