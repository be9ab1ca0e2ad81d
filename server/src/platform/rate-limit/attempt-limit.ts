import { createHash } from 'node:crypto';
import type { ErrorCode } from '@waha/contract';
import type { Database } from '../database/index.ts';
import { clearCount } from './rate-limits.store.ts';
import { type Counted, countAgainstLimit, uncountRequests } from './window-limit.ts';

/** A limit on attempts at one secret (brute force). */
export interface AttemptLimit {
  /** The secret, one name for all ways to try it: a code tried in a cart and at the checkout is one `coupon`. */
  kind: string;
  /**
   * The owner of the limit: a visitor, an account, a phone. Hashed here; several are joined, so none may be left out.
   */
  of: readonly string[];
  /** At most so many in windows of these lengths; all of them must have room. */
  rules: readonly { most: number; minutes: number }[];
  /** The refusal code beyond the limit, sent with `Retry-After`; `request.rate_limited` unless set. */
  code?: ErrorCode;
}

/** A guess that was paid for. */
export interface SpentAttempt {
  /** Pays it back: who guessed right did not guess. Without it every guess counts, wrong or right. */
  giveBack(): Promise<void>;
}

/**
 * Budgets of guesses at short secrets (codes, numbers, passwords), counted in the database for all processes and all
 * ways to one secret. A guess is paid for before it is looked at, or many at once would all be looked at:
 *
 * ```ts
 * const guesses = createAttemptLimits(db, limits);
 * const spent = await guesses.spend([{ kind: 'coupon', of: [visitor], rules: [{ most: 20, minutes: 60 }] }]);
 * const coupon = (await findCoupon(code)) ?? refuse('coupons.not_found');
 * await spent.giveBack();
 * ```
 */
export interface AttemptLimits {
  /** Spends one of each, in this order; the narrowest first, for one that is refused spends none of those after it. */
  spend(budgets: readonly AttemptLimit[]): Promise<SpentAttempt>;
  /** Resets these budgets. */
  clear(budgets: readonly AttemptLimit[]): Promise<void>;
}

const NOTHING: SpentAttempt = { giveBack: async () => undefined };

/** `limits` off allows all attempts: only for measurements that limits would disturb. */
export function createAttemptLimits(db: Database, limits: boolean): AttemptLimits {
  return {
    async spend(budgets) {
      if (!limits) return NOTHING;
      const counted: Counted[] = [];
      for (const budget of budgets) {
        for (const { most, minutes } of budget.rules) {
          const bucket = bucketOf(budget, minutes);
          counted.push(
            await countAgainstLimit(db, { bucket, most, minutes, code: budget.code ?? 'request.rate_limited' }),
          );
        }
      }
      return { giveBack: () => uncountRequests(db, counted) };
    },
    async clear(budgets) {
      if (!limits) return;
      const buckets = budgets.flatMap((budget) => budget.rules.map(({ minutes }) => bucketOf(budget, minutes)));
      for (const bucket of buckets) await clearCount(db, bucket);
    },
  };
}

/**
 * The bucket of a rule, without the owner in clear text; windows of two lengths may start at the same moment and are
 * counted apart.
 */
function bucketOf({ kind, of }: AttemptLimit, minutes: number): string {
  const whose = createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22);
  return `guess ${kind} ${minutes} ${whose}`;
}
