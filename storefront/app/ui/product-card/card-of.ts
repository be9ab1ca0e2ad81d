import type { Product } from '@waha/contract/types';
import { MAX_QUANTITY } from '../../cart/cart-lines.ts';
import { asDecoration, type Pictured } from '../picture.tsx';

/** Fields of a product card, and no more: they are sent with the page's data, for every card. */
export interface Card {
  id: number;
  slug: string;
  name: string;
  price: number;
  sale_price: number | null;
  /** Can be bought: is there, or is ordered before it is. */
  in_stock: boolean;
  /** The most that can be added from the card: none of a product with variants. */
  most: number;
  /** Has variants to choose between or fields to fill, so it cannot be added from the card. */
  variable: boolean;
  image: Pictured | null;
  rating_average: number;
  rating_count: number;
  badge: { type: string; label: string } | null;
  promotion: { id: number } | null;
  /** Available colours, for the dots below its name. */
  colors: string[];
}

const SHOWN_COLORS = 5;

export function cardOf(product: Product): Card {
  const { id, slug, name, price, sale_price, backorder, rating_average, rating_count } = product;
  const [image] = product.images;
  const colors = new Set(product.variants.map((variant) => variant.color_hex).filter((hex) => hex !== null));
  return {
    id,
    slug,
    name,
    price,
    sale_price,
    in_stock: product.in_stock || backorder !== null,
    most:
      product.product_type === 'variable' ? 0 : Math.min(product.stock_quantity + (backorder?.left ?? 0), MAX_QUANTITY),
    variable: product.product_type === 'variable' || product.asks_buyer === true,
    image: asDecoration(image),
    rating_average,
    rating_count,
    badge: product.badges[0] ?? null,
    promotion: product.promotion && { id: product.promotion.id },
    colors: colors.size > 1 ? [...colors].slice(0, SHOWN_COLORS) : [],
  };
}
