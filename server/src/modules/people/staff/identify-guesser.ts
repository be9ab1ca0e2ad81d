import type { Database } from '../../../platform/database/index.ts';
import type { Attempts, GuessedSecret, Guesser } from '../identity/index.ts';
import { knownDevice } from './devices.ts';
import { hashRecoveryCode, isOneTimePassword, readCode } from './one-time-secrets.ts';
import { hasRecoveryCode, type StaffRow } from './staff.store.ts';
import { findStep } from './totp.ts';

/** Looked up for unknown addresses, so that the work is the same. */
export const UNKNOWN_ACCOUNT = '00000000-0000-0000-0000-000000000000';

interface Shown {
  email: string;
  password: string;
  mark: string | null | undefined;
  code: string | null | undefined;
  visitor: string;
  at: Date;
}

/** Callers with a correct code share a budget apart from the strangers' one. */
const SHOWED_A_CODE = 'shown code';

/**
 * Attempt budget of a staff sign-in: a known device, callers with a correct code together, a one-time password by
 * visitor, or none for strangers. `isKnown` if the account or its app vouches for the caller.
 */
export async function identifyGuesser(
  deps: { db: Database; attempts: Attempts },
  staff: StaffRow | undefined,
  shown: Shown,
): Promise<Pick<Guesser, 'device' | 'isKnown'>> {
  const known = await knownDevice(deps.db, staff?.id, shown.mark, shown.at);
  if (known) return { device: known, isKnown: true };
  if (shown.code && (await isCorrectCode(deps, staff, { ...shown, code: shown.code })))
    return { device: SHOWED_A_CODE, isKnown: true };
  // 100 random bits cannot be guessed: a caller with a one-time password does not use the strangers' budget.
  return isOneTimePassword(shown.password) ? { device: `one time by ${shown.visitor}` } : {};
}

/**
 * True if a code is correct. Checking a short code of the app uses up an attempt, or it could be guessed here. Recovery
 * codes have 120 random bits and cannot be guessed.
 */
async function isCorrectCode(
  { db, attempts }: { db: Database; attempts: Attempts },
  staff: StaffRow | undefined,
  { email, code: typed, visitor, at }: Shown & { code: string },
): Promise<boolean> {
  const code = readCode(typed);
  const id = staff?.id ?? UNKNOWN_ACCOUNT;
  if ('recovery' in code) return hasRecoveryCode(db, id, hashRecoveryCode(id, code.recovery));
  await attempts.count(guessedShownCode(email), { visitor });
  return staff?.totp_secret ? findStep(staff.totp_secret, code.digits, at) !== undefined : false;
}

const guessedShownCode = (email: string): GuessedSecret => ({
  kind: 'staff-shown-code',
  subject: email.trim().toLowerCase(),
  crowdCode: 'staff.proof_needed',
});
