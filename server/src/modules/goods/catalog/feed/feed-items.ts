import { type Product, toHalalas } from '@waha/contract';
import type { FeedItem } from '../../../../extensions/index.ts';
import { inLanguage, pagePath } from '../../../../platform/text/index.ts';
import { isRunning, payablePrice, type RunningPromotion, variantPrices } from '../prices/promotional-price.ts';
import { presentProduct, type Reader } from '../products/present-product.ts';
import type { ProductRow, VariantRow } from '../products/product-row.ts';
import type { ProductTexts } from '../products/products.store.ts';
import { openBackorder } from '../stock/backorders.ts';
import { gtinOf } from './gtin.ts';

export type FeedRow = ProductRow & ProductTexts;

const MOST_IMAGES = 11;

/**
 * The items of a product for feeds: one a variant. Prices and stock are those that `presentProduct` gives to its page and its
 * structured data, so that neither can say another thing.
 */
export function feedItems(row: FeedRow, reader: Reader): FeedItem[] {
  const product = presentProduct(row, reader);
  const promotion = row.promotion && isRunning(row.promotion, reader.nowMs) ? row.promotion : null;
  const shared = { row, product, promotion, ...shownAlike(row, reader) };
  const [only] = row.variants;
  if (product.variants.length > 0) {
    return product.variants.flatMap((variant) => {
      const of = row.variants.find(({ id }) => id === variant.id);
      return of ? feedItem(shared, of, variant) : [];
    });
  }
  return only ? [feedItem(shared, only, null)] : [];
}

/** The first moment at which an item changes by itself; infinite where it does not. */
export function changesAtMs(row: ProductRow, nowMs: number): number {
  const { promotion } = row;
  const ends = promotion ? [Date.parse(promotion.starts_at), Date.parse(promotion.ends_at)] : [];
  const closes = openBackorder(row, nowMs)?.closesAt.getTime() ?? Number.POSITIVE_INFINITY;
  return Math.min(closes, ...ends.filter((at) => at > nowMs));
}

/** Fields that all variants of a product have alike. */
function shownAlike(row: FeedRow, { language, categories }: Reader) {
  const path = categories.pathTo(row.category_id);
  return {
    language,
    alike: {
      title: inLanguage(row, 'name', language),
      description: inLanguage(row, 'description', language) || inLanguage(row, 'short_description', language),
      brand: inLanguage(row, 'brand', language) || null,
      categoryPath: path.map((category) => inLanguage(category, 'name', language)),
      taxonomy: path.findLast(({ taxonomy }) => taxonomy !== '')?.taxonomy ?? null,
      weightGrams: row.delivery === 'shipped' ? row.weight_grams : 0,
      isSent: row.delivery === 'shipped',
    },
  };
}

interface Shared extends ReturnType<typeof shownAlike> {
  row: FeedRow;
  product: Product;
  promotion: RunningPromotion | null;
}

function feedItem(
  { row, product, promotion, language, alike }: Shared,
  of: VariantRow,
  variant: Product['variants'][number] | null,
): FeedItem {
  const { price, sale_price, in_stock } = variant ?? product;
  const images = [...(variant?.image ? [variant.image] : []), ...product.images].map(({ url }) => url);
  const page = pagePath(language, `/product/${row.id}/${encodeURIComponent(row.slug)}`);
  return {
    ...alike,
    id: String(of.id),
    groupId: product.variants.length > 1 ? String(row.id) : null,
    item: { productId: row.id, variantId: variant?.id ?? null },
    sku: variant?.sku ?? product.sku,
    title: [alike.title, ...(variant?.choices ?? [])].filter(Boolean).join(' · '),
    path: variant && product.variants.length > 1 ? `${page}?variant=${variant.id}` : page,
    imagePaths: [...new Set(images)].slice(0, MOST_IMAGES).map(asJpeg),
    price: toHalalas(price),
    salePrice: sale_price === null ? null : toHalalas(sale_price),
    saleWindow: sale_price === null ? null : saleWindow(row, of, promotion),
    ...availabilityOf(in_stock, product.backorder, variant),
    gtin: gtinOf(row.barcodes[of.id]),
    size: variant?.size ?? null,
    color: variant?.color ?? null,
  };
}

/** Some services read neither WebP nor AVIF. */
const asJpeg = (path: string) => path.replace(/^\/media\/(.+)\.(?:webp|avif)$/, '/share/picture/$1.jpg');

/** The time of the promotion, where it makes the price that is paid. */
function saleWindow(row: ProductRow, variant: VariantRow, promotion: RunningPromotion | null): FeedItem['saleWindow'] {
  const prices = variantPrices(row, variant);
  if (!promotion || payablePrice(prices, promotion) === payablePrice(prices, null)) return null;
  return { startsAt: promotion.starts_at, endsAt: promotion.ends_at };
}

/** The rule of the product page's structured data: pieces that are ordered before they are there say from when. */
function availabilityOf(
  inStock: boolean,
  backorder: Product['backorder'],
  variant: { id: number } | null,
): Pick<FeedItem, 'availability' | 'availableFrom'> {
  if (inStock) return { availability: 'in_stock', availableFrom: null };
  const left = variant ? (backorder?.variants.find(({ id }) => id === variant.id)?.left ?? 0) : (backorder?.left ?? 0);
  if (!backorder || left === 0) return { availability: 'out_of_stock', availableFrom: null };
  return { availability: backorder.kind, availableFrom: backorder.ships_from };
}
