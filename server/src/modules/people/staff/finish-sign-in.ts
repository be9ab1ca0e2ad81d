import type { CallContext } from '../../../platform/bind/index.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { Refusal, refuse } from '../../../platform/errors/index.ts';
import { hashPassword } from '../../../platform/password/index.ts';
import { refuseField } from '../../../text/index.ts';
import { checkNewPassword, type GuessedSecret, hashSecret } from '../identity/index.ts';
import { insertAuditEntry } from './audit.store.ts';
import { rememberDevice } from './devices.ts';
import { type Code, hashRecoveryCode, newRecoveryCodes, readCode } from './one-time-secrets.ts';
import { type ChallengeRow, peekChallenge, takeChallenge, takeTry } from './sessions.store.ts';
import { beginStaffSession, type IssuedStaffSession } from './sessions.ts';
import { guessedPassword, recordRefusal, type StaffDeps } from './sign-in.ts';
import {
  lockStaff,
  readStaff,
  replaceRecoveryCodes,
  type StaffRow,
  takeRecoveryCode,
  takeStep,
  updateStaff,
} from './staff.store.ts';
import { findStep } from './totp.ts';

export interface SecondStep {
  challenge: string;
  code: string;
  password?: string | undefined;
  password_confirmation?: string | undefined;
}

export interface StaffSignedIn {
  session: IssuedStaffSession;
  staff: StaffRow;
  recoveryCodes: string[];
  /** Mark of this device from now on. */
  deviceMark: string;
}

type Context = Pick<CallContext, 'visitor' | 'requestId' | 'language' | 'device'>;

/**
 * Second step: a code of the app, or a recovery code. Enrols the app the first time, and sets the new password after a
 * one-time one: access requires both.
 */
export async function finishSignIn(deps: StaffDeps, given: SecondStep, context: Context): Promise<StaffSignedIn> {
  const { db, attempts } = deps;
  const at = new Date(deps.now());
  const tokenHash = hashSecret(given.challenge);
  const challenge = (await peekChallenge(db, tokenHash, at)) ?? refuse('staff.challenge_invalid');
  const staff = (await readStaff(db, challenge.staff_id)) ?? refuse('staff.challenge_invalid');
  const password = staff.password_expires_at ? requirePassword(given, staff, context) : undefined;
  const device = challenge.guesser_hash?.toString('hex');
  const guesser = { visitor: context.visitor, device, isKnown: device !== undefined };
  await attempts.count(guessedCode(staff), guesser);
  if (!(await inTransaction(db, (tx) => takeTry(tx, tokenHash, at)))) refuse('staff.challenge_invalid');
  const code = readCode(given.code);
  // A first check, so that only correct codes cause hashing; consuming the code below is decisive.
  const isWorthHashing = password && couldMatch(challenge, staff, code, at);
  const passwordHash = isWorthHashing
    ? await hashPassword(password, { class: 'staff', keys: [staff.id, context.visitor] })
    : undefined;
  const step = { challenge, tokenHash, code, passwordHash, at, requestId: context.requestId, browser: context.device };
  const signedIn = await inTransaction(db, (tx) => completeSignIn(tx, staff.id, step)).catch(async (error) => {
    if (error instanceof Refusal && error.code === 'staff.code_wrong') {
      await recordRefusal(db, staff.id, context.requestId, 'staff.code_refused');
    }
    throw error;
  });
  await attempts.clear(guessedPassword(staff.email), guesser);
  await attempts.clear(guessedCode(staff), guesser);
  return signedIn;
}

/**
 * A stranger with the password can use up the shared budget; a known device or a proof of the first step has its own.
 */
const guessedCode = ({ id }: StaffRow): GuessedSecret => ({
  kind: 'staff-code',
  subject: id,
  crowdCode: 'staff.proof_needed',
});

interface Step {
  challenge: ChallengeRow;
  tokenHash: Buffer;
  code: Code;
  /** The new password if one must be set, hashed if the code could match. */
  passwordHash: string | undefined;
  at: Date;
  requestId: string;
  /** User agent of the browser. */
  browser: string;
}

async function completeSignIn(tx: Tx, staffId: string, step: Step): Promise<StaffSignedIn> {
  const { challenge, at } = step;
  const locked = await lockStaff(tx, staffId);
  if (!locked || locked.suspended_at || !(await takeChallenge(tx, step.tokenHash))) refuse('staff.challenge_invalid');
  // The enrolment that came first wins: the second of two concurrent ones would lock it out.
  if (challenge.totp_secret && locked.totp_secret) refuse('staff.challenge_invalid');
  // A concurrent use of the same code finds it consumed.
  if (!(await takeCode(tx, challenge, locked, step.code, at))) refuse('staff.code_wrong');
  if (locked.password_expires_at && !step.passwordHash) refuse('staff.challenge_invalid');
  const recoveryCodes = challenge.totp_secret ? await issueRecoveryCodes(tx, staffId) : [];
  const staff = {
    ...locked,
    totp_secret: challenge.totp_secret ?? locked.totp_secret,
    ...(step.passwordHash && { password_hash: step.passwordHash, password_expires_at: null }),
  };
  await updateStaff(tx, staff);
  const action = challenge.totp_secret ? 'staff.enrolled' : 'staff.signed_in';
  const subject = { kind: 'staff', id: staffId };
  await insertAuditEntry(tx, { staffId, requestId: step.requestId }, { action, subject });
  const session = await beginStaffSession(tx, staffId, at, step.browser);
  return { session, staff, recoveryCodes, deviceMark: await rememberDevice(tx, staffId, at) };
}

function requirePassword(given: SecondStep, staff: StaffRow, { language }: Context): string {
  const { password, password_confirmation: confirmation } = given;
  if (!password) return refuseField(language, 'password', 'validation.required');
  if (!confirmation) return refuseField(language, 'password_confirmation', 'validation.required');
  checkStaffPassword({ password, password_confirmation: confirmation }, staff, language);
  return password;
}

/** The rules for customers: not common, not containing their own name. */
export function checkStaffPassword(
  given: { password: string; password_confirmation: string },
  staff: Pick<StaffRow, 'name' | 'email'>,
  language: CallContext['language'],
): void {
  const [mailbox = ''] = staff.email.split('@');
  checkNewPassword(given, { firstName: staff.name, lastName: mailbox, phone: '' }, language);
}

function stepOfCode(challenge: ChallengeRow, staff: StaffRow, digits: string, at: Date): number | undefined {
  const secret = challenge.totp_secret ?? staff.totp_secret;
  return secret ? findStep(secret, digits, at) : undefined;
}

function couldMatch(challenge: ChallengeRow, staff: StaffRow, code: Code, at: Date): boolean {
  return 'recovery' in code || stepOfCode(challenge, staff, code.digits, at) !== undefined;
}

async function takeCode(tx: Tx, challenge: ChallengeRow, staff: StaffRow, code: Code, at: Date): Promise<boolean> {
  if ('recovery' in code) {
    // While an app is being set up there is nothing to recover yet.
    if (challenge.totp_secret) return false;
    return takeRecoveryCode(tx, staff.id, hashRecoveryCode(staff.id, code.recovery), at);
  }
  const step = stepOfCode(challenge, staff, code.digits, at);
  return step !== undefined && takeStep(tx, staff.id, step);
}

async function issueRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(staffId, code));
  await replaceRecoveryCodes(tx, staffId, hashes);
  return codes;
}
