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
   * The parts that identify the owner of the limit, all required: a visitor, an account, a phone number. They are
   * hashed together here.
   */
  of: readonly string[];
  /** The most attempts in windows of these lengths; every window must have room. */
  rules: readonly { most: number; minutes: number }[];
  /** The refusal code beyond the limit, sent with `Retry-After`; `request.rate_limited` unless set. */
  code?: ErrorCode;
}

/** A counted attempt. */
export interface SpentAttempt {
  /** Returns the attempt after a correct guess. Without this call every guess counts, wrong or right. */
  giveBack(): Promise<void>;
}

/**
 * Budgets of guesses at short secrets (codes, numbers, passwords), counted in the database over all processes and all
 * ways to try one secret. A guess is counted before it is checked, or concurrent ones would all be checked:
 *
 * ```ts
 * const guesses = createAttemptLimits(db, limits);
 * const spent = await guesses.spend([{ kind: 'coupon', of: [visitor], rules: [{ most: 20, minutes: 60 }] }]);
 * const coupon = (await findCoupon(code)) ?? refuse('coupons.not_found');
 * await spent.giveBack();
 * ```
 */
export interface AttemptLimits {
  /**
   * Spends one attempt of each budget, in order. Put the narrowest first, because a refusal by it spends none of the
   * others.
   */
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
 * The bucket of a rule, without the owner in clear text; windows of two lengths that start at the same moment are
 * counted separately.
 */
function bucketOf({ kind, of }: AttemptLimit, minutes: number): string {
  const whose = createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22);
  return `guess ${kind} ${minutes} ${whose}`;
}
