export { type CheckedGiftCard, checkGiftCard, type GiftCardRefusal } from './check-gift-card.ts';
export { giftCardMails } from './editable-mails.ts';
export { captureGiftCard, giveBackToGiftCard, payWithGiftCard, releaseGiftCard } from './gift-card-payment.ts';
export { chargeGiftCardGuess } from './guesses.ts';
export { giftCardRefusalTexts } from './refusals.ts';
