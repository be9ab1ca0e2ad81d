import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { captureGiftCard, giveBackToGiftCard, payWithGiftCard, releaseGiftCard } from '../../gift-cards/index.ts';
import { captureHold, placeHold, postTransfer, releaseHold, type TransferRequest } from '../../ledger/index.ts';
import type { NewOrder } from '../orders.store.ts';
import { readOrderCredit } from '../orders.store.ts';

const spent = { house: 'spent' } as const;

function between(customerId: string) {
  return { unit: 'store_credit', from: { customerId }, to: spent } as const;
}

/** The holds of an order's gift card and store credit. */
type Holds = Pick<NewOrder, 'gift_card_hold_id' | 'credit_hold_id'>;

/**
 * Pays the parts of a new order that its gift card and store credit pay: transferred immediately if nothing else is
 * due, otherwise held until the rest is paid or the order ends. Refuses `gift_cards.short` or `orders.credit_short`
 * (409) if the money was spent meanwhile. The card's account is locked first, always.
 */
export async function payFromLedger(tx: Tx, order: NewOrder): Promise<Holds> {
  const isWaiting = order.status === 'pending_payment';
  const { id: orderId, gift_card_id: giftCardId, gift_card_halalas: halalas } = order;
  const onCard =
    giftCardId === null || halalas === 0
      ? null
      : await payWithGiftCard(tx, { orderId, giftCardId, halalas }, isWaiting);
  return { gift_card_hold_id: onCard, credit_hold_id: await payWithCredit(tx, order, isWaiting) };
}

async function payWithCredit(tx: Tx, order: NewOrder, isWaiting: boolean): Promise<number | null> {
  const amount = order.store_credit_halalas - order.gift_card_halalas;
  if (order.customer_id === null || amount === 0) return null;
  const transfer: TransferRequest = {
    ...between(order.customer_id),
    amount,
    cause: { kind: 'order', id: order.id },
    key: `order ${order.id}`,
  };
  const paid = await (isWaiting ? placeHold : postTransfer)(tx, transfer);
  if ('isShort' in paid) refuse('orders.credit_short');
  return isWaiting ? paid.id : null;
}

/** Captures the holds of an order once the rest is paid. */
export async function spendHeldCredit(tx: Tx, orderId: string): Promise<void> {
  const order = await readOrderCredit(tx, orderId);
  if (!order) return;
  if (order.gift_card_id !== null && order.gift_card_hold_id !== null)
    await captureGiftCard(tx, order.gift_card_id, order.gift_card_hold_id);
  if (order.customer_id && order.credit_hold_id !== null)
    await captureHold(tx, order.credit_hold_id, between(order.customer_id));
}

/**
 * Cancels what gift card and store credit pay of an order: a hold is released, a transfer is reversed. `wasHeld`: the
 * order was never confirmed.
 */
export async function giveBackCredit(tx: Tx, orderId: string, wasHeld: boolean): Promise<void> {
  const order = await readOrderCredit(tx, orderId);
  if (!order) return;
  await giveBackCard(tx, orderId, order, wasHeld);
  const amount = order.store_credit_halalas - order.gift_card_halalas;
  if (!order.customer_id || amount === 0) return;
  if (wasHeld && order.credit_hold_id !== null) {
    await releaseHold(tx, order.credit_hold_id, between(order.customer_id));
    return;
  }
  await postTransfer(tx, {
    unit: 'store_credit',
    from: spent,
    to: { customerId: order.customer_id },
    amount,
    cause: { kind: 'refund', id: orderId },
    key: `order ${orderId} back`,
  });
}

type PaidFromLedger = NonNullable<Awaited<ReturnType<typeof readOrderCredit>>>;

async function giveBackCard(tx: Tx, orderId: string, order: PaidFromLedger, wasHeld: boolean): Promise<void> {
  const { gift_card_id: giftCardId, gift_card_halalas: halalas, gift_card_hold_id: holdId } = order;
  if (giftCardId === null || halalas === 0) return;
  if (wasHeld && holdId !== null) return releaseGiftCard(tx, giftCardId, holdId);
  const cause = { kind: 'refund', id: orderId };
  await giveBackToGiftCard(tx, { giftCardId, halalas, cause, key: `order ${orderId} gift card back` });
}
