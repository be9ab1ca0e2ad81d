import type { Address } from '../router/links.ts';
import { answersKey, type CartLine } from './cart-lines.ts';

/** Address of the product or bundle of a line. */
export function lineAddress(line: CartLine): Address {
  return line.is_bundle ? `/bundle/${line.id}` : `/product/${line.id}/${line.slug}`;
}

/** React key of a line: all fields of its identity. */
export function lineId(line: CartLine): string {
  return [
    line.is_bundle,
    line.id,
    line.variant_id,
    line.variant,
    line.size,
    line.promotion_id,
    answersKey(line),
  ].join();
}
