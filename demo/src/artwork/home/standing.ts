import { demoProducts } from '../../catalog/products/index.ts';
import type { Backdrop } from '../../shop-types.ts';
import { type Look, lookOf } from '../draw-product.ts';
import type { Placement } from '../place-object.ts';

/** A product by its key, or an object by its name: where it stands, and how large it may be. */
export type Standing = {
  readonly what: string;
  readonly x: number;
  readonly ground: number;
  readonly size: number;
  readonly turn?: number;
  /** Lies on a ground seen from above. */
  readonly isLain?: true;
  readonly isHeld?: true;
  readonly isHung?: true;
  readonly softness?: number;
  readonly mirrored?: true;
};

const products = new Map(demoProducts.map((product) => [product.key, product]));

/** The placement of a thing in a picture whose composition begins `offset` px from its left and top. */
export function placementOf(standing: Standing, backdrop: Backdrop, offset = 0): Placement {
  const { what, x, ground, size, turn, isLain, isHeld, isHung, softness, mirrored } = standing;
  const product = products.get(what);
  const look: Look = product ? lookOf(product, backdrop) : { icon: what, backdrop };
  return {
    ...look,
    x: x + offset,
    ground: ground + offset,
    maxWidth: size,
    maxHeight: size,
    ...(turn !== undefined && { turn }),
    ...(softness !== undefined && { softness }),
    ...(mirrored && { mirrored }),
    ...(isHung && { isHung }),
    ...(isLain && { support: 'under' as const }),
    ...(isHeld && { support: 'hand' as const }),
  };
}
