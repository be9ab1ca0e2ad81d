import type { Database } from '../../platform/database/index.ts';
import { listMessages, listReturnsOfCustomer } from './returns.store.ts';

/** More than anybody sends back. */
const EVERYTHING = 10_000;

/** A customer's returns for their copy of what we keep, with what was written about them. */
export async function exportReturns(db: Database, customerId: string): Promise<unknown> {
  const { rows } = await listReturnsOfCustomer(db, { customerId, status: null }, EVERYTHING, 0);
  const copies: unknown[] = [];
  for (const row of rows) copies.push({ ...row, messages: await listMessages(db, row.id, EVERYTHING) });
  return copies;
}
