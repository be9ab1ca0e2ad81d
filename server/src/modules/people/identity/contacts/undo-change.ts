import { randomBytes, randomUUID } from 'node:crypto';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { hashPassword } from '../../../../platform/password/index.ts';
import {
  type Contacts,
  type CustomerRow,
  findByVerifiedEmail,
  lockByPhone,
  lockCustomer,
  updateCustomer,
  updatePassword,
} from '../customers.store.ts';
import { deleteDevices } from '../sign-in/devices.store.ts';
import { hashSecret, newSecret } from '../sign-in/secret.ts';
import { deleteSessions } from '../sign-in/sessions.store.ts';
import { signInMethods } from '../sign-in/sign-in-methods.ts';
import {
  type ChangeKind,
  deleteChanges,
  insertChange,
  insertUndoLink,
  readChange,
  type SentTo,
  takeUndoLink,
} from './changes.store.ts';
import { deleteProofs } from './proofs.store.ts';
import { issueLink } from './verify-contact.ts';

/** Long enough for a week without access to mail. */
const UNDO_MS = 7 * 24 * 60 * 60_000;

/** Records a customer's contacts before a change; returns its id for the notifications. */
export async function recordChange(tx: Tx, before: CustomerRow, kind: ChangeKind, at: Date): Promise<string> {
  const { phone, phone_verified_at, email, email_verified_at } = before;
  const contacts = { phone, phone_verified_at, email, email_verified_at };
  const change = { id: randomUUID(), customer_id: before.id, kind, ...contacts, made_at: at };
  await insertChange(tx, { ...change, expiresAt: new Date(at.getTime() + UNDO_MS) });
  return change.id;
}

/** Notification of a changed contact: recipient, kind, and the secret of the undo link. */
export interface Undo {
  to: string;
  kind: ChangeKind;
  secret: string;
}

/** Creates an undo link; undefined if there was no such contact, or if the change can no longer be undone. */
export async function issueUndo(tx: Tx, changeId: string, sentTo: SentTo, at: Date): Promise<Undo | undefined> {
  const change = await readChange(tx, changeId, at);
  const to = change && signInMethods(change)[sentTo];
  if (!change || !to) return undefined;
  const { secret, hash } = newSecret();
  await insertUndoLink(tx, { tokenHash: hash, changeId, sentTo });
  return { to, kind: change.kind, secret };
}

/**
 * Undoes a change and all later ones, by the link sent to an old contact. The intruder knew the password: it is
 * invalidated, every session ends, and the answer is a token to set a new one.
 */
export async function undoChange(
  db: Database,
  token: string,
  visitor: string,
  at: Date,
): Promise<{ resetToken: string | null }> {
  const nobodysPassword = await hashPassword(randomBytes(24).toString('base64'), { class: 'account', keys: [visitor] });
  return inTransaction(db, (tx) => undo(tx, token, nobodysPassword, at)).catch((error) => {
    // A concurrent request took one of the contacts: a retry reports which is available.
    if (isUniqueViolation(error, 'customers_phone')) refuse('server.unavailable');
    if (isUniqueViolation(error, 'customers_verified_email')) refuse('server.unavailable');
    throw error;
  });
}

async function undo(tx: Tx, token: string, nobodysPassword: string, at: Date): Promise<{ resetToken: string | null }> {
  const link = (await takeUndoLink(tx, hashSecret(token))) ?? refuse('auth.link_invalid');
  const change = (await readChange(tx, link.change_id, at)) ?? refuse('auth.link_invalid');
  const customer = (await lockCustomer(tx, change.customer_id)) ?? refuse('auth.link_invalid');
  const restored = { ...customer, ...(await restoredContacts(tx, customer, change)) };
  await updateCustomer(tx, restored);
  await updatePassword(tx, customer.id, nobodysPassword);
  await deleteSessions(tx, customer.id, null);
  await deleteDevices(tx, customer.id);
  await deleteProofs(tx, customer.id);
  await deleteChanges(tx, customer.id, change.made_at);
  const way = signInMethods(restored);
  if (way[link.sent_to] === null) return { resetToken: null };
  const purpose = link.sent_to === 'email' ? 'reset' : 'reset_by_phone';
  return { resetToken: await issueLink(tx, restored, purpose, at) };
}

/** Former contacts, except those that belong to another account now. Unchanged ones keep their proof. */
async function restoredContacts(tx: Tx, now: CustomerRow, before: Contacts): Promise<Contacts> {
  const isPhoneFree = before.phone === now.phone || (await freePhone(tx, before));
  const phone = isPhoneFree ? before.phone : null;
  const isEmailFree = before.email === null || !(await isTakenEmail(tx, now.id, before.email));
  const emailProof = before.email === now.email ? now.email_verified_at : before.email_verified_at;
  return {
    phone,
    phone_verified_at: phone === now.phone ? now.phone_verified_at : phone === null ? null : before.phone_verified_at,
    email: before.email,
    email_verified_at: isEmailFree ? emailProof : null,
  };
}

/** True if a phone is available: a proved owner reclaims it from an account that never proved it. */
async function freePhone(tx: Tx, { phone, phone_verified_at }: Contacts): Promise<boolean> {
  if (phone === null) return true;
  const holder = await lockByPhone(tx, phone);
  if (!holder) return true;
  if (holder.phone_verified_at !== null || phone_verified_at === null) return false;
  await updateCustomer(tx, { ...holder, phone: null });
  return true;
}

async function isTakenEmail(tx: Tx, customerId: string, email: string): Promise<boolean> {
  const holder = await findByVerifiedEmail(tx, email);
  return holder !== undefined && holder.id !== customerId;
}
