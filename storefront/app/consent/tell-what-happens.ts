import type { Calls } from '@waha/contract/types';
import type { CartLine } from '../cart/cart-lines.ts';
import { readCurrentCart, watchCart } from '../cart/cart-store.ts';
import { restoringCart } from '../cart/restoring-cart.ts';
import { onNavigation } from '../visits/on-navigation.ts';
import { onOrderPlaced } from '../visits/on-order-placed.ts';

type Told = Omit<Calls['POST /conversions']['body'], 'consent_id' | 'path'>;
type ToldLine = NonNullable<Told['lines']>[number];

const MOST_LINES = 20;

/** Lines of a cart as they are told: products with their variants, and no bundles. */
export function toldLines(lines: readonly CartLine[]): ToldLine[] {
  return lines
    .filter(({ is_bundle: isBundle }) => !isBundle)
    .slice(0, MOST_LINES)
    .map(({ id, variant_id: variant, quantity }) => ({
      product_id: id,
      ...(variant !== null && { variant_id: variant }),
      quantity,
    }));
}

/** The pieces that a change of the cart added. */
export function addedLines(before: readonly CartLine[], after: readonly CartLine[]): ToldLine[] {
  const pieces = (lines: readonly CartLine[], { product_id: id, variant_id: variant }: ToldLine) =>
    lines.reduce(
      (sum, line) =>
        !line.is_bundle && line.id === id && (line.variant_id ?? undefined) === variant ? sum + line.quantity : sum,
      0,
    );
  const each = new Map(toldLines(after).map((line) => [`${line.product_id} ${line.variant_id}`, line]));
  return [...each.values()].flatMap((line) => {
    const added = pieces(after, line) - pieces(before, line);
    return added > 0 ? [{ ...line, quantity: Math.min(added, 99) }] : [];
  });
}

/** Calls `tell` for what is put into the cart, for each checkout that begins, and for an order that was placed. */
export function tellWhatHappens(tell: (told: Told) => void): void {
  let { lines } = readCurrentCart();
  watchCart(() => {
    const before = lines;
    lines = readCurrentCart().lines;
    if (restoringCart.isRunning || document.visibilityState !== 'visible') return;
    const added = addedLines(before, lines);
    if (added.length > 0) tell({ kind: 'add_to_cart', lines: added });
  });
  let seen = '';
  const look = () => {
    const { pathname } = location;
    if (pathname !== seen && /^(\/en)?\/checkout$/.test(pathname)) tell({ kind: 'checkout', lines: toldLines(lines) });
    seen = pathname;
  };
  look();
  onNavigation(look);
  onOrderPlaced((orderId) => tell({ kind: 'purchase', order_id: orderId }));
}
