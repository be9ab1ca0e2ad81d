import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { DataRequestKind } from '@waha/contract';
import { type Database, inTransaction, type Tx, underNewReference } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { findByPhone, findByVerifiedEmail, hashSecret, lockCustomer, provenContacts } from '../identity/index.ts';
import { countOpenOf, insertDataRequest, type NewDataRequest } from './data-requests.store.ts';
import { insertLog } from './request-log.store.ts';
import { proveRequest, readContact, takeCodeTry } from './request-secrets.store.ts';

const DAY_MS = 86_400_000;
/** Term of the law's regulation for an answer, and by how much it may be extended once. */
export const TERM_MS = 30 * DAY_MS;
export const MOST_LOG = 200;
/** Steps that leave room in the log for those that answer a request. */
const MOST_FREE_STEPS = 180;
const FREE_STEPS: readonly string[] = ['assigned', 'noted'];
const MOST_OPEN = 5;
/** Codes to one contact in a day, from all callers: each costs the shop and may wake somebody. */
const CODES_A_DAY = 3;
/** Forms of one network in an hour. */
const FORMS_AN_HOUR = 10;

export interface ReceivedRequest {
  kind: DataRequestKind;
  name: string;
  email: string | null;
  phone: string | null;
  details: string;
  language: Language;
}

const REFERENCE = { prefix: 'DR', digits: 8 };

const rowOf = (
  request: ReceivedRequest,
  about: Pick<NewDataRequest, 'source' | 'status' | 'customerId'>,
  receivedAt: Date,
): Omit<NewDataRequest, 'reference'> => ({
  ...request,
  ...about,
  id: randomUUID(),
  receivedAt,
  dueAt: new Date(receivedAt.getTime() + TERM_MS),
});

const insertUnderReference = (tx: Tx, row: Omit<NewDataRequest, 'reference'>) =>
  underNewReference(REFERENCE, (reference) => insertDataRequest(tx, { ...row, reference }));

/** Stores a stranger's form. It is on no desk until its contact is proved; the answer is the same for known and unknown ones. */
export async function receiveForm(
  { db, now, limits }: { db: Database; now: () => number; limits: boolean },
  request: ReceivedRequest,
  visitor: string,
): Promise<string> {
  const code = 'privacy.too_many_requests';
  if (limits) {
    await countAgainstLimit(db, { bucket: `data-request-forms ${visitor}`, most: FORMS_AN_HOUR, minutes: 60, code });
    await countCode(db, request);
  }
  const row = rowOf(request, { source: 'form', status: null, customerId: null }, new Date(now()));
  await inTransaction(db, async (tx) => {
    await insertUnderReference(tx, row);
    await publish(tx, 'privacy.proof_requested', { requestId: row.id });
  });
  return row.id;
}

/** Counts a code against those that a contact may be sent in a day. */
export async function countCode(db: Database, { email, phone }: { email: string | null; phone: string | null }) {
  const bucket = `data-request-codes ${hashSecret(email ?? phone ?? '').toString('hex')}`;
  await countAgainstLimit(db, { bucket, most: CODES_A_DAY, minutes: 1_440, code: 'privacy.too_many_requests' });
}

export const hashCode = (requestId: string, code: string) => hashSecret(`${requestId} ${code}`);

/** Puts a form on the desk once its code was typed. A wrong try counts, whatever becomes of the call. */
export async function proveForm(db: Database, id: string, code: string, at: Date) {
  const kept = await inTransaction(db, (tx) => takeCodeTry(tx, { id, isOnDesk: false, at }));
  if (!kept || !timingSafeEqual(kept, hashCode(id, code))) refuse('privacy.code_wrong');
  return inTransaction(db, async (tx) => {
    const contact = await readContact(tx, id);
    const customerId = contact ? await ownerOf(tx, contact) : null;
    const dueAt = new Date(at.getTime() + TERM_MS);
    const proved = await proveRequest(tx, id, { codeHash: kept, customerId, receivedAt: at, dueAt });
    if (!proved) refuse('privacy.code_wrong');
    await insertStep(tx, { requestId: id, step: 'received', staffId: null, words: '', isTold: true, at });
    await insertStep(tx, { requestId: id, step: 'proved', staffId: null, words: '', isTold: false, at });
    return proved;
  });
}

/** The account that proved the same contact: its data are those that are asked about. */
async function ownerOf(tx: Tx, { email, phone }: { email: string | null; phone: string | null }) {
  if (email !== null) return (await findByVerifiedEmail(tx, email))?.id ?? null;
  const owner = phone === null ? undefined : await findByPhone(tx, phone);
  return owner?.phone_verified_at ? owner.id : null;
}

/** A request of an account: the session proves who asks. */
export async function receiveFromAccount(
  tx: Tx,
  customerId: string,
  asked: { kind: DataRequestKind; details: string; language: Language },
  at: Date,
): Promise<string> {
  const customer = (await lockCustomer(tx, customerId)) ?? refuse('auth.token_invalid');
  if ((await countOpenOf(tx, customerId)) >= MOST_OPEN) refuse('privacy.too_many_requests');
  // An address that the account only claims may be another person's: it is told nothing, and the account shows the answer.
  const { email, phone } = await provenContacts(tx, customerId);
  const name = `${customer.first_name} ${customer.last_name}`.trim();
  const row = rowOf({ ...asked, name, email, phone }, { source: 'account', status: 'proved', customerId }, at);
  await insertUnderReference(tx, row);
  await insertStep(tx, { requestId: row.id, step: 'received', staffId: null, words: '', isTold: true, at });
  return row.id;
}

/** A letter or a call that staff write down; its clock runs since it came. */
export async function enterRequest(
  tx: Tx,
  staffId: string,
  request: ReceivedRequest,
  { receivedAt, at }: { receivedAt: Date; at: Date },
): Promise<string> {
  if (receivedAt > at) refuse('privacy.future');
  // A link to data goes to a contact that its account proved, and to no other.
  const customerId = await ownerOf(tx, request);
  const row = rowOf(request, { source: 'staff', status: 'received', customerId }, receivedAt);
  await insertUnderReference(tx, row);
  await insertStep(tx, { requestId: row.id, step: 'received', staffId, words: '', isTold: true, at });
  return row.id;
}

/** Adds a step to the log, and has the person told of it after the commit. */
export async function insertStep(tx: Tx, entry: Parameters<typeof insertLog>[1]): Promise<void> {
  const most = FREE_STEPS.includes(entry.step) ? MOST_FREE_STEPS : MOST_LOG;
  const logId = (await insertLog(tx, entry, most)) ?? refuse('privacy.log_full');
  if (entry.isTold) await publish(tx, 'privacy.request_moved', { requestId: entry.requestId, logId });
}
