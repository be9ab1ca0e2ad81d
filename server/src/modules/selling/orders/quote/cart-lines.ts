import type { OrderLine } from '@waha/contract';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import {
  type BundleRow,
  isRunning,
  type ProductRow,
  payablePrice,
  type StockDemand,
  type VariantRow,
  variantPrices,
} from '../../../goods/catalog/index.ts';

/** What stands in the way of selling a line as asked. The first of a line is what an order is refused for. */
export type LineProblem =
  | { code: 'product_gone' | 'variant_gone' | 'variant_required' | 'bundle_gone' | 'promotion_ended' }
  | { code: 'out_of_stock' | 'only_left' | 'offer_left'; available: number };

/** What changes a price and keeps nothing from being sold: whoever saw the new total may order. */
export const INFORMATIONAL_PROBLEMS: ReadonlySet<LineProblem['code']> = new Set(['promotion_ended', 'offer_left']);

interface LineBase {
  asked: OrderLine;
  quantity: number;
  unitPrice: number;
  /** What a piece costs without its promotion. */
  usualPrice: number;
  originalPrice: number;
  /** The promotion that makes the price of one piece. */
  promotionId: number | null;
  isCapped: boolean;
  isClosed: boolean;
  problems: LineProblem[];
}

export type CartLine =
  | (LineBase & { kind: 'product'; product: ProductRow; variant: VariantRow })
  | (LineBase & { kind: 'bundle'; bundle: BundleRow })
  | (LineBase & { kind: 'gone'; product: ProductRow | null });

export interface SellableGoods {
  products: ReadonlyMap<number, ProductRow>;
  bundles: ReadonlyMap<number, BundleRow>;
  nowMs: number;
}

/** Finds what each line asks for and what one piece of it costs now. */
export function resolveLine(asked: OrderLine, things: SellableGoods): CartLine {
  if (asked.bundle_id !== undefined) return resolveBundle(asked, things.bundles.get(asked.bundle_id));
  const product = things.products.get(asked.product_id ?? 0);
  if (!product) return gone(asked, null, { code: 'product_gone' });
  const variant = findVariant(product, asked.variant_id ?? null);
  if (!variant) {
    const isMissing = asked.variant_id === null || asked.variant_id === undefined;
    return gone(asked, product, { code: isMissing ? 'variant_required' : 'variant_gone' });
  }
  const promotion = product.promotion && isRunning(product.promotion, things.nowMs) ? product.promotion : null;
  const prices = variantPrices(product, variant);
  const unitPrice = payablePrice(prices, promotion);
  const usualPrice = payablePrice(prices, null);
  const isPromoted = promotion !== null && unitPrice < usualPrice;
  return {
    kind: 'product',
    asked,
    product,
    variant,
    quantity: asked.quantity,
    unitPrice,
    usualPrice,
    originalPrice: prices.priceHalalas,
    promotionId: isPromoted ? promotion.id : null,
    isCapped: isPromoted && promotion.is_capped,
    isClosed: isPromoted && !promotion.stackable,
    problems: [],
  };
}

/** A simple product has its default variant; a variable one only those it shows. */
function findVariant(product: ProductRow, variantId: number | null): VariantRow | undefined {
  if (product.product_type === 'simple' && variantId === null) return product.variants.find((one) => one.is_default);
  return product.variants.find((one) => !one.is_default && one.id === variantId);
}

function resolveBundle(asked: OrderLine, bundle: BundleRow | undefined): CartLine {
  if (!bundle) return gone(asked, null, { code: 'bundle_gone' });
  return {
    kind: 'bundle',
    asked,
    bundle,
    quantity: asked.quantity,
    unitPrice: bundle.price_halalas,
    usualPrice: bundle.price_halalas,
    originalPrice: bundle.price_halalas,
    promotionId: null,
    isCapped: false,
    isClosed: false,
    problems: [],
  };
}

function gone(asked: OrderLine, product: ProductRow | null, problem: LineProblem): CartLine {
  const nothing = { unitPrice: 0, usualPrice: 0, originalPrice: 0, promotionId: null, isCapped: false, isClosed: true };
  return { kind: 'gone', asked, product, quantity: asked.quantity, ...nothing, problems: [problem] };
}

/** Pieces of each variant that one line needs. */
export function demandOf(line: CartLine): StockDemand[] {
  if (line.kind === 'product') return [{ variantId: line.variant.id, quantity: line.quantity }];
  if (line.kind === 'gone') return [];
  return line.bundle.parts.map((part) => ({ variantId: part.variant.id, quantity: part.quantity * line.quantity }));
}

/** How many of a line could be had when lines before it have taken theirs. */
export function availableFor(line: CartLine, taken: ReadonlyMap<number, number>): number {
  const left = (variant: VariantRow) => Math.max(0, variant.quantity - (taken.get(variant.id) ?? 0));
  if (line.kind === 'product') return left(line.variant);
  if (line.kind === 'gone') return 0;
  return Math.min(...line.bundle.parts.map((part) => Math.floor(left(part.variant) / part.quantity)));
}

export function weightOf(line: CartLine, pieces: number): number {
  if (line.kind === 'product') return line.product.weight_grams * pieces;
  if (line.kind === 'gone') return 0;
  return line.bundle.parts.reduce((sum, part) => sum + part.weight_grams * part.quantity, 0) * pieces;
}

/** What a line is called; empty where nothing is known of it any more. */
export function nameOfLine(line: CartLine, language: Language): string {
  if (line.kind === 'bundle') return inLanguage(line.bundle, 'name', language);
  return line.product ? inLanguage(line.product, 'name', language) : '';
}
