import { prorate } from './prorate.ts';

/**
 * What the pieces that come after `before` others have of an amount for all `pieces` together. However many steps the
 * pieces are taken in, the shares sum to the amount exactly, and none is below zero.
 */
export function prorateByPiece(amount: number, pieces: number, before: number, count: number): number {
  return prorateUpTo(amount, pieces, before + count) - prorateUpTo(amount, pieces, before);
}

function prorateUpTo(amount: number, pieces: number, count: number): number {
  return prorate(amount, [count, pieces - count])[0] ?? 0;
}
