import { type Database, inPages } from '../../../platform/database/index.ts';
import { listMessages, listReturnsOfCustomer } from './returns.store.ts';

/** A customer's returns for the data export, with their messages. */
export async function* exportReturns(db: Database, customerId: string): AsyncGenerator<unknown> {
  const returns = inPages(
    async (limit, offset) => (await listReturnsOfCustomer(db, { customerId, status: null }, limit, offset)).rows,
  );
  for await (const row of returns) yield { ...row, messages: await listMessages(db, row.id, null) };
}
