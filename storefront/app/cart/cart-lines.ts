import type { BuyerAnswer } from '@waha/contract/types';

/** A line of the cart as it is kept in the browser: the fields of the source spec §3, prices as seen when it was added. */
export interface CartLine {
  /** Product id, or the bundle's own id on a bundle line. */
  id: number;
  name: string;
  price: number;
  image: string;
  quantity: number;
  /** The variant as text, e.g. "Blue / M". */
  variant: string | null;
  variant_id: number | null;
  size: string | null;
  color: string | null;
  is_bundle: boolean;
  bundle_id: number | null;
  bundle_items: { name: string; variant: string | null; quantity: number }[];
  bundle_price: number | null;
  is_promotion: boolean;
  promotion_id: number | null;
  original_price: number;
  /** Part of the product's URL; not part of the line's identity. */
  slug: string;
  /** Attribution of the line: `post:7`. Sent with the order; not part of the line's identity. */
  source?: string;
  /** Answers of the buyer: another answer is another line. */
  answers?: readonly BuyerAnswer[];
}

/** Fields that identify a line. */
export type LineKeys = Pick<
  CartLine,
  'id' | 'variant' | 'variant_id' | 'size' | 'is_bundle' | 'bundle_id' | 'is_promotion' | 'promotion_id' | 'answers'
>;

export const MAX_QUANTITY = 99;

/** The matching rules of the source spec §4: bundles by bundle, promotion items by promotion, plain items by variant. */
export function isSameLine(first: LineKeys, second: LineKeys): boolean {
  if (first.is_bundle !== second.is_bundle) return false;
  if (first.is_bundle) return first.bundle_id === second.bundle_id;
  if (answersKey(first) !== answersKey(second)) return false;
  if (first.is_promotion !== second.is_promotion || first.id !== second.id) return false;
  if (first.is_promotion) {
    return first.variant_id === second.variant_id && first.promotion_id === second.promotion_id;
  }
  if (first.variant_id !== null || second.variant_id !== null) return first.variant_id === second.variant_id;
  return first.variant === second.variant && first.size === second.size;
}

/** The answers of a line as text, to compare them. */
export const answersKey = ({ answers = [] }: Pick<CartLine, 'answers'>) => JSON.stringify(answers);

function clamp(quantity: number): number {
  return Math.min(Math.trunc(quantity), MAX_QUANTITY);
}

/**
 * Increases the quantity of the matching line, which takes the newer price and texts and retains its first source, or
 * appends a new line.
 */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const index = lines.findIndex((line) => isSameLine(line, added));
  if (index < 0) return [...lines, { ...added, quantity: clamp(added.quantity) }];
  return lines.map((line, at) =>
    at === index ? { ...added, ...sourceOf(line), quantity: clamp(line.quantity + added.quantity) } : line,
  );
}

const sourceOf = ({ source }: CartLine) => (source ? { source } : {});

export function removeLine(lines: readonly CartLine[], keys: LineKeys): CartLine[] {
  return lines.filter((line) => !isSameLine(line, keys));
}

/** Zero or less removes the line. */
export function setLineQuantity(lines: readonly CartLine[], keys: LineKeys, quantity: number): CartLine[] {
  if (quantity <= 0) return removeLine(lines, keys);
  return lines.map((line) => (isSameLine(line, keys) ? { ...line, quantity: clamp(quantity) } : line));
}

export function totalItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Sum of price × quantity in riyals, computed in whole halalas. */
export function totalPrice(lines: readonly CartLine[]): number {
  return lines.reduce((halalas, line) => halalas + Math.round(line.price * 100) * line.quantity, 0) / 100;
}

export function findLine(lines: readonly CartLine[], keys: LineKeys): CartLine | undefined {
  return lines.find((line) => isSameLine(line, keys));
}
