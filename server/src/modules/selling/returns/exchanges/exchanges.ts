import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { type FieldFault, type FieldTextKey, refuseFields } from '../../../../text/index.ts';
import {
  isRunning,
  type ProductRow,
  payablePrice,
  readSellableProducts,
  type VariantRow,
  variantLabel,
  variantPrices,
} from '../../../goods/catalog/index.ts';
import type { FullOrder } from '../../orders/index.ts';
import { followPieces } from '../requests/pieces-of-line.ts';
import { type ReturnableLine, returnableLines } from '../requests/returnable.ts';
import type { Exchange, ReturnRow } from '../returns.store.ts';

/** Possible exchanges by line id. A line without an entry has none. */
export type Exchanges = ReadonlyMap<number, readonly VariantRow[]>;

/** Reads the current exchange options of an order's returnable pieces. */
export async function readExchanges(
  where: Database | Tx,
  order: FullOrder,
  returns: readonly ReturnRow[],
  at: Date,
): Promise<Exchanges> {
  const lines = returnableLines(order, returns).filter(({ item, left }) => item.variant_id !== null && left > 0);
  const products = await readSellableProducts(
    where,
    lines.flatMap(({ item }) => item.product_id ?? []),
  );
  return new Map(
    lines.flatMap((line): [number, readonly VariantRow[]][] => {
      const product = products.get(line.item.product_id ?? 0);
      return product ? [[line.item.id, exchangesOf(line, product, { returns, at })]] : [];
    }),
  );
}

/**
 * Other variants of a product with the same current price as the bought one, sold out or not. None if the bought
 * variant is no longer sold: its current price is unknown. The variant that would come back is left out, unless
 * another one was bought.
 */
function exchangesOf(
  { item }: ReturnableLine,
  product: ProductRow,
  { returns, at }: { returns: readonly ReturnRow[]; at: Date },
): VariantRow[] {
  const bought = product.variants.find((variant) => variant.id === item.variant_id);
  if (!bought) return [];
  const [next] = followPieces({ id: item.id, quantity: item.quantity, piece: item }, returns).atHome;
  const promotion = product.promotion && isRunning(product.promotion, at.getTime()) ? product.promotion : null;
  const priceOf = (variant: VariantRow) => payablePrice(variantPrices(product, variant), promotion);
  return product.variants.filter((one) => one.id !== next?.variant_id && priceOf(one) === priceOf(bought));
}

interface RequestedExchange {
  id: number;
  quantity: number;
  exchange_variant_id?: number | undefined;
}

/**
 * The chosen replacement of each line, by line id, as it is stored. Refuses at the line's field if the stock is too
 * low.
 */
export function chooseExchanges(
  wish: readonly RequestedExchange[],
  exchanges: Exchanges,
  language: Language,
): ReadonlyMap<number, Exchange> {
  const wanted = (variantId: number | undefined) =>
    wish.filter((line) => line.exchange_variant_id === variantId).reduce((sum, line) => sum + line.quantity, 0);
  const faults = new Map<string, FieldTextKey | FieldFault>();
  const chosen = new Map<number, Exchange>();
  for (const [index, line] of wish.entries()) {
    const options = exchanges.get(line.id) ?? [];
    const variant = options.find(({ id }) => id === line.exchange_variant_id);
    const fault = faultOf(line, { options, variant, wanted: wanted(line.exchange_variant_id) });
    if (fault) faults.set(fieldOf(index), fault);
    if (variant) chosen.set(line.id, reservedVariantOf(variant));
  }
  refuseFields(language, faults);
  return chosen;
}

/** Refuses a replacement if a refund is requested. */
export function refuseExchanges(wish: readonly RequestedExchange[], language: Language): void {
  const named = [...wish.entries()].filter(([, line]) => line.exchange_variant_id !== undefined);
  refuseFields(language, new Map(named.map(([index]) => [fieldOf(index), 'validation.exchange_not_asked'])));
}

const fieldOf = (index: number) => `lines.${index}.exchange_variant_id`;

interface Offer {
  options: readonly VariantRow[];
  variant: VariantRow | undefined;
  /** Requested pieces of the variant, over all lines. */
  wanted: number;
}

function faultOf({ exchange_variant_id: id }: RequestedExchange, { options, variant, wanted }: Offer) {
  if (options.length === 0) return 'validation.exchange_impossible';
  if (id === undefined) return 'validation.exchange_missing';
  if (!variant) return 'validation.exchange_unknown';
  if (variant.quantity >= wanted) return null;
  return { key: 'validation.exchange_left', params: { left: variant.quantity } } as const;
}

function reservedVariantOf(variant: VariantRow): Exchange {
  return {
    variant_id: variant.id,
    sku: variant.sku,
    variant_ar: variantLabel(variant, 'ar'),
    variant_en: variantLabel(variant, 'en'),
  };
}

/** Stock of the replacements of a return, by variant; without variants that are no longer sold. */
export async function readShelf(where: Database | Tx, { lines }: ReturnRow): Promise<ReadonlyMap<number, number>> {
  const wanted = lines.filter(({ exchange }) => exchange !== null).flatMap((line) => line.product_id ?? []);
  const products = await readSellableProducts(where, wanted);
  return new Map([...products.values()].flatMap(({ variants }) => variants.map(({ id, quantity }) => [id, quantity])));
}
