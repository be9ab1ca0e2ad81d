import { type Bundle, toRiyals } from '@waha/contract';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import { isRunning, payablePrice, variantPrices } from '../prices/promotional-price.ts';
import { variantLabel } from '../products/choices.ts';
import { presentProductImage } from '../products/present-product.ts';
import { piecesAtHand } from '../stock/backorders.ts';
import type { BundlePart, BundleRow } from './bundles.store.ts';

/** Number of complete sets in stock. Nothing of a bundle is sold beyond it. */
export function bundleStock(parts: readonly BundlePart[]): number {
  return Math.min(...parts.map((part) => Math.floor(piecesAtHand(part.variant) / part.quantity)));
}

function partPrice(part: BundlePart, nowMs: number): number {
  const promotion = part.promotion && isRunning(part.promotion, nowMs) ? part.promotion : null;
  return payablePrice(variantPrices(part, part.variant), promotion);
}

/** A bundle; its saving is relative to buying the parts one by one today. */
export function presentBundle(row: BundleRow, language: Language, nowMs: number): Bundle {
  const original = row.parts.reduce((sum, part) => sum + partPrice(part, nowMs) * part.quantity, 0);
  const stock = bundleStock(row.parts);
  return {
    id: row.id,
    slug: row.slug,
    name: inLanguage(row, 'name', language),
    description: inLanguage(row, 'description', language),
    images: row.images.map((image) => presentProductImage(image, language)),
    bundle_price: toRiyals(row.price_halalas),
    original_price: toRiyals(original),
    savings: toRiyals(Math.max(0, original - row.price_halalas)),
    bundle_items: row.parts.map((part) => {
      const image = part.variant.image ?? part.images[0];
      return {
        product_id: part.product_id,
        variant_id: part.variant.is_default ? null : part.variant.id,
        name: inLanguage(part, 'name', language),
        variant: variantLabel(part.variant, language),
        slug: part.slug,
        quantity: part.quantity,
        price: toRiyals(partPrice(part, nowMs)),
        image: image ? presentProductImage(image, language) : null,
      };
    }),
    in_stock: stock > 0,
    stock_quantity: stock,
  };
}
