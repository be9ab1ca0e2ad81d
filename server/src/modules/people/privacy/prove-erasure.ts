import { timingSafeEqual } from 'node:crypto';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { contactsProvedNow, hasContact } from './contacts-proved-now.ts';
import { type DataRequestRow, readDataRequest, updateDataRequest } from './data-requests.store.ts';
import { countCode, hashCode } from './receive-request.ts';
import { takeCodeTry } from './request-secrets.store.ts';
import { checkStep } from './take-step.ts';

/**
 * Has a code sent to the person of a request that staff wrote down. Only the person can say it: staff alone, by a letter that
 * nobody wrote, can erase no account.
 */
export async function requestErasureCode(
  { db, limits }: { db: Database; limits: boolean },
  tx: Tx,
  request: DataRequestRow,
  version: number,
): Promise<void> {
  checkStep(request, 'erased', version);
  if (request.source !== 'staff') refuse('privacy.step_impossible');
  const contacts = await contactsProvedNow(tx, request);
  if (!hasContact(contacts)) refuse('privacy.no_account');
  if (limits) await countCode(db, contacts);
  await updateDataRequest(tx, request);
  await publish(tx, 'privacy.proof_requested', { requestId: request.id });
}

/** Refuses the erasure of a request that staff wrote down without its person's code. A wrong try counts, whatever becomes of the call. */
export async function checkErasureCode(db: Database, id: string, code: string, at: Date): Promise<void> {
  const request = await readDataRequest(db, id);
  if (request?.source !== 'staff') return;
  const kept = code === '' ? undefined : await inTransaction(db, (tx) => takeCodeTry(tx, { id, isOnDesk: true, at }));
  if (!kept || !timingSafeEqual(kept, hashCode(id, code))) refuse('privacy.code_wrong');
}
