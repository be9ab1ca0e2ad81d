import type { giftCardRefusals } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { hashCode } from './code.ts';
import { spendableOf, stateOf } from './gift-card-state.ts';
import { findByCodeHash } from './gift-cards.store.ts';

export type GiftCardRefusal = Extract<
  keyof typeof giftCardRefusals,
  'gift_cards.unknown_code' | 'gift_cards.ended' | 'gift_cards.empty' | 'gift_cards.too_many_guesses'
>;

/** A card that can pay, or the reason why it cannot. */
export type CheckedGiftCard =
  | { id: string; lastFour: string; available: number }
  | { refusal: GiftCardRefusal; lastFour: string };

/** Looks up a card by its code. A voided one is unknown to buyers. */
export async function checkGiftCard(where: Database | Tx, code: string, at: Date): Promise<CheckedGiftCard> {
  const card = await findByCodeHash(where, hashCode(code));
  if (!card || card.voided_at !== null) return { refusal: 'gift_cards.unknown_code', lastFour: '' };
  const state = stateOf(card, at);
  const { id, last_four: lastFour } = card;
  if (state === 'ended' || state === 'empty') return { refusal: `gift_cards.${state}`, lastFour };
  return { id, lastFour, available: spendableOf(card) };
}
