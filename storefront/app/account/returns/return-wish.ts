import type { Misfit, Returnable, ReturnReason } from '@waha/contract/types';

export type ReturnableLine = Returnable['lines'][number];

/** A buyer's choice for one line; lines without an entry are not returned. */
export interface Chosen {
  quantity: number;
  reason: ReturnReason | null;
  /** On which side the size does not fit; retained while another reason is chosen. */
  fit: Misfit | null;
  /** The requested replacement variant; retained while the buyer considers a refund. */
  exchange: number | null;
}

export const newlyChosen: Chosen = { quantity: 1, reason: null, fit: null, exchange: null };

/** By the id of the line. */
export type Wish = Readonly<Record<number, Chosen>>;

/** Price paid for the choice, by the shop's figures. Whole halalas inside, so that sums are exact. */
export function worthOf(lines: readonly ReturnableLine[], wish: Wish): number {
  const halalas = lines.reduce((sum, line) => {
    const chosen = wish[line.id];
    return sum + (chosen ? Math.round((line.refunds[chosen.quantity - 1] ?? 0) * 100) : 0);
  }, 0);
  return halalas / 100;
}

/** The chosen pieces, with or without a reason. */
export function piecesOf(wish: Wish): { id: number; quantity: number }[] {
  return Object.entries(wish).map(([id, { quantity }]) => ({ id: Number(id), quantity }));
}

interface AskedLine {
  id: number;
  quantity: number;
  reason: ReturnReason;
  fit?: Misfit;
  exchange_variant_id?: number;
}

/** Lines of the request, with replacement variants in an exchange; null if a value is missing. */
export function linesOf(wish: Wish, isExchange = false): AskedLine[] | null {
  const lines = Object.entries(wish).flatMap(([id, { quantity, reason, fit, exchange }]) => {
    if (reason === null || (isExchange && exchange === null)) return [];
    return [
      {
        id: Number(id),
        quantity,
        reason,
        ...(reason === 'wrong_size' && fit !== null && { fit }),
        ...(isExchange && exchange !== null && { exchange_variant_id: exchange }),
      },
    ];
  });
  return lines.length > 0 && lines.length === Object.keys(wish).length ? lines : null;
}

/**
 * The lines of a wrong size that are answered by one question: those of the product that `id` is of, if all lines of a
 * wrong size are of that product, and otherwise `id` alone. The first of them has the question.
 */
export function askedTogether(lines: readonly ReturnableLine[], wish: Wish, id: number): number[] {
  const wrong = lines.filter((line) => wish[line.id]?.reason === 'wrong_size');
  const isOne = wrong.every((line) => line.product_id !== null && line.product_id === wrong[0]?.product_id);
  return isOne && wrong.some((line) => line.id === id) ? wrong.map((line) => line.id) : [id];
}

/** A choice with its answer of how the size fits given to all lines that are asked together with it. */
export function withFit(lines: readonly ReturnableLine[], wish: Wish, id: number): Wish {
  const together = askedTogether(lines, wish, id);
  // A line that joins takes over the answer that is shown at the first.
  const [asked = id] = together;
  const fit = wish[asked]?.fit ?? null;
  return Object.fromEntries(
    Object.entries(wish).map(([line, chosen]) => [line, together.includes(Number(line)) ? { ...chosen, fit } : chosen]),
  );
}

/** The chosen lines, in the server's form. */
export function chosenOf(lines: readonly ReturnableLine[], wish: Wish): ReturnableLine[] {
  return lines.filter((line) => wish[line.id] !== undefined);
}

/** Name of a line, with its variant if it has one. */
export function nameOf({ name, variant }: ReturnableLine): string {
  return variant ? `${name} (${variant})` : name;
}
