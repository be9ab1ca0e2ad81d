import type { ToldReport } from '../../../extensions/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { loggedNumber } from './allow-sms.ts';
import { insertWritten } from './phone-inbox.store.ts';
import { noteReceipt } from './phone-messages.store.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Notes the receipts of a report, each in a transaction of its own. One of a message that did not arrive makes the next channel try, once.
 * Receipts of messages that nobody knows change nothing. What people wrote is stored, once. Returns how many messages of people were too
 * many to be stored.
 */
export async function takeReport(
  db: Database,
  { extension, receipts, inbound }: ToldReport,
  at: Date,
): Promise<number> {
  for (const { reference, key, state, verdict = null } of receipts) {
    await inTransaction(db, async (tx) => {
      const own = key !== undefined && UUID.test(key) ? key : undefined;
      const noted = await noteReceipt(tx, { extension, reference, key: own, state, verdict }, at);
      if (noted?.isLost) await publish(tx, 'phone.unreached', { messageId: noted.id });
    });
  }
  let dropped = 0;
  for (const { id: reference, from: phone, name, text } of inbound) {
    const stored = await inTransaction(db, async (tx) => {
      const written = { extension, reference, numberHash: loggedNumber(phone).hash, phone, name, text };
      const inboxId = await insertWritten(tx, written, at);
      if (typeof inboxId === 'number') await publish(tx, 'phone.written', { inboxId });
      return inboxId;
    });
    if (stored === 'too_many') dropped += 1;
  }
  return dropped;
}
