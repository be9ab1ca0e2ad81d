import { publishPurge } from '../../platform/cache/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import { inLanguage } from '../../platform/text/index.ts';
import { putBackStock, type StockDemand } from '../catalog/index.ts';
import type { FullOrder } from '../orders/index.ts';
import { type ChangeContext, changeReturn, type ReturnChange } from './change-return.ts';
import { type ReturnLineRow, readReturn, setResaleable } from './returns.store.ts';

export type ReceivedLine = { id: number; resaleable: number };

/** The pieces are here: what can be sold again is on the shelf with the same step. */
export async function receiveReturn(
  tx: Tx,
  change: Omit<ReturnChange, 'to'>,
  received: readonly ReceivedLine[],
  context: ChangeContext,
): Promise<void> {
  const before = (await readReturn(tx, change.returnId)) ?? refuse('returns.not_found');
  const lines = matchLines(before.lines, received, context);
  await changeReturn(tx, { ...change, to: 'received' }, context, {
    async carryOut(order) {
      await setResaleable(tx, change.returnId, lines);
      await putBack(tx, order, { lines, note: before.number });
    },
  });
}

/** Every line of the return with how many of it are good; of one that was not named none. */
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

/** What a piece of a line takes from the shelf: its variant, or the parts of a bundle. */
function demandOf(item: FullOrder['items'][number], pieces: number): StockDemand[] {
  if (item.variant_id !== null) return [{ variantId: item.variant_id, quantity: pieces }];
  return item.parts.map((part) => ({ variantId: part.variant_id, quantity: part.quantity * pieces }));
}

/** Puts pieces of lines on the shelf again: what was sold by them is for sale. */
export async function putBack(
  tx: Tx,
  order: FullOrder,
  { lines, note }: { lines: readonly ReceivedLine[]; note: string },
): Promise<void> {
  const demands = lines
    .filter((line) => line.resaleable > 0)
    .flatMap(({ id, resaleable }) =>
      order.items.filter((item) => item.id === id).flatMap((item) => demandOf(item, resaleable)),
    );
  if (demands.length === 0) return;
  const stock = await putBackStock(tx, demands, { orderId: order.id, note });
  if (stock.flippedProductIds.length > 0) {
    await publish(tx, [{ event: 'stock.flipped', payload: { productIds: stock.flippedProductIds } }]);
  }
  await publishPurge(
    tx,
    stock.productIds.map((productId) => `product:${productId}`),
  );
}
