import type { Database } from '../../platform/database/index.ts';
import type { Attempts, Guessed } from '../identity/index.ts';
import { knownDevice } from './devices.ts';
import { hashRecoveryCode, isOneTimePassword, readCode } from './one-time-secrets.ts';
import { hasRecoveryCode, type StaffRow } from './staff.store.ts';
import { findStep } from './totp.ts';

/** Asked for where an address is nobody's, so that the same is asked. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Shown {
  email: string;
  password: string;
  mark: string | null | undefined;
  code: string | null | undefined;
  visitor: string;
  at: Date;
}

/** Whoever shows a right code has guesses apart from the crowd's: all who show one together. */
const SHOWED_A_CODE = 'shown code';

/**
 * Who guesses, where it is not just anybody: a device the account knows, who shows a code, or who has a password for one
 * time. undefined for strangers.
 */
export async function guesserOf(
  deps: { db: Database; attempts: Attempts },
  staff: StaffRow | undefined,
  shown: Shown,
): Promise<string | undefined> {
  const known = await knownDevice(deps.db, staff?.id, shown.mark, shown.at);
  if (known) return known;
  if (shown.code && (await isRight(deps, staff, { ...shown, code: shown.code }))) return SHOWED_A_CODE;
  // Nobody guesses 100 random bits: who starts over with a password for one time is not in the crowd.
  return isOneTimePassword(shown.password) ? `one time by ${shown.visitor}` : undefined;
}

/** A code of the app is short: looking at one is paid for, or it would be guessed here. 120 random bits are not guessed. */
async function isRight(
  { db, attempts }: { db: Database; attempts: Attempts },
  staff: StaffRow | undefined,
  { email, code: typed, visitor, at }: Shown & { code: string },
): Promise<boolean> {
  const code = readCode(typed);
  const id = staff?.id ?? NOBODY;
  if ('recovery' in code) return hasRecoveryCode(db, id, hashRecoveryCode(id, code.recovery));
  await attempts.count(guessedShownCode(email), { visitor });
  return staff?.totp_secret ? findStep(staff.totp_secret, code.digits, at) !== undefined : false;
}

const guessedShownCode = (email: string): Guessed => ({
  kind: 'staff-shown-code',
  subject: email.trim().toLowerCase(),
  crowdCode: 'staff.proof_needed',
});
