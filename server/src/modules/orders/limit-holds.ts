import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import type { Language } from '../../platform/text/index.ts';
import { type StockDemand, sumDemand } from '../catalog/index.ts';
import { demandOf, nameOfLine } from './cart-lines.ts';
import { type Held, type Holder, readHeld } from './hold-limits.store.ts';
import type { PricedCart } from './price-cart.ts';

/** What must be locked while a holder's orders are counted: two orders at once must not both see room for one. */
export function locksOf({ visitor, customerId, phone }: Holder): string[] {
  return [`holds of visitor ${visitor}`, customerId === null ? `holds of phone ${phone}` : `holds of ${customerId}`];
}

/**
 * Refuses an order that would wait for its payment, where the unpaid orders of its buyer or visitor then held too much: too
 * many of them, too many pieces, or too great a share of one thing. Called under the locks of `locksOf`.
 */
export async function limitHolds(tx: Tx, cart: PricedCart, holder: Holder, language: Language): Promise<void> {
  const held = await readHeld(tx, holder);
  const { limits, buyer, visitor } = held;
  const demand = sumDemand(cart.demand);
  const wanted = demand.reduce((sum, one) => sum + one.quantity, 0);
  if (buyer.orders >= limits.buyerOrders || visitor.orders >= limits.visitorOrders) refuse('orders.unpaid_orders');
  if (buyer.pieces + wanted > limits.buyerPieces || visitor.pieces + wanted > limits.visitorPieces) {
    const left = Math.max(0, Math.min(limits.buyerPieces - buyer.pieces, limits.visitorPieces - visitor.pieces));
    refuse('orders.unpaid_pieces', { left });
  }
  for (const one of demand) limitShare(cart, one, held, language);
}

function limitShare(cart: PricedCart, { variantId, quantity }: StockDemand, held: Held, language: Language): void {
  const before = held.byVariant[variantId] ?? 0;
  const line = cart.lines.find((one) => demandOf(one).some((demand) => demand.variantId === variantId));
  const all = before + levelOf(cart, variantId);
  const most = Math.max(held.limits.stockPieces, Math.floor((all * held.limits.stockPercent) / 100));
  if (before + quantity <= most || !line) return;
  refuse('orders.unpaid_share', { name: nameOfLine(line, language), left: Math.max(0, most - before) });
}

/** What there was of a variant when the cart was priced. */
function levelOf(cart: PricedCart, variantId: number): number {
  const variants = cart.lines.flatMap((line) => {
    if (line.kind === 'product') return [line.variant];
    return line.kind === 'bundle' ? line.bundle.parts.map((part) => part.variant) : [];
  });
  return variants.find((variant) => variant.id === variantId)?.quantity ?? 0;
}
