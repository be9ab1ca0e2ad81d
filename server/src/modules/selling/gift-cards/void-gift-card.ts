import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { spendableOf } from './gift-card-state.ts';
import { type GiftCardRow, markVoided } from './gift-cards.store.ts';

/**
 * Ends a card; what can be spent of it goes back to the account of issued value. What came back from an order later is
 * taken by voiding it again. Refuses `gift_cards.voided` if there is nothing to take. The card is locked.
 */
export async function voidGiftCard(tx: Tx, card: GiftCardRow, version: number): Promise<void> {
  const left = spendableOf(card);
  if (card.voided_at !== null && left === 0) refuse('gift_cards.voided');
  if (!(await markVoided(tx, { id: card.id, version }))) refuse('conflict.changed');
  if (left === 0) return;
  const moved = await postTransfer(tx, {
    unit: 'gift_card',
    from: { giftCardId: card.id },
    to: { house: 'issued' },
    amount: left,
    cause: { kind: 'gift_card_void', id: card.id },
    key: `gift card ${card.id} void ${version}`,
  });
  // An order was faster: the whole is refused, and who voids sees the new balance.
  if ('isShort' in moved) refuse('conflict.changed');
}
