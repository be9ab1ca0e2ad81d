import type { CallContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type HashingCaller, refuseWhenBusy, verifyPassword } from '../../../platform/password/index.ts';
import { type Attempts, type GuessedSecret, hashSecret, newSecret } from '../identity/index.ts';
import { commitWithoutWaiting, insertAuditEntry } from './audit.store.ts';
import { identifyGuesser, UNKNOWN_ACCOUNT } from './identify-guesser.ts';
import { insertChallenge } from './sessions.store.ts';
import { findStaffByEmail, type StaffRow } from './staff.store.ts';
import { newTotpSecret } from './totp.ts';

const CHALLENGE_MS = 5 * 60_000;
const TRIES = 5;

export interface StaffDeps {
  db: Database;
  now: () => number;
  attempts: Attempts;
  /** True for the demo shop, the only one where accounts with public credentials may sign in. */
  isDemo: boolean;
}

export interface Challenge {
  token: string;
  expiresAt: Date;
  staff: StaffRow;
  /** The secret to enrol; null if an app is enrolled already. */
  newSecret: Buffer | null;
}

export type Enrolment = Challenge & { newSecret: Buffer };

/** Attempt budget of a staff password; cleared only by a complete sign-in, or a known password alone would clear it. */
export const guessedPassword = (email: string): GuessedSecret => ({
  kind: 'staff',
  subject: email.trim().toLowerCase(),
  crowdCode: 'staff.proof_needed',
});

export interface FirstStep {
  email: string;
  password: string;
  /** Mark this device received at an earlier sign-in. */
  device_mark?: string | null | undefined;
  /** A code of the app or a recovery code, required when strangers' guesses block passwords alone. Not consumed. */
  code?: string | null | undefined;
}

/** First step: the password. Neither the reply nor its timing reveals which part was wrong. */
export async function startSignIn(
  { db, now, attempts, isDemo }: StaffDeps,
  { email, password, device_mark: mark, code }: FirstStep,
  { visitor, requestId }: Pick<CallContext, 'visitor' | 'requestId'>,
): Promise<Challenge> {
  if (!mark && !code) refuseWhenBusy({ class: 'staffNewDevice', keys: [visitor] });
  const at = new Date(now());
  const found = await findStaffByEmail(db, email);
  // A demo shop turned into a real one has accounts with credentials published in our source.
  const staff = isDemo || !isExample(email) ? found : undefined;
  const guesser = await identifyGuesser({ db, attempts }, staff, { email, password, mark, code, visitor, at });
  await attempts.count(guessedPassword(email), { visitor, ...guesser });
  const caller: HashingCaller = guesser.isKnown
    ? { class: 'staff', keys: [staff?.id ?? UNKNOWN_ACCOUNT, visitor] }
    : { class: 'staffNewDevice', keys: [visitor] };
  const isRight = await verifyPassword(password, staff?.password_hash, caller);
  const isOver = staff?.password_expires_at ? staff.password_expires_at <= at : false;
  if (!staff || !isRight || isOver || staff.suspended_at) {
    await recordRefusal(db, staff?.id, requestId, 'staff.password_refused');
    refuse('staff.credentials_wrong');
  }
  const secret = staff.totp_secret ? null : newTotpSecret();
  const { secret: token } = newSecret();
  const expiresAt = new Date(at.getTime() + CHALLENGE_MS);
  const challenge = {
    staff_id: staff.id,
    totp_secret: secret,
    guesser_hash: guesser.device ? hashSecret(guesser.device) : null,
    tokenHash: hashSecret(token),
    tries: TRIES,
    expiresAt,
  };
  const isStill = await inTransaction(db, (tx) => insertChallenge(tx, challenge, staff.password_hash));
  if (!isStill) refuse('staff.credentials_wrong');
  return { token, expiresAt, staff, newSecret: secret };
}

/** Domains under .example have no owner (RFC 2606); the demo shop's accounts use them. */
function isExample(email: string): boolean {
  return email.trim().toLowerCase().endsWith('.example');
}

/** Rolls back a transaction that must not write anything. */
class NothingToNote extends Error {}

/**
 * Records a refused attempt outside the rolled-back transaction. For unknown accounts the same is written and rolled
 * back, and the commit does not wait for the disk: timing must not reveal which accounts exist.
 */
export async function recordRefusal(
  db: Database,
  staffId: string | undefined,
  requestId: string,
  action: 'staff.password_refused' | 'staff.code_refused',
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await commitWithoutWaiting(tx);
      const subject = { kind: 'staff', id: staffId ?? UNKNOWN_ACCOUNT };
      await insertAuditEntry(tx, { staffId: null, requestId }, { action, subject });
      if (!staffId) throw new NothingToNote();
    });
  } catch (error) {
    if (!(error instanceof NothingToNote)) throw error;
  }
}
