import { useBasket } from './basket.ts';
import { type CartLine, isSameLine } from './cart-lines.ts';
import { useCartActions } from './use-cart-actions.ts';

/** The cart's actions, and the buyer's responses to notices about a line. */
export function useCartChanges() {
  const { change } = useBasket();
  const actions = useCartActions(change);
  return {
    ...actions,
    /** Accepts the new price: later changes are compared with it. */
    acceptPrice(line: CartLine, price: number, original: number) {
      change((lines) =>
        lines.map((one) => (isSameLine(one, line) ? { ...one, price, original_price: original } : one)),
      );
    },
  };
}
