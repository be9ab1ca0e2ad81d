import type { CallContext } from '../../../../platform/bind/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import type { AttemptLimits } from '../../../../platform/rate-limit/index.ts';
import { chargeGiftCardGuess } from '../../gift-cards/index.ts';
import type { PricedCart } from './price-cart.ts';

type Guesser = Pick<CallContext, 'actor' | 'visitor'>;

/** Charges one attempt at the code of an order; it is returned if the code exists. Refuses `gift_cards.too_many_guesses`. */
export async function chargeGiftCardAttempt(
  attemptLimits: AttemptLimits,
  code: string | null | undefined,
  context: Guesser,
) {
  const spent = code ? await chargeGiftCardGuess(attemptLimits, context) : null;
  return async (error: unknown): Promise<void> => {
    if (!(error instanceof Refusal && error.code === 'gift_cards.unknown_code')) await spent?.giveBack();
  };
}

/** Charges an attempt for a quote, which is returned in any case: null if the caller guessed too often. */
export async function chargeQuotedGiftCard(
  attemptLimits: AttemptLimits,
  code: string | null | undefined,
  context: Guesser,
) {
  try {
    const spent = code ? await chargeGiftCardGuess(attemptLimits, context) : null;
    return async ({ giftCard }: PricedCart): Promise<void> => {
      const isUnknown = giftCard && 'refusal' in giftCard && giftCard.refusal === 'gift_cards.unknown_code';
      if (!isUnknown) await spent?.giveBack();
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'gift_cards.too_many_guesses') return null;
    throw error;
  }
}
