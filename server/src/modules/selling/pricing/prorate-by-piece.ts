import { prorate } from './prorate.ts';

/**
 * Share of an amount for the pieces after the first `before` of `pieces`. Taken in any number of steps, shares sum
 * exactly to the amount and are never negative.
 */
export function prorateByPiece(amount: number, pieces: number, before: number, count: number): number {
  return prorateUpTo(amount, pieces, before + count) - prorateUpTo(amount, pieces, before);
}

function prorateUpTo(amount: number, pieces: number, count: number): number {
  return prorate(amount, [count, pieces - count])[0] ?? 0;
}
