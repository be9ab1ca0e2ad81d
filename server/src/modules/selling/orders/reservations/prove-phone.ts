import { timingSafeEqual } from 'node:crypto';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { hashSecret, newCode, type SendBudgets } from '../../../people/identity/index.ts';
import { requireTextable, type TextableDeps } from '../../../shop/sms/index.ts';
import type { FullOrder } from '../order-row.ts';
import { awaitsPhoneCode } from '../orders.policy.ts';
import { readOrder } from '../orders.store.ts';
import { changeStatus } from '../status/change-status.ts';
import { markPhoneProved, savePhoneCode, takePhoneCodeTry } from './phone-codes.store.ts';

const MINUTE_MS = 60_000;
const CODE_LIFE_MS = 10 * MINUTE_MS;
const CODE_TRIES = 5;

interface ProofDeps {
  db: Database;
  sends: SendBudgets;
}

/**
 * Sends a code to the phone of an order that waits for it. Refuses `orders.code_not_needed` (409) otherwise,
 * `auth.too_many_attempts` (429) beyond the limits of the order or the phone, and whatever `requireTextable` refuses.
 */
export async function askForPhoneCode(
  { db, sends, ...textable }: ProofDeps & TextableDeps,
  order: FullOrder,
  visitor: string,
): Promise<void> {
  if (!awaitsPhoneCode(order)) refuse('orders.code_not_needed');
  await requireTextable({ db, ...textable }, order.phone, visitor);
  await sends.proof('phone', order.id, order.phone);
  await inTransaction(db, (tx) => publish(tx, 'order.phone_code_requested', { orderId: order.id }));
}

/** Creates the code for the message to an order's phone; undefined if the order no longer waits for one. */
export async function issuePhoneCode(
  tx: Tx,
  orderId: string,
  at: Date,
): Promise<{ code: string; phone: string; language: Language } | undefined> {
  const order = await readOrder(tx, orderId);
  if (!order || !awaitsPhoneCode(order)) return undefined;
  const code = newCode();
  const expiresAt = new Date(at.getTime() + CODE_LIFE_MS);
  await savePhoneCode(tx, { orderId, codeHash: hashCode(orderId, code), tries: CODE_TRIES, expiresAt });
  return { code, phone: order.phone, language: order.language };
}

/**
 * Confirms an order by the code that was sent to its phone; a wrong try is counted permanently. Refuses
 * `orders.code_not_needed` (409), `auth.code_wrong` (422) and `auth.too_many_attempts` (429).
 */
export async function provePhone(
  { db, sends }: ProofDeps,
  order: FullOrder,
  code: string,
  { at, language }: { at: Date; language: Language },
): Promise<void> {
  if (!awaitsPhoneCode(order)) refuse('orders.code_not_needed');
  const giveBack = await sends.tryCode(order.id, order.phone);
  const kept = await inTransaction(db, (tx) => takePhoneCodeTry(tx, order.id, at));
  if (!kept || !timingSafeEqual(kept, hashCode(order.id, code))) refuse('auth.code_wrong');
  await inTransaction(db, (tx) => confirmProved(tx, order.id, null, language));
  await giveBack();
}

/**
 * Confirms a cash order after a staff member called its number: a call proves the phone as a code does
 * (docs/decisions/0104). Refuses `orders.code_not_needed` (409) if the order waits for no code, and
 * `orders.transition_not_allowed` (409) if it was confirmed, cancelled or expired meanwhile.
 */
export async function confirmPhoneByCall(
  tx: Tx,
  order: FullOrder,
  { staffId, language }: { staffId: string; language: Language },
): Promise<void> {
  if (!awaitsPhoneCode(order)) refuse('orders.code_not_needed');
  await confirmProved(tx, order.id, staffId, language);
}

/** Confirms an order after a code or a call. Of concurrent confirmations and an expiry, the first one wins. */
async function confirmProved(tx: Tx, orderId: string, staffId: string | null, language: Language): Promise<void> {
  const change = { orderId, from: 'pending_payment', to: 'confirmed', actor: 'system' } as const;
  await changeStatus(tx, { ...change, actorId: staffId }, language);
  await markPhoneProved(tx, orderId);
}

/**
 * Hash with the order's id as salt. Six digits are soon guessed from a hash, but each order must be attacked
 * separately.
 */
function hashCode(orderId: string, code: string): Buffer {
  return hashSecret(`order ${orderId} ${code}`);
}
