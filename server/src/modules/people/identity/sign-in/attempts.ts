import type { ErrorCode } from '@waha/contract';
import type { Database } from '../../../../platform/database/index.ts';
import { type AttemptLimit, createAttemptLimits } from '../../../../platform/rate-limit/index.ts';

/** The guesser: a visitor, and the device mark if the account knows the device. */
export interface Guesser {
  visitor: string;
  /** Guesses under this name are counted apart from the strangers' crowd. */
  device?: string | undefined;
  /** `device` is one that the account knows, so the visitor is no stranger. */
  isKnown?: boolean | undefined;
}

/** The secret being guessed, whether or not it exists. */
export interface GuessedSecret {
  kind: string;
  /** The account, by its id or by the typed name. */
  subject: string;
  /** Refusal when the shared budget of unknown devices is spent; `auth.too_many_attempts` by default. */
  crowdCode?: ErrorCode;
}

const perAccount = [
  { most: 8, minutes: 15 },
  { most: 60, minutes: 24 * 60 },
];
const perVisitor = [{ most: 60, minutes: 15 }];
/** Unknown devices share this budget of an account; known ones have their own. */
const perCrowd = [{ most: 60, minutes: 60 }];

/**
 * Correct guesses of known devices count too and are never cleared: a loop of correct sign-ins costs as much hashing
 * as one of wrong ones. One account over all its devices; and one address (or IPv6 /64), behind which a mobile network
 * may have many customers.
 */
const perKnownAccount = [{ most: 40, minutes: 15 }];
const perKnownVisitor = [{ most: 240, minutes: 15 }];

/**
 * Brute force limits of secrets (ASVS 5.0 §6.3.1): per account and visitor, per visitor over all accounts, and per
 * account over all visitors. The last limit would let an attacker lock an account, so devices known to the account
 * have budgets of their own.
 */
export interface Attempts {
  /** Counts a guess before it is checked; refuses with 429 beyond the limits. */
  count(guessed: GuessedSecret, guesser: Guesser): Promise<void>;
  /** Clears the guesses after a correct one. */
  clear(guessed: GuessedSecret, guesser: Guesser): Promise<void>;
}

export function createAttempts(db: Database, limits: boolean): Attempts {
  const attemptLimits = createAttemptLimits(db, limits);
  return {
    async count(guessed, guesser) {
      await attemptLimits.spend(budgetsOf(guessed, guesser));
    },
    clear: (guessed, guesser) => attemptLimits.clear(budgetsOf(guessed, guesser).slice(0, 1)),
  };
}

/** Budgets from narrowest to widest: the narrowest one is cleared after a correct guess. */
function budgetsOf({ kind, subject, crowdCode }: GuessedSecret, { visitor, device, isKnown }: Guesser): AttemptLimit[] {
  const code: ErrorCode = 'auth.too_many_attempts';
  if (device) {
    const own: AttemptLimit = { kind, of: [subject, 'device', device], rules: perAccount, code };
    if (!isKnown) return [own, { kind, of: ['any', 'visitor', visitor], rules: perVisitor, code }];
    return [
      own,
      { kind, of: [subject, 'known devices'], rules: perKnownAccount, code },
      { kind, of: ['any', 'known devices', visitor], rules: perKnownVisitor, code },
    ];
  }
  return [
    { kind, of: [subject, 'visitor', visitor], rules: perAccount, code },
    { kind, of: ['any', 'visitor', visitor], rules: perVisitor, code },
    { kind, of: [subject, 'crowd'], rules: perCrowd, code: crowdCode ?? code },
  ];
}
