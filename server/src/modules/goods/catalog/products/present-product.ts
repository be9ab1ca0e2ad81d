import { type Badge, type Product, type PromotionRef, toRiyals, type Variant } from '@waha/contract';
import { presentImage } from '../../../../platform/media/index.ts';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import { asksBuyer } from '../buyer-fields/buyer-fields.ts';
import type { CategoryRow } from '../categories/categories.store.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import {
  buyable,
  isRunning,
  isShown,
  payablePrice,
  type RunningPromotion,
  variantPrices,
} from '../prices/promotional-price.ts';
import { piecesAtHand, presentBackorder } from '../stock/backorders.ts';
import { catalogTexts } from '../texts.ts';
import { alignedChoices, optionsOf, valueIn } from './choices.ts';
import type { ProductImage, ProductRow, VariantRow } from './product-row.ts';
import { sizeName } from './size-name.ts';

const NEW_FOR_MS = 21 * 24 * 60 * 60 * 1_000;

export interface Reader {
  language: Language;
  nowMs: number;
  categories: CategoryTree;
}

export function presentProductImage(image: ProductImage, language: Language) {
  return presentImage(image, inLanguage(image, 'alt', language));
}

export function presentCategoryRef(row: CategoryRow, language: Language) {
  return { id: row.id, name: inLanguage(row, 'name', language), slug: row.slug };
}

/** A product as lists show it. Stock rules are the source spec's: in stock if any variant is, quantity the sum of those. */
export function presentProduct(row: ProductRow, reader: Reader): Product {
  const { language } = reader;
  const promotion = row.promotion && isRunning(row.promotion, reader.nowMs) ? row.promotion : null;
  const prices = buyable(row.variants).map((variant) => priceOf(row, variant, promotion));
  const [cheapest] = prices.toSorted((a, b) => a.payable - b.payable);
  const price = cheapest ?? priceOf(row, { price_halalas: null, sale_price_halalas: null }, promotion);
  const stock = row.variants.reduce((sum, variant) => sum + piecesAtHand(variant), 0);
  const backorder = presentBackorder(row, reader.nowMs);
  const own = reader.categories.byId.get(row.category_id);
  return {
    id: row.id,
    sku: row.sku,
    slug: row.slug,
    name: inLanguage(row, 'name', language),
    short_description: inLanguage(row, 'short_description', language),
    brand: inLanguage(row, 'brand', language),
    product_type: row.product_type,
    price: toRiyals(price.regular),
    sale_price: price.payable < price.regular ? toRiyals(price.payable) : null,
    in_stock: stock > 0,
    stock_quantity: stock,
    images: row.images.map((image) => presentProductImage(image, language)),
    category: own ? presentCategoryRef(own, language) : { id: row.category_id, name: '', slug: '' },
    categories: row.category_ids.flatMap((id) => {
      const category = reader.categories.byId.get(id);
      return category ? [presentCategoryRef(category, language)] : [];
    }),
    ...presentVariants(row, promotion, language),
    rating_average: Number(row.rating_average),
    rating_count: row.rating_count,
    badges: badgesOf(row, { price, stock, promotion, backorder }, reader),
    promotion: promotion && isShown(promotion, row, row.variants) ? presentPromotionRef(promotion, language) : null,
    backorder,
    is_returnable: row.is_returnable && row.delivery === 'shipped',
    delivery: row.delivery,
    weight_grams: row.weight_grams,
    // Lists have thousands of products, and few of them ask anything: only those say so.
    ...(asksBuyer(row.buyer_fields) && { asks_buyer: true as const }),
  };
}

function priceOf(
  row: ProductRow,
  variant: Pick<VariantRow, 'price_halalas' | 'sale_price_halalas'>,
  promotion: RunningPromotion | null,
) {
  const prices = variantPrices(row, variant);
  return { regular: prices.priceHalalas, payable: payablePrice(prices, promotion) };
}

/** The options of a product, and its variants with their value of each. */
export function presentVariants(
  row: ProductRow,
  promotion: RunningPromotion | null,
  language: Language,
): Pick<Product, 'options' | 'variants'> {
  const variants = row.variants.filter((variant) => !variant.is_default);
  const options = optionsOf(variants);
  return {
    options: options.map((option) => ({ kind: option.kind, name: inLanguage(option, 'name', language) })),
    variants: variants.map((variant) => ({
      ...presentVariant(row, variant, promotion, language),
      choices: alignedChoices(options, variant).map((choice) => (choice ? valueIn(choice, language) : '')),
    })),
  };
}

function presentVariant(
  row: ProductRow,
  variant: VariantRow,
  promotion: RunningPromotion | null,
  language: Language,
): Omit<Variant, 'choices'> {
  const price = priceOf(row, variant, promotion);
  return {
    id: variant.id,
    sku: variant.sku,
    size: variant.size && sizeName(variant.size, language),
    color: language === 'ar' ? variant.color_ar : variant.color_en,
    color_hex: variant.color_hex,
    price: toRiyals(price.regular),
    sale_price: price.payable < price.regular ? toRiyals(price.payable) : null,
    in_stock: variant.quantity > 0,
    stock_quantity: piecesAtHand(variant),
    image: variant.image && presentProductImage(variant.image, language),
  };
}

/** One promotion as products and offers name it. */
export function presentPromotionRef(promotion: RunningPromotion, language: Language): PromotionRef {
  return {
    id: promotion.id,
    type: promotion.type,
    name: inLanguage(promotion, 'name', language),
    label: promotionLabel(promotion, language),
    ends_at: new Date(promotion.ends_at).toISOString(),
  };
}

function promotionLabel(promotion: RunningPromotion, language: Language): string {
  if (promotion.type === 'buy_x_get_y') {
    const counts = { buy: promotion.buy_quantity ?? 1, get: promotion.get_quantity ?? 1 };
    return catalogTexts.say(language, 'buy_x_get_y', counts);
  }
  if (promotion.type === 'flash') return catalogTexts.say(language, 'promotion_flash');
  if (promotion.percent === null) return catalogTexts.say(language, 'promotion_price');
  return catalogTexts.say(language, 'promotion_percent', { percent: promotion.percent });
}

/** The facts of a product that badges tell. */
interface Shown {
  price: { regular: number; payable: number };
  stock: number;
  promotion: RunningPromotion | null;
  backorder: Product['backorder'];
}

function badgesOf(
  row: ProductRow,
  { price, stock, promotion, backorder }: Shown,
  { language, nowMs }: Reader,
): Badge[] {
  const badges: Badge[] = [];
  if (backorder && stock === 0) {
    badges.push({ type: backorder.kind, label: catalogTexts.say(language, backorder.kind) });
  }
  const percent = Math.round((1 - price.payable / price.regular) * 100);
  if (percent > 0) badges.push({ type: 'sale', label: catalogTexts.say(language, 'sale', { percent }) });
  if (promotion?.type === 'buy_x_get_y') badges.push({ type: 'promotion', label: promotionLabel(promotion, language) });
  if (stock > 0 && stock <= row.low_stock_limit && !backorder) {
    badges.push({ type: 'low_stock', label: catalogTexts.say(language, 'low_stock', { count: stock }) });
  }
  if (nowMs - row.published_at.getTime() < NEW_FOR_MS)
    badges.push({ type: 'new', label: catalogTexts.say(language, 'new') });
  return badges;
}
