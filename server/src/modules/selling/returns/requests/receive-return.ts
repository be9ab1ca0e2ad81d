import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { inLanguage } from '../../../../platform/text/index.ts';
import { publishStockChange, putBackStock, type StockDemand, type StockReason } from '../../../goods/catalog/index.ts';
import type { FullOrder } from '../../orders/index.ts';
import { listReturnsOfOrder, type ReturnLineRow, type ReturnRow, readReturn, setResaleable } from '../returns.store.ts';
import { type ChangeContext, changeReturn, type ReturnChange } from './change-return.ts';
import { returnedPieces } from './pieces-of-line.ts';

export type ReceivedLine = { id: number; resaleable: number };

/**
 * Receives the pieces: in the same step the resaleable ones return to stock, as the variants they are after earlier
 * exchanges.
 */
export async function receiveReturn(
  tx: Tx,
  change: Omit<ReturnChange, 'to'>,
  received: readonly ReceivedLine[],
  context: ChangeContext,
): Promise<void> {
  const before = (await readReturn(tx, change.returnId)) ?? refuse('returns.not_found');
  const lines = matchLines(before.lines, received, context);
  await changeReturn(tx, { ...change, to: 'received' }, context, {
    async sideEffects({ order }) {
      await setResaleable(tx, change.returnId, lines);
      const demands = demandsOfReturn(order, { row: before, returns: await listReturnsOfOrder(tx, order.id) }, lines);
      const reason = before.refund_to === 'exchange' ? 'exchange_return' : 'return';
      await putBack(tx, demands, { orderId: order.id, note: before.number, reason });
    },
  });
}

/** All lines of the return with their resaleable pieces; 0 for a line that was not named. */
function matchLines(
  lines: readonly ReturnLineRow[],
  received: readonly ReceivedLine[],
  { language }: ChangeContext,
): ReceivedLine[] {
  const unknown = received.find(({ id }) => !lines.some((line) => line.order_item_id === id));
  if (unknown) refuse('returns.line_unknown');
  return lines.map((line) => {
    const resaleable = received.find(({ id }) => id === line.order_item_id)?.resaleable ?? 0;
    if (resaleable > line.quantity) {
      refuse('returns.too_many', { name: inLanguage(line, 'name', language), left: line.quantity });
    }
    return { id: line.order_item_id, resaleable };
  });
}

/**
 * Stock that the intact pieces of a return add: variants, or the parts of bundles. If a line returns several variants,
 * intact pieces are counted in the expected sequence.
 */
function demandsOfReturn(
  order: FullOrder,
  { row, returns }: { row: ReturnRow; returns: readonly ReturnRow[] },
  received: readonly ReceivedLine[],
): StockDemand[] {
  return received.flatMap(({ id, resaleable }) => {
    const line = row.lines.find((one) => one.order_item_id === id);
    if (!line || line.variant_id === null) return demandOf(order, { id, pieces: resaleable });
    return returnedPieces(row, line, returns)
      .slice(0, resaleable)
      .flatMap(({ variant_id: variantId }) => (variantId === null ? [] : [{ variantId, quantity: 1 }]));
  });
}

/** Stock of a number of pieces of a line as bought: its variant, or the parts of its bundle. */
export function demandOf(order: FullOrder, { id, pieces }: { id: number; pieces: number }): StockDemand[] {
  const item = order.items.find((one) => one.id === id);
  if (!item || pieces === 0) return [];
  if (item.variant_id !== null) return [{ variantId: item.variant_id, quantity: pieces }];
  return item.parts.map((part) => ({ variantId: part.variant_id, quantity: part.quantity * pieces }));
}

/** Returns pieces to stock, for sale. */
export async function putBack(
  tx: Tx,
  demands: readonly StockDemand[],
  why: { orderId: string; note: string; reason: StockReason },
): Promise<void> {
  if (demands.length > 0) await publishStockChange(tx, await putBackStock(tx, demands, why));
}
