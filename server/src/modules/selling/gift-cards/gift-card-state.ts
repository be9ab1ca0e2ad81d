import type { GiftCardState } from '@waha/contract';
import type { GiftCardRow } from './gift-cards.store.ts';

type Stateful = Pick<GiftCardRow, 'voided_at' | 'ends_at' | 'balance' | 'held'>;

/** What can be spent of a card, whatever its state; what is held for unpaid orders cannot. */
export const spendableOf = ({ balance, held }: Pick<GiftCardRow, 'balance' | 'held'>): number => balance - held;

export function stateOf(card: Stateful, at: Date): GiftCardState {
  if (card.voided_at !== null) return 'voided';
  if (card.ends_at !== null && card.ends_at <= at) return 'ended';
  return spendableOf(card) > 0 ? 'usable' : 'empty';
}
