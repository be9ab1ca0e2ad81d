import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { captureHold, placeHold, postTransfer, releaseHold, type TransferRequest } from '../ledger/index.ts';

const spent = { house: 'spent' } as const;
const between = (giftCardId: string) => ({ unit: 'gift_card', from: { giftCardId }, to: spent }) as const;

export interface GiftCardShare {
  orderId: string;
  giftCardId: string;
  halalas: number;
}

/**
 * Takes an order's share from its card by a conditional transfer, or holds it while the rest of the order is unpaid.
 * Returns the hold. Refuses `gift_cards.short` (409) if another order was first.
 */
export async function payWithGiftCard(
  tx: Tx,
  { orderId, giftCardId, halalas }: GiftCardShare,
  isWaiting: boolean,
): Promise<number | null> {
  const transfer: TransferRequest = {
    ...between(giftCardId),
    amount: halalas,
    cause: { kind: 'order', id: orderId },
    key: `order ${orderId} gift card`,
  };
  const paid = await (isWaiting ? placeHold : postTransfer)(tx, transfer);
  if ('isShort' in paid) refuse('gift_cards.short');
  return isWaiting ? paid.id : null;
}

export const captureGiftCard = (tx: Tx, giftCardId: string, holdId: number): Promise<void> =>
  captureHold(tx, holdId, between(giftCardId));

export const releaseGiftCard = (tx: Tx, giftCardId: string, holdId: number): Promise<void> =>
  releaseHold(tx, holdId, between(giftCardId));

/** Puts money of an order back onto its card, once per key, whatever the card's state. */
export async function giveBackToGiftCard(
  tx: Tx,
  {
    giftCardId,
    halalas,
    cause,
    key,
  }: { giftCardId: string; halalas: number; cause: TransferRequest['cause']; key: string },
): Promise<void> {
  await postTransfer(tx, { unit: 'gift_card', from: spent, to: { giftCardId }, amount: halalas, cause, key });
}
