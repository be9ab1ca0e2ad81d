import { useBasket } from './basket.ts';
import { type CartLine, isSameLine } from './cart-lines.ts';
import { useCartActions } from './use-cart-actions.ts';

/** The cart's actions, and the buyer's responses to notices about a line. */
export function useCartChanges() {
  const { change } = useBasket();
  const actions = useCartActions(change);
  return {
    ...actions,
    /** The buyer has seen the new price: from now on it is the one later changes are compared with. */
    acceptPrice(line: CartLine, price: number, original: number) {
      change((lines) =>
        lines.map((one) => (isSameLine(one, line) ? { ...one, price, original_price: original } : one)),
      );
    },
  };
}
