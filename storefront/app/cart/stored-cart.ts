import { type CartLine, MAX_QUANTITY } from './cart-lines.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPositiveInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function textOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === 'string' ? value : fallback;
}

function idOrNull(value: unknown): number | null {
  return isPositiveInteger(value) ? value : null;
}

function readBundleItems(value: unknown): CartLine['bundle_items'] {
  const items = Array.isArray(value) ? value.filter(isRecord) : [];
  return items.map((item) => ({
    name: textOr(item.name, ''),
    variant: textOr(item.variant, null),
    quantity: isPositiveInteger(item.quantity) ? item.quantity : 1,
  }));
}

function readAnswers(value: unknown): NonNullable<CartLine['answers']> {
  const given = Array.isArray(value) ? value.filter(isRecord) : [];
  return given.map(({ field, value: filled }) => ({ field: textOr(field, ''), value: textOr(filled, '') }));
}

/** Format of a line's attribution. */
const SOURCE = /^[a-z]{2,12}:\d{1,9}$/;

/** Validates a stored line; null if it is invalid. Storage can be edited by the visitor or be out of date. */
export function readLine(value: unknown): CartLine | null {
  if (!isRecord(value) || !isPositiveInteger(value.id) || !isPositiveInteger(value.quantity)) return null;
  if (!isAmount(value.price) || typeof value.name !== 'string') return null;
  const isBundle = value.is_bundle === true && isPositiveInteger(value.bundle_id);
  const isPromotion = value.is_promotion === true && isPositiveInteger(value.promotion_id);
  return {
    id: value.id,
    name: value.name,
    price: value.price,
    image: textOr(value.image, ''),
    quantity: Math.min(value.quantity, MAX_QUANTITY),
    variant: textOr(value.variant, null),
    variant_id: idOrNull(value.variant_id),
    size: textOr(value.size, null),
    color: textOr(value.color, null),
    is_bundle: isBundle,
    bundle_id: isBundle ? idOrNull(value.bundle_id) : null,
    bundle_items: readBundleItems(value.bundle_items),
    bundle_price: isAmount(value.bundle_price) ? value.bundle_price : null,
    is_promotion: isPromotion,
    promotion_id: isPromotion ? idOrNull(value.promotion_id) : null,
    original_price: isAmount(value.original_price) ? value.original_price : value.price,
    slug: textOr(value.slug, ''),
    ...(typeof value.source === 'string' && SOURCE.test(value.source) && { source: value.source }),
    ...(value.answers !== undefined && { answers: readAnswers(value.answers) }),
  };
}

/** Parses the stored cart; invalid lines are dropped. */
export function readCart(stored: string | null): CartLine[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.map(readLine).filter((line) => line !== null) : [];
  } catch {
    return [];
  }
}
