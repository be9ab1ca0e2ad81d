import type { Bundle, Product, Variant } from '@waha/contract/types';
import type { CartLine } from './cart-lines.ts';

type SoldProduct = Pick<Product, 'id' | 'name' | 'slug' | 'price' | 'sale_price'> & {
  promotion: { id: number } | null;
  image: string;
};

/** The cart line of a product, with the chosen variant and its label if it has variants. */
export function lineOfProduct(
  product: SoldProduct,
  variant: Variant | null,
  quantity: number,
  label: string | null = null,
): CartLine {
  const priced = variant ?? product;
  return {
    id: product.id,
    name: product.name,
    price: priced.sale_price ?? priced.price,
    image: variant?.image?.url ?? product.image,
    quantity,
    variant: label,
    variant_id: variant?.id ?? null,
    size: variant?.size ?? null,
    color: variant?.color ?? null,
    is_bundle: false,
    bundle_id: null,
    bundle_items: [],
    bundle_price: null,
    is_promotion: product.promotion !== null,
    promotion_id: product.promotion?.id ?? null,
    original_price: priced.price,
    slug: product.slug,
  };
}

export function lineOfBundle(bundle: Bundle, quantity: number): CartLine {
  return {
    id: bundle.id,
    name: bundle.name,
    price: bundle.bundle_price,
    image: bundle.images[0]?.url ?? bundle.bundle_items[0]?.image?.url ?? '',
    quantity,
    variant: null,
    variant_id: null,
    size: null,
    color: null,
    is_bundle: true,
    bundle_id: bundle.id,
    bundle_items: bundle.bundle_items.map(({ name, variant, quantity: count }) => ({ name, variant, quantity: count })),
    bundle_price: bundle.bundle_price,
    is_promotion: false,
    promotion_id: null,
    original_price: bundle.original_price,
    slug: bundle.slug,
  };
}
