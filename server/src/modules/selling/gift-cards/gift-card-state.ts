import type { GiftCardState } from '@waha/contract';
import type { GiftCardRow } from './gift-cards.store.ts';

type Stateful = Pick<GiftCardRow, 'voided_at' | 'ends_at' | 'balance' | 'held'>;

/** Spendable amount of a card, whatever its state: money held for unpaid orders is none of it. */
export const spendableOf = ({ balance, held }: Pick<GiftCardRow, 'balance' | 'held'>): number => balance - held;

export function stateOf(card: Stateful, at: Date): GiftCardState {
  if (card.voided_at !== null) return 'voided';
  if (card.ends_at !== null && card.ends_at <= at) return 'ended';
  return spendableOf(card) > 0 ? 'usable' : 'empty';
}
