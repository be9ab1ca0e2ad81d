export {
  type AdminGiftCard,
  type GiftCardBalance,
  type GiftCardDraft,
  type GiftCardInList,
  giftCardEndpoints,
  type IssuedGiftCard,
} from './endpoints.ts';
export { giftCardEvents } from './events.ts';
export { giftCardRefusals } from './refusals.ts';
