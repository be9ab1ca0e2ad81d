import type { StockItem } from '@waha/contract/types';
import { api } from '../../api/api.ts';

/** The item of a scanned code: its barcode, else its SKU in any case. */
export async function findByCode(code: string): Promise<StockItem | undefined> {
  const found = await api('GET /admin/stock-items', { query: { q: code } });
  const sku = code.toLowerCase();
  return found.find((item) => item.barcode === code) ?? found.find((item) => item.sku.toLowerCase() === sku);
}
