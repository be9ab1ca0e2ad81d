/** A product, or one of its variants, as carts of the shop name it. */
export interface ItemKey {
  productId: number;
  variantId: number | null;
}

const ID = /^p([1-9]\d{0,8})(?:-v([1-9]\d{0,8}))?$/;

/** The id of a product or variant at agents: `p12`, `p12-v34`. */
export function itemId({ productId, variantId }: ItemKey): string {
  return variantId === null ? `p${productId}` : `p${productId}-v${variantId}`;
}

/** The product or variant of an id; undefined where it is none of this shop. */
export function readItemId(id: string): ItemKey | undefined {
  const [, product, variant] = ID.exec(id) ?? [];
  if (product === undefined) return undefined;
  return { productId: Number(product), variantId: variant === undefined ? null : Number(variant) };
}
