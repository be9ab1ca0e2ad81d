import type { CallContext } from '../../../../platform/bind/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import type { AttemptLimits } from '../../../../platform/rate-limit/index.ts';
import type { PricedCart } from './price-cart.ts';

type Guesser = Pick<CallContext, 'actor' | 'visitor'>;

const HOUR = 60;

/**
 * One attempt limit for coupon codes over all ways to try one: carts, checkout, applying. Only unknown codes are
 * counted. An account has a budget of its own and a wider one shared with its network, so that strangers cannot use up
 * the budget of known customers.
 */
function budgetsOf({ actor, visitor }: Guesser) {
  const budget = (whose: string, most: number) => ({
    kind: 'coupon',
    of: [whose],
    rules: [{ most, minutes: HOUR }],
    code: 'coupons.too_many_guesses' as const,
  });
  if (actor.kind !== 'customer') return [budget(visitor, 20)];
  return [budget(actor.customerId, 20), budget(`customers of ${visitor}`, 100)];
}

/** Charges one attempt; it is returned if the code exists. Refuses `coupons.too_many_guesses` (429). */
export async function chargeCodeAttempt(
  attemptLimits: AttemptLimits,
  code: string | null | undefined,
  context: Guesser,
) {
  const spent = code ? await attemptLimits.spend(budgetsOf(context)) : null;
  return async (error: unknown): Promise<void> => {
    if (!(error instanceof Refusal && error.code === 'coupons.not_found')) await spent?.giveBack();
  };
}

/** Charges an attempt for a quote, which is returned in any case: null if the caller guessed too often. */
export async function chargeQuoteAttempt(
  attemptLimits: AttemptLimits,
  code: string | null | undefined,
  context: Guesser,
) {
  try {
    const spent = code ? await attemptLimits.spend(budgetsOf(context)) : null;
    return async (cart: PricedCart): Promise<void> => {
      const isUnknown = cart.coupon && 'refusal' in cart.coupon && cart.coupon.refusal.code === 'coupons.not_found';
      if (!isUnknown) await spent?.giveBack();
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'coupons.too_many_guesses') return null;
    throw error;
  }
}
