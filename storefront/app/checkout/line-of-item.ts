import type { Order } from '@waha/contract/types';
import type { CartLine } from '../cart/cart-lines.ts';

/** Whether all of the order may be put into the cart again: what its buyer filled in is asked anew, at the product. */
export const isRepeatable = ({ items }: Order): boolean => items.every(({ answers }) => answers.length === 0);

/** The cart line of an item bought before. Its price is the old one, until the cart loads the current price. */
export function lineOfItem(item: Order['items'][number]): CartLine | null {
  const id = item.bundle_id ?? item.product_id;
  if (id === null) return null;
  return {
    id,
    name: item.name,
    price: item.unit_price,
    image: item.image?.url ?? '',
    quantity: item.quantity,
    variant: item.variant,
    variant_id: item.variant_id,
    size: null,
    color: null,
    is_bundle: item.bundle_id !== null,
    bundle_id: item.bundle_id,
    bundle_items: item.bundle_items,
    bundle_price: item.bundle_id === null ? null : item.unit_price,
    is_promotion: false,
    promotion_id: null,
    original_price: item.unit_price,
    slug: item.slug,
  };
}
