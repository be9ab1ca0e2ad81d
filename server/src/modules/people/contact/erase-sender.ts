import { type Database, inPages, type Tx } from '../../../platform/database/index.ts';
import { provenContacts } from '../identity/index.ts';
import { deleteMessagesFrom, listMessagesFrom } from './messages.store.ts';

/** Erases the messages of a deleted account, sent from its proved addresses, with their answers. */
export async function eraseSender(tx: Tx, customerId: string): Promise<void> {
  const { all } = await provenContacts(tx, customerId);
  if (all.length > 0) await deleteMessagesFrom(tx, all);
}

/** A customer's messages to the shop, for the data export. */
export async function* exportMessages(db: Database, customerId: string): AsyncGenerator<unknown> {
  const { all } = await provenContacts(db, customerId);
  if (all.length > 0) yield* inPages((limit, offset) => listMessagesFrom(db, all, limit, offset));
}
