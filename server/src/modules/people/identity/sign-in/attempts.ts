import type { ErrorCode } from '@waha/contract';
import type { Database } from '../../../../platform/database/index.ts';
import { type AttemptLimit, createAttemptLimits } from '../../../../platform/rate-limit/index.ts';

/** Who guesses: a visitor, and by its mark the device, where the account knows it. */
export interface Guesser {
  visitor: string;
  /** Guesses under this name are counted apart from the strangers' crowd. */
  device?: string | undefined;
  /** `device` is one that the account knows, so the visitor is no stranger. */
  isKnown?: boolean | undefined;
}

/** What is guessed at, whether or not there is such a thing. */
export interface GuessedSecret {
  kind: string;
  /** The account, by the name that was typed or its number. */
  subject: string;
  /** What strangers are told once all of them together guessed too often; `auth.too_many_attempts` unless said. */
  crowdCode?: ErrorCode;
}

const perAccount = [
  { most: 8, minutes: 15 },
  { most: 60, minutes: 24 * 60 },
];
const perVisitor = [{ most: 60, minutes: 15 }];
/** All strangers together share this much of an account; who is known has their own. */
const perCrowd = [{ most: 60, minutes: 60 }];

/**
 * Right guesses of known devices count here as well, and are never cleared: a loop of correct sign-ins costs the shop as
 * much hashing as a loop of wrong ones. One account over all its devices; and one address (or IPv6 /64), behind which a
 * mobile network may have many customers.
 */
const perKnownAccount = [{ most: 40, minutes: 15 }];
const perKnownVisitor = [{ most: 240, minutes: 15 }];

/**
 * How often a secret may be guessed (ASVS 5.0 §6.3.1): per account from one visitor, per visitor whatever the account, and
 * per account from everywhere. The last would let anybody lock somebody out, so a device the account knows is counted by
 * itself alone.
 */
export interface Attempts {
  /** Counts a guess before it is looked at; refuses with 429 beyond the limits. */
  count(guessed: GuessedSecret, guesser: Guesser): Promise<void>;
  /** Forgets the guesses of one who turned out to know. */
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

/** The narrowest first: that is the one which is forgotten. */
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
