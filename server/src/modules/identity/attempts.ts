import { createHash } from 'node:crypto';
import { clearCount, countAgainst } from '../../platform/bind/index.ts';
import type { Database } from '../../platform/database/index.ts';

/**
 * How often a secret may be guessed, whoever asks and whether or not there is one: per account from one visitor, per
 * account from everywhere, and per visitor whatever the account (ASVS 5.0 §6.3.1).
 */
const rules = {
  account: { most: 8, minutes: 15 },
  accountFromEverywhere: { most: 60, minutes: 60 },
  visitor: { most: 60, minutes: 15 },
} as const;

export interface Attempts {
  /** Counts a guess before it is looked at; refuses `auth.too_many_attempts` (429) beyond the limits. */
  count(kind: string, subject: string, visitor: string): Promise<void>;
  /** Forgets the guesses of a visitor who turned out to know. */
  clear(kind: string, subject: string, visitor: string): Promise<void>;
}

export function createAttempts(db: Database, limits: boolean): Attempts {
  const buckets = (kind: string, subject: string, visitor: string) => {
    const hashed = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
    return {
      account: `${kind} ${hashed} ${visitor}`,
      accountFromEverywhere: `${kind} ${hashed}`,
      visitor: `${kind} by ${visitor}`,
    };
  };
  return {
    async count(kind, subject, visitor) {
      if (!limits) return;
      const names = buckets(kind, subject, visitor);
      for (const [rule, bucket] of Object.entries(names)) {
        // The names above are those of the rules.
        await countAgainst(db, { bucket, ...rules[rule as keyof typeof rules], code: 'auth.too_many_attempts' });
      }
    },
    async clear(kind, subject, visitor) {
      if (limits) await clearCount(db, buckets(kind, subject, visitor).account);
    },
  };
}
