import type { BackorderKind, Product } from '@waha/contract';
import { dayEnd } from '../../../../platform/text/index.ts';
import type { ProductRow, VariantRow } from '../products/product-row.ts';

/** Sale beyond the stock of a product, while it is open. */
export interface OpenBackorder {
  kind: BackorderKind;
  /** Day on which pieces beyond stock are sent, `2026-12-05`. */
  shipsFrom: string;
  closesAt: Date;
}

type Sold = Pick<ProductRow, 'backorder' | 'ships_from'>;

/** The sale beyond stock; null where there is none, or once its day has passed: no buyer is promised a day in the past. */
export function openBackorder({ backorder, ships_from: shipsFrom }: Sold, nowMs: number): OpenBackorder | null {
  if (backorder === 'none' || shipsFrom === null) return null;
  const closesAt = dayEnd(shipsFrom);
  return nowMs < closesAt.getTime() ? { kind: backorder, shipsFrom, closesAt } : null;
}

/** Pieces at hand; a level below zero is owed. */
export const piecesAtHand = ({ quantity }: Pick<VariantRow, 'quantity'>): number => Math.max(0, quantity);

/** Pieces of a variant that can be ordered beyond those at hand, as far as it is open. */
export const piecesBeyond = (
  { quantity, backorder_limit: limit }: Pick<VariantRow, 'quantity' | 'backorder_limit'>,
  open: OpenBackorder | null,
): number => (open ? Math.max(0, limit + Math.min(quantity, 0)) : 0);

/** Most pieces that buyers are told: as many as a line may have. */
const MOST_TOLD = 99;

/** Sale beyond stock as buyers see it; null where nothing can be ordered so. */
export function presentBackorder(row: ProductRow, nowMs: number): Product['backorder'] {
  const open = openBackorder(row, nowMs);
  if (!open) return null;
  const left = row.variants.map((variant) => ({
    id: variant.id,
    left: Math.min(MOST_TOLD, piecesBeyond(variant, open)),
  }));
  const most = Math.max(0, ...left.map((one) => one.left));
  if (most === 0) return null;
  const variants = row.product_type === 'simple' ? [] : left.filter((one) => one.left > 0);
  return { kind: open.kind, ships_from: open.shipsFrom, left: most, variants };
}
