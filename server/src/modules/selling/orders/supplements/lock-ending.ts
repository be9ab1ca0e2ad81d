import type { Tx } from '../../../../platform/database/index.ts';
import { lockLevelsOf } from '../../../goods/catalog/index.ts';
import { lockWaitingSupplements } from './supplements.store.ts';

/**
 * Locks what ends with a locked order: its supplements that wait for their payment, and then the stock of all of them in one pass.
 * Those who end a supplement alone lock in that sequence, and orders take stock in the common order. Returns the supplements.
 */
export async function lockEnding(tx: Tx, orderId: string): Promise<string[]> {
  const waiting = await lockWaitingSupplements(tx, orderId);
  if (waiting.length > 0) await lockLevelsOf(tx, [orderId, ...waiting]);
  return waiting;
}
