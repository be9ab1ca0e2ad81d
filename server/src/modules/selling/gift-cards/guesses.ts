import type { CallContext } from '../../../platform/bind/index.ts';
import type { AttemptLimits, SpentAttempt } from '../../../platform/rate-limit/index.ts';

const HOUR = 60;

/**
 * Counts an attempt at a code before it is checked: one limit for the page of balances, carts and orders. It is given
 * back where the code exists. Refuses `gift_cards.too_many_guesses` (429).
 */
export function chargeGiftCardGuess(
  attemptLimits: AttemptLimits,
  { actor, visitor }: Pick<CallContext, 'actor' | 'visitor'>,
): Promise<SpentAttempt> {
  const budget = (whose: string, most: number) => ({
    kind: 'gift card',
    of: [whose],
    rules: [{ most, minutes: HOUR }],
    code: 'gift_cards.too_many_guesses' as const,
  });
  if (actor.kind !== 'customer') return attemptLimits.spend([budget(visitor, 20)]);
  return attemptLimits.spend([budget(actor.customerId, 20), budget(`customers of ${visitor}`, 100)]);
}
