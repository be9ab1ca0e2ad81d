import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import {
  publishStockChange,
  putBackStock,
  reserveForExchange,
  type StockDemand,
} from '../../../goods/catalog/index.ts';
import type { FullOrder } from '../../orders/index.ts';
import type { ReturnRow } from '../returns.store.ts';

/** Stock an exchange reserves; empty for any other kind of return. */
function replacementDemand({ lines }: ReturnRow): StockDemand[] {
  return lines.flatMap(({ exchange, quantity }) => (exchange ? [{ variantId: exchange.variant_id, quantity }] : []));
}

/** Reserves the replacement of a return; refuses (409) if the stock is too low. */
export async function reserveReplacement(tx: Tx, order: FullOrder, row: ReturnRow, language: Language): Promise<void> {
  const demands = replacementDemand(row);
  if (demands.length === 0) return;
  const stock = await reserveForExchange(tx, demands, { orderId: order.id, note: row.number });
  if ('missingVariantId' in stock) refuse('returns.replacement_sold_out', { name: nameOf(row, stock, language) });
  await publishStockChange(tx, stock);
}

/** Releases the reserved replacement of an exchange that was rejected, withdrawn or refunded. */
export async function releaseReplacement(tx: Tx, order: FullOrder, row: ReturnRow): Promise<void> {
  const demands = replacementDemand(row);
  if (demands.length === 0) return;
  await publishStockChange(
    tx,
    await putBackStock(tx, demands, { orderId: order.id, note: row.number, reason: 'exchange' }),
  );
}

function nameOf({ lines }: ReturnRow, { missingVariantId }: { missingVariantId: number }, language: Language): string {
  const line = lines.find(({ exchange }) => exchange?.variant_id === missingVariantId);
  if (!line?.exchange) throw new Error(`variant ${missingVariantId} is in no line`);
  const variant = language === 'ar' ? line.exchange.variant_ar : line.exchange.variant_en;
  return [inLanguage(line, 'name', language), variant].filter(Boolean).join(' · ');
}
