import { type AdminGiftCard, type GiftCardBalance, type GiftCardInList, toRiyals } from '@waha/contract';
import { spendableOf, stateOf } from './gift-card-state.ts';
import type { GiftCardRow } from './gift-cards.store.ts';

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentInList = (card: GiftCardRow, at: Date): GiftCardInList => ({
  id: card.id,
  version: card.version,
  last_four: card.last_four,
  state: stateOf(card, at),
  value: toRiyals(card.halalas),
  balance: toRiyals(spendableOf(card)),
  held: toRiyals(card.held),
  recipient_name: card.recipient_name,
  recipient_email: card.recipient_email,
  ends_at: timeOf(card.ends_at),
  send_at: timeOf(card.send_at),
  sent_at: timeOf(card.sent_at),
  created_at: card.created_at.toISOString(),
});

export const presentGiftCard = (card: GiftCardRow, at: Date): AdminGiftCard => ({
  ...presentInList(card, at),
  message: card.message,
  language: card.language,
  issued_by: card.issued_by,
  sends: card.sends,
});

export const presentBalance = (card: GiftCardRow, at: Date): GiftCardBalance => ({
  last_four: card.last_four,
  value: toRiyals(card.halalas),
  // A card that has ended pays nothing, whatever is left on it.
  balance: stateOf(card, at) === 'usable' ? toRiyals(spendableOf(card)) : 0,
  ends_at: timeOf(card.ends_at),
});
