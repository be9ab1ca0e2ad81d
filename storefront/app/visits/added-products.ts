import type { CartLine } from '../cart/cart-lines.ts';

/** Products of which a change of the cart added pieces; bundles are none. */
export function addedProducts(before: readonly CartLine[], after: readonly CartLine[]): number[] {
  const piecesOf = (lines: readonly CartLine[]) => {
    const pieces = new Map<number, number>();
    for (const { id, is_bundle: isBundle, quantity } of lines)
      if (!isBundle) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
    return pieces;
  };
  const then = piecesOf(before);
  return [...piecesOf(after)].flatMap(([id, pieces]) => (pieces > (then.get(id) ?? 0) ? [id] : []));
}
