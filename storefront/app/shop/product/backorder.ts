import type { Product, Variant } from '@waha/contract/types';

/** Pieces of a product, or of one of its variants, that can be ordered before they are there. */
export function piecesBeyond({ backorder }: Pick<Product, 'backorder'>, variant: Pick<Variant, 'id'> | null): number {
  if (!backorder) return 0;
  return variant ? (backorder.variants.find(({ id }) => id === variant.id)?.left ?? 0) : backorder.left;
}
