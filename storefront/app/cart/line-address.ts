import type { Address } from '../router/links.ts';
import type { CartLine } from './cart-lines.ts';

/** The page of what a line holds. */
export function lineAddress(line: CartLine): Address {
  return line.is_bundle ? `/bundle/${line.id}` : `/product/${line.id}/${line.slug}`;
}

/** Tells rows apart in a list: everything that identifies a line. */
export function lineId(line: CartLine): string {
  return [line.is_bundle, line.id, line.variant_id, line.variant, line.size, line.promotion_id].join();
}
