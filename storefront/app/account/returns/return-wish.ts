import type { Returnable, ReturnReason } from '@waha/contract';

export type ReturnableLine = Returnable['lines'][number];

/** What a buyer has chosen of a line; a line without an entry stays with them. */
export interface Chosen {
  quantity: number;
  reason: ReturnReason | null;
}

/** By the id of the line. */
export type Wish = Readonly<Record<number, Chosen>>;

/** What was paid for it, as the shop says. Whole halalas inside, so that sums are exact. */
export function worthOf(lines: readonly ReturnableLine[], wish: Wish): number {
  const halalas = lines.reduce((sum, line) => {
    const chosen = wish[line.id];
    return sum + (chosen ? Math.round((line.refunds[chosen.quantity - 1] ?? 0) * 100) : 0);
  }, 0);
  return halalas / 100;
}

/** What is chosen, whether or not a reason is given yet. */
export function piecesOf(wish: Wish): { id: number; quantity: number }[] {
  return Object.entries(wish).map(([id, { quantity }]) => ({ id: Number(id), quantity }));
}

/** The lines of the request, or null where something is missing. */
export function linesOf(wish: Wish): { id: number; quantity: number; reason: ReturnReason }[] | null {
  const lines = Object.entries(wish).flatMap(([id, { quantity, reason }]) =>
    reason === null ? [] : [{ id: Number(id), quantity, reason }],
  );
  return lines.length > 0 && lines.length === Object.keys(wish).length ? lines : null;
}
