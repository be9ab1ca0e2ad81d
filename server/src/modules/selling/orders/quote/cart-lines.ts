import type { OrderLine, SoldTax } from '@waha/contract';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import {
  type AnswerFault,
  type BundleRow,
  isRunning,
  type OpenBackorder,
  openBackorder,
  type ProductRow,
  payablePrice,
  piecesAtHand,
  piecesBeyond,
  resolveAnswers,
  type StockDemand,
  type StoredAnswer,
  type VariantRow,
  variantPrices,
} from '../../../goods/catalog/index.ts';
import { taxOfSet } from '../../pricing/index.ts';

/** An obstacle to selling a line as requested. An order is refused for the first of a line. */
export type LineProblem =
  | { code: 'product_gone' | 'variant_gone' | 'variant_required' | 'bundle_gone' | 'promotion_ended' }
  | { code: 'out_of_stock' | 'only_left' | 'offer_left'; available: number }
  /** `available` pieces are not there yet. */
  | { code: 'ships_later'; available: number; day: string }
  | AnswerFault;

/** A line that is asked for. `kept` are the answers of a line that was sold, which stay though fields have changed since. */
export type AskedLine = OrderLine & { kept?: readonly StoredAnswer[] };

/** Problems that change a price or a day but block no sale: a buyer who saw them may order. */
export const INFORMATIONAL_PROBLEMS: ReadonlySet<LineProblem['code']> = new Set([
  'promotion_ended',
  'offer_left',
  'ships_later',
]);

interface LineBase {
  asked: AskedLine;
  quantity: number;
  unitPrice: number;
  /** Price of a piece without its promotion. */
  usualPrice: number;
  originalPrice: number;
  /** The promotion that makes the price of one piece. */
  promotionId: number | null;
  isCapped: boolean;
  isClosed: boolean;
  problems: LineProblem[];
  /** Answers of the buyer, in the order of the fields. */
  answers: readonly StoredAnswer[];
}

export type CartLine =
  | (LineBase & { kind: 'product'; product: ProductRow; variant: VariantRow; backorder: OpenBackorder | null })
  | (LineBase & { kind: 'bundle'; bundle: BundleRow })
  | (LineBase & { kind: 'gone'; product: ProductRow | null });

export interface SellableGoods {
  products: ReadonlyMap<number, ProductRow>;
  bundles: ReadonlyMap<number, BundleRow>;
  nowMs: number;
}

/** Resolves each line to a product, variant or bundle with its current unit price. */
export function resolveLine(asked: AskedLine, things: SellableGoods): CartLine {
  if (asked.bundle_id !== undefined) return resolveBundle(asked, things.bundles.get(asked.bundle_id));
  const product = things.products.get(asked.product_id ?? 0);
  if (!product) return gone(asked, null, { code: 'product_gone' });
  const variant = findVariant(product, asked.variant_id ?? null);
  if (!variant) {
    const isMissing = asked.variant_id === null || asked.variant_id === undefined;
    return gone(asked, product, { code: isMissing ? 'variant_required' : 'variant_gone' });
  }
  const promotion = product.promotion && isRunning(product.promotion, things.nowMs) ? product.promotion : null;
  const answers = asked.kept ?? resolveAnswers(product.buyer_fields, asked.answers ?? []);
  const prices = variantPrices(product, variant);
  const unitPrice = payablePrice(prices, promotion);
  const usualPrice = payablePrice(prices, null);
  const isPromoted = promotion !== null && unitPrice < usualPrice;
  return {
    kind: 'product',
    asked,
    product,
    variant,
    backorder: openBackorder(product, things.nowMs),
    quantity: asked.quantity,
    unitPrice,
    usualPrice,
    originalPrice: prices.priceHalalas,
    promotionId: isPromoted ? promotion.id : null,
    isCapped: isPromoted && promotion.is_capped,
    isClosed: isPromoted && !promotion.stackable,
    ...('code' in answers ? { problems: [answers], answers: [] } : { problems: [], answers }),
  };
}

/** A simple product has its default variant; a variable one only those it shows. */
function findVariant(product: ProductRow, variantId: number | null): VariantRow | undefined {
  if (product.product_type === 'simple' && variantId === null) return product.variants.find((one) => one.is_default);
  return product.variants.find((one) => !one.is_default && one.id === variantId);
}

/** A bundle asks nothing: its parts have no required fields. */
const FIELDS_GONE: AnswerFault = { code: 'answers_changed', label_ar: '', label_en: '' };

function resolveBundle(asked: AskedLine, bundle: BundleRow | undefined): CartLine {
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
    problems: asked.answers?.length ? [FIELDS_GONE] : [],
    answers: [],
  };
}

function gone(asked: AskedLine, product: ProductRow | null, problem: LineProblem): CartLine {
  const nothing = { unitPrice: 0, usualPrice: 0, originalPrice: 0, promotionId: null, isCapped: false, isClosed: true };
  return { kind: 'gone', asked, product, quantity: asked.quantity, ...nothing, problems: [problem], answers: [] };
}

/** Pieces of each variant that one line needs, and how many of them are not there yet. */
export function demandOf(line: CartLine & { later?: number }): StockDemand[] {
  if (line.kind === 'product') {
    return [{ variantId: line.variant.id, quantity: line.quantity, later: line.later ?? 0 }];
  }
  if (line.kind === 'gone') return [];
  return line.bundle.parts.map((part) => ({ variantId: part.variant.id, quantity: part.quantity * line.quantity }));
}

/** Pieces available for a line after earlier lines took theirs: those at hand, and those that can be owed beside them. */
export function availableFor(line: CartLine, taken: ReadonlyMap<number, number>): { atHand: number; beyond: number } {
  const rest = (variant: VariantRow) => ({ ...variant, quantity: variant.quantity - (taken.get(variant.id) ?? 0) });
  const left = (variant: VariantRow) => piecesAtHand(rest(variant));
  if (line.kind === 'product') {
    return { atHand: left(line.variant), beyond: piecesBeyond(rest(line.variant), line.backorder) };
  }
  if (line.kind === 'gone') return { atHand: 0, beyond: 0 };
  const sets = Math.min(...line.bundle.parts.map((part) => Math.floor(left(part.variant) / part.quantity)));
  return { atHand: sets, beyond: 0 };
}

/** True if a line is given as codes or files, and never sent. Bundles hold nothing digital. */
export const isDigital = (line: CartLine): boolean => line.kind === 'product' && line.product.delivery === 'digital';

export function weightOf(line: CartLine, pieces: number): number {
  if (isDigital(line)) return 0;
  if (line.kind === 'product') return line.product.weight_grams * pieces;
  if (line.kind === 'gone') return 0;
  return line.bundle.parts.reduce((sum, part) => sum + part.weight_grams * part.quantity, 0) * pieces;
}

/** The tax that a line is sold by now. */
export function taxOfLine(line: CartLine): SoldTax {
  if (line.kind === 'product') return line.product.tax;
  return line.kind === 'bundle' ? taxOfSet(line.bundle.parts.map(({ tax }) => tax)) : 'standard';
}

/** The display name of a line; empty if the product is unknown. */
export function nameOfLine(line: CartLine, language: Language): string {
  if (line.kind === 'bundle') return inLanguage(line.bundle, 'name', language);
  return line.product ? inLanguage(line.product, 'name', language) : '';
}
