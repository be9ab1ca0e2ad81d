import type { Quote, QuoteLine } from '@waha/contract/types';
import { type CartLine, isSameLine } from './cart-lines.ts';

/** A cart line with its line of the quote; null before the first quote. */
export interface QuotedLine {
  line: CartLine;
  quoted: QuoteLine | null;
}

/**
 * Pairs the current cart with a quote that may have been requested for an older cart. Quote lines have the order of the
 * requested lines, so each is found through its requested line, never by its current position.
 */
export function pairLines(
  lines: readonly CartLine[],
  answer: { lines: readonly CartLine[]; quote: Quote } | null,
): QuotedLine[] {
  return lines.map((line) => {
    const index = answer?.lines.findIndex((asked) => isSameLine(asked, line)) ?? -1;
    return { line, quoted: answer?.quote.lines[index] ?? null };
  });
}

/** Sellable quantity of a line, which the summary counts. Before a quote it is the requested quantity. */
export function sellableOf({ line, quoted }: QuotedLine): number {
  return Math.min(line.quantity, quoted?.available_quantity ?? line.quantity);
}

/** Notices about a line before it is ordered. */
export type LineNews =
  | { kind: 'unavailable' | 'ended' | 'choose' | 'later'; message: string }
  | { kind: 'only_left'; message: string; available: number }
  | { kind: 'price_up' | 'price_down'; before: number; now: number };

const kinds = {
  product_gone: 'unavailable',
  variant_gone: 'unavailable',
  bundle_gone: 'unavailable',
  out_of_stock: 'unavailable',
  variant_required: 'choose',
  answers_missing: 'choose',
  answers_changed: 'choose',
  promotion_ended: 'ended',
  offer_left: 'ended',
  ships_later: 'later',
} as const;

function sameAmount(first: number, second: number): boolean {
  return Math.round(first * 100) === Math.round(second * 100);
}

/** The server's warnings, and the price if it changed since the line was added. */
export function newsOf({ line, quoted }: QuotedLine): LineNews[] {
  if (!quoted) return [];
  const news: LineNews[] = quoted.warnings.map(({ code, message }) =>
    code === 'only_left'
      ? { kind: 'only_left', message, available: quoted.available_quantity }
      : { kind: kinds[code], message },
  );
  const cannotBeHad = news.some((one) => one.kind === 'unavailable' || one.kind === 'choose');
  if (!cannotBeHad && !sameAmount(line.price, quoted.unit_price)) {
    const kind = quoted.unit_price > line.price ? 'price_up' : 'price_down';
    news.push({ kind, before: line.price, now: quoted.unit_price });
  }
  return news;
}

/** True if the line blocks the order until it is changed or removed. */
export function blocksOrder(pair: QuotedLine): boolean {
  return newsOf(pair).some(({ kind }) => kind === 'unavailable' || kind === 'choose' || kind === 'only_left');
}
