import { latinDigits } from '@waha/contract/phone';
import type { CallContext } from '../../../../platform/bind/index.ts';
import { inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { hashPassword } from '../../../../platform/password/index.ts';
import { detachUnproved } from '../contacts/detach-unproved.ts';
import { takeCode, takeTry } from '../contacts/proofs.store.ts';
import { isCode } from '../contacts/verify-contact.ts';
import { type CustomerRow, lockCustomer, updateCustomer, updatePassword } from '../customers.store.ts';
import type { GuessedSecret } from './attempts.ts';
import { deleteDevices } from './devices.store.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { newSecret } from './secret.ts';
import { deleteSessions } from './sessions.store.ts';
import { beginSession } from './sessions.ts';
import { findByLogin, isPhone, type SignedIn, type SignInDeps, subjectOf } from './sign-in.ts';
import { signInMethods } from './sign-in-methods.ts';

interface CodeRequest {
  login: string;
  device_mark?: string | null | undefined;
  /** An SMS is requested, even if the account proved an address. */
  by?: 'phone' | undefined;
}

/**
 * Requests a sign-in code. The work is the same for known and unknown names: one lookup, one event, which has no
 * effect without an account. Beyond the limits no code is sent, and the last one stays valid until it expires.
 */
export async function requestSignInCode(
  { db, sends, now, requireTextable }: SignInDeps,
  { login, device_mark: mark, by }: CodeRequest,
  { visitor }: Pick<CallContext, 'visitor'>,
): Promise<void> {
  await sends.countCodeRequest(visitor);
  const subject = subjectOf(login);
  if (isPhone(subject)) await requireTextable(subject, visitor);
  const customer = await findByLogin(db, subject);
  const device = await knownDevice(db, customer?.id, mark, new Date(now()));
  const way = customer && chooseChannel(customer, subject, by);
  const maySend = await sends.maySendSignInCode(customer?.id ?? subject, way?.contact ?? subject, device);
  const isSent = maySend && customer?.suspended_at === null;
  const payload = { customerId: (isSent && way && customer.id) || '', channel: way?.channel ?? 'phone' };
  await inTransaction(db, (tx) => publish(tx, 'customer.login_code_requested', payload));
}

/**
 * A proved address gets a mail, which costs nothing. A phone gets an SMS if there is no address, or if requested. A
 * phone claimed beside a proved address is no sign-in method.
 */
function chooseChannel(
  customer: CustomerRow,
  subject: string,
  by: 'phone' | undefined,
): { channel: 'email' | 'phone'; contact: string } | undefined {
  const { email, phone } = signInMethods(customer);
  const isTexted = !subject.includes('@') && (email === null || by === 'phone');
  if (phone !== null && isTexted) return { channel: 'phone', contact: phone };
  return email === null ? undefined : { channel: 'email', contact: email };
}

/**
 * Signs in by the code that was sent; a wrong try is counted permanently. The refusal does not reveal which part was
 * wrong.
 */
export async function signInByCode(
  { db, attempts, now }: SignInDeps,
  { login, code, device_mark: mark }: CodeRequest & { code: string },
  context: Pick<CallContext, 'visitor' | 'device'>,
): Promise<SignedIn & { isPasswordEnded: boolean }> {
  const at = new Date(now());
  const guessed: GuessedSecret = { kind: 'login-code', subject: subjectOf(login) };
  const customer = await findByLogin(db, guessed.subject);
  const device = await knownDevice(db, customer?.id, mark, at);
  const guesser = { visitor: context.visitor, device, isKnown: device !== undefined };
  await attempts.count(guessed, guesser);
  const of = { customerId: customer?.id ?? null, purpose: 'sign_in' } as const;
  // A known device pays from its own budget alone: strangers cannot use up the tries of a code it was sent.
  const stored = await inTransaction(db, (tx) => takeTry(tx, of, at, device === undefined ? 1 : 0));
  if (!customer || !stored || !isCode(stored.code_hash, customer.id, latinDigits(code).replace(/\D/g, '')))
    refuse('auth.code_wrong');
  const stranger = device === undefined && isFirstProof(customer, stored.sent_to);
  const lostPassword = stranger
    ? await hashPassword(newSecret().secret, { class: 'account', keys: [context.visitor] })
    : undefined;
  const signedIn = await inTransaction(db, async (tx) => {
    const locked = (await lockCustomer(tx, customer.id)) ?? refuse('auth.code_wrong');
    if (!(await takeCode(tx, of, stored.code_hash))) refuse('auth.code_wrong');
    const proved = await acceptProof(tx, locked, { sentTo: stored.sent_to, device, lostPassword, at });
    const session = (await beginSession(tx, proved, context, at)) ?? refuse('auth.code_wrong');
    return { session, customer: proved, deviceMark: await rememberDevice(tx, proved.id, device, at) };
  });
  await attempts.clear(guessed, guesser);
  return { ...signedIn, isPasswordEnded: lostPassword !== undefined };
}

/** True if this code is the first proof of the account's phone. */
function isFirstProof({ phone, phone_verified_at }: CustomerRow, sentTo: string): boolean {
  return phone_verified_at === null && phone === sentTo;
}

/**
 * Accepts a contact as proved if it is still the account's. A first proof of the phone on a known device comes from
 * the registrant. On another device it may not: then the registrant is removed, with their password.
 */
async function acceptProof(
  tx: Tx,
  before: CustomerRow,
  {
    sentTo,
    device,
    lostPassword,
    at,
  }: { sentTo: string; device?: string | undefined; lostPassword?: string | undefined; at: Date },
): Promise<CustomerRow> {
  const { email, phone } = signInMethods(before);
  if (sentTo !== email && sentTo !== phone) refuse('auth.code_wrong');
  if (!isFirstProof(before, sentTo)) return before;
  if (device !== undefined) {
    const proved = { ...before, phone_verified_at: at };
    await updateCustomer(tx, proved);
    await publish(tx, 'customer.contact_verified', { customerId: before.id });
    return proved;
  }
  if (lostPassword === undefined) refuse('auth.code_wrong');
  await updatePassword(tx, before.id, lostPassword);
  await deleteSessions(tx, before.id, null);
  await deleteDevices(tx, before.id);
  await detachUnproved(tx, before, at);
  return { ...before, password_hash: lostPassword, phone_verified_at: at, email: null, email_verified_at: null };
}
