import type { PromotionRow } from '../../promotions/index.ts';
import { availableFor, type CartLine, demandOf, type LineProblem } from './cart-lines.ts';

/**
 * A line with its available quantity, and the number of requested pieces that can be sold: only those are priced. `later`
 * of them are not there yet.
 */
export type SellableLine = CartLine & { available: number; sellable: number; later: number };

/** Lines take stock in sequence, so that two lines of one variant never promise the same piece. */
export function withAvailability(lines: readonly CartLine[]): SellableLine[] {
  const taken = new Map<number, number>();
  return lines.map((line) => {
    const { atHand, beyond } = availableFor(line, taken);
    const available = atHand + beyond;
    const sellable = Math.min(line.quantity, available);
    const later = Math.max(0, sellable - atHand);
    for (const { variantId, quantity } of demandOf({ ...line, quantity: sellable })) {
      taken.set(variantId, (taken.get(variantId) ?? 0) + quantity);
    }
    const problems: LineProblem[] = [...line.problems];
    if (line.kind !== 'gone' && available < line.quantity) {
      problems.push({ code: available === 0 ? 'out_of_stock' : 'only_left', available });
    }
    if (line.kind === 'product' && line.backorder && later > 0) {
      problems.push({ code: 'ships_later', available: later, day: line.backorder.shipsFrom });
    }
    return { ...line, problems, available, sellable, later };
  });
}

/**
 * Applies promotion caps: a line gets the capped price for all its pieces or for none. A line that exceeds the rest of
 * the cap is sold at its usual price and reports how many it could have had. Lines are processed in order of their
 * product, so their order in the cart changes nothing.
 */
export function withinCaps(lines: readonly SellableLine[], running: readonly PromotionRow[]): SellableLine[] {
  const left = new Map(
    running.map((one) => [one.id, one.quantity_cap === null ? 0 : one.quantity_cap - one.quantity_sold]),
  );
  const settled = new Map<SellableLine, SellableLine>();
  for (const line of lines.filter((one) => one.isCapped).toSorted(byItem)) {
    const promotionId = line.promotionId ?? 0;
    const available = Math.max(0, left.get(promotionId) ?? 0);
    if (line.sellable <= available) left.set(promotionId, available - line.sellable);
    else settled.set(line, atUsualPrice(line, available));
  }
  return lines.map((line) => settled.get(line) ?? line);
}

function atUsualPrice(line: SellableLine, available: number): SellableLine {
  const problem: LineProblem = available === 0 ? { code: 'promotion_ended' } : { code: 'offer_left', available };
  return {
    ...line,
    unitPrice: line.usualPrice,
    promotionId: null,
    isCapped: false,
    isClosed: false,
    problems: [...line.problems, problem],
  };
}

function byItem(a: SellableLine, b: SellableLine): number {
  const idOf = (line: SellableLine) => (line.kind === 'product' ? line.variant.id : 0);
  return idOf(a) - idOf(b) || b.sellable - a.sellable;
}
