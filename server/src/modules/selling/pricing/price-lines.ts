import { prorate } from './prorate.ts';

/** A line to be priced: current unit price, and the discounts that may apply. Halalas. */
export interface PriceableLine {
  /** Identifies the product, not its position in the cart: equal products are treated equally in any sequence. */
  key: string;
  quantity: number;
  unitPrice: number;
  productId: number | null;
  categoryIds: readonly number[];
  /** A promotion already in the unit price allows no further discount. */
  isClosed: boolean;
}

/** Products a discount applies to; empty lists mean all. */
export interface Targets {
  productIds: readonly number[];
  categoryIds: readonly number[];
}

export interface BuyXGetY {
  id: number;
  buy: number;
  get: number;
  priority: number;
  stackable: boolean;
  targets: Targets;
}

export interface PriceableCoupon {
  id: number;
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  percent: number | null;
  amount: number | null;
  maximum: number | null;
  buy: number | null;
  get: number | null;
  targets: Targets;
}

export interface PricedLines {
  /** One entry per line, in the given order. */
  lines: { discount: number; total: number }[];
  subtotal: number;
  promotions: { id: number; amount: number }[];
  /** The coupon discount on goods; null if it applies to none of them. */
  couponDiscount: number | null;
  /** The rank discount. */
  standingDiscount: number;
  freeShipping: boolean;
  goodsTotal: number;
}

/**
 * Discount allocation over lines with known unit prices: buy-x-get-y promotions by priority, the coupon on the rest, then
 * `standingPercent` (0 to 100) on the rest of that, unless a promotion excludes more. Totals are never negative, parts
 * sum to the total, and the sequence of lines does not affect amounts.
 */
export function priceLines(
  lines: readonly PriceableLine[],
  offers: readonly BuyXGetY[],
  coupon: PriceableCoupon | null,
  standingPercent = 0,
): PricedLines {
  const open = lines.map((line) => ({
    line,
    gross: line.unitPrice * line.quantity,
    discount: 0,
    // A line without sellable pieces is not priced.
    isTaken: line.isClosed || line.quantity === 0,
  }));
  const promotions = offers
    .toSorted((a, b) => b.priority - a.priority || a.id - b.id)
    .flatMap((offer) => {
      const reached = open.filter((entry) => !entry.isTaken && reaches(offer.targets, entry.line));
      const amount = giveCheapest(reached, offer.buy, offer.get);
      if (amount === 0) return [];
      for (const entry of reached) entry.isTaken ||= entry.discount > 0 && !offer.stackable;
      return [{ id: offer.id, amount }];
    });
  const couponDiscount = coupon ? applyCoupon(open, coupon) : null;
  const standingDiscount = takePercent(
    open.filter((entry) => !entry.isTaken),
    standingPercent,
  );
  const subtotal = sum(open.map((entry) => entry.gross));
  const priced = open.map(({ gross, discount }) => ({ discount, total: gross - discount }));
  return {
    lines: priced,
    subtotal,
    promotions,
    couponDiscount,
    standingDiscount,
    freeShipping: coupon?.type === 'free_shipping' && couponDiscount !== null,
    goodsTotal: sum(priced.map((line) => line.total)),
  };
}

interface Entry {
  line: PriceableLine;
  gross: number;
  discount: number;
  isTaken: boolean;
}

/** Makes `get` of every buy + get pieces free: the cheapest of all eligible pieces, across lines. */
function giveCheapest(entries: readonly Entry[], buy: number, get: number): number {
  const pieces = sum(entries.map((entry) => entry.line.quantity));
  let free = Math.floor(pieces / (buy + get)) * get;
  let given = 0;
  for (const entry of entries.toSorted(byPriceThenKey)) {
    const here = Math.min(free, entry.line.quantity);
    const amount = Math.min(here * entry.line.unitPrice, entry.gross - entry.discount);
    entry.discount += amount;
    given += amount;
    free -= here;
  }
  return given;
}

function applyCoupon(entries: readonly Entry[], coupon: PriceableCoupon): number | null {
  const reached = entries
    .filter((entry) => !entry.isTaken && reaches(coupon.targets, entry.line))
    .toSorted(byPriceThenKey);
  if (reached.length === 0) return null;
  if (coupon.type === 'free_shipping') return 0;
  if (coupon.type === 'buy_x_get_y') return giveCheapest(reached, coupon.buy ?? 1, coupon.get ?? 1) || null;
  const base = sum(reached.map(leftOf));
  const wanted = coupon.type === 'fixed' ? (coupon.amount ?? 0) : Math.round((base * (coupon.percent ?? 0)) / 100);
  return takeOff(reached, Math.min(wanted, coupon.maximum ?? Number.POSITIVE_INFINITY, base));
}

function takePercent(entries: readonly Entry[], percent: number): number {
  const reached = entries.toSorted(byPriceThenKey);
  return takeOff(reached, Math.round((sum(reached.map(leftOf)) * percent) / 100));
}

/** Distributes an amount over entries, in proportion to their rest. */
function takeOff(entries: readonly Entry[], amount: number): number {
  for (const [index, part] of prorate(amount, entries.map(leftOf)).entries()) {
    const entry = entries[index];
    if (entry) entry.discount += part;
  }
  return amount;
}

const leftOf = (entry: Entry): number => entry.gross - entry.discount;

/** True if a discount applies to a line. */
export function reaches(targets: Targets, line: Pick<PriceableLine, 'productId' | 'categoryIds'>): boolean {
  if (targets.productIds.length === 0 && targets.categoryIds.length === 0) return true;
  if (line.productId === null) return false;
  return targets.productIds.includes(line.productId) || line.categoryIds.some((id) => targets.categoryIds.includes(id));
}

function byPriceThenKey(a: Entry, b: Entry): number {
  return a.line.unitPrice - b.line.unitPrice || (a.line.key < b.line.key ? -1 : a.line.key > b.line.key ? 1 : 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
