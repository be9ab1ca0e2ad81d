import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { giveBackToGiftCard } from '../../gift-cards/index.ts';
import { postTransfer } from '../../ledger/index.ts';
import { addBackToGiftCard, addRefunded, type FullOrder } from '../../orders/index.ts';
import { refundPart } from '../../payments/index.ts';
import { releaseReplacement } from '../exchanges/reserve-replacement.ts';
import { type ChangeContext, changeReturn, type ReturnChange } from '../requests/change-return.ts';
import { listReturnsOfOrder, type ReturnRow, setBankReference, setRefunds } from '../returns.store.ts';
import { refundAmount, requestedLines } from './refund-amount.ts';
import { type RefundSplit, type ReturnRefund, splitRefund } from './refund-methods.ts';

/**
 * Refunds a return once, at `refundAmount`. Card and store credit parts are written in the transaction of the step;
 * the card part is sent after it. Staff made the bank transfer before and give its reference. An exchange is refunded
 * as the order was paid, and its reserved replacement is released.
 */
export async function refundReturn(
  tx: Tx,
  change: Omit<ReturnChange, 'to'>,
  bankReference: string | null,
  context: ChangeContext,
): Promise<void> {
  const { returnId } = change;
  await changeReturn(tx, { ...change, to: 'refunded' }, context, {
    splitRefund: async (order) => splitReturnRefund(order, await listReturnsOfOrder(tx, order.id), returnId),
    async sideEffects({ order, before, returnRefund }) {
      if (!returnRefund) return;
      await setRefunds(tx, returnId, returnRefund.lines);
      await sendRefundMoney(tx, order, returnId, returnRefund, bankReference, context);
      await releaseReplacement(tx, order, before);
    },
  });
}

/** The current refund of a return, split by method, after earlier refunds of the order. */
export function splitReturnRefund(order: FullOrder, returns: readonly ReturnRow[], returnId: string): ReturnRefund {
  const row = returns.find((one) => one.id === returnId) ?? refuse('returns.not_found');
  const { lines, total, withheld } = refundAmount(row.bought, requestedLines(row));
  const { refunded_halalas: before, refunded_services_halalas: servicesBefore } = row.bought;
  const ways = splitRefund(order, row.refund_to, before + servicesBefore, total);
  return { ...ways, lines, withheld, services: 0 };
}

/** Sends each part of a refund by its method, once: the return's id identifies it in every retry. */
export async function sendRefundMoney(
  tx: Tx,
  order: FullOrder,
  returnId: string,
  { card, bank, credit }: RefundSplit,
  bankReference: string | null,
  { language }: ChangeContext,
): Promise<void> {
  if (!(await addRefunded(tx, order.id, card + bank + credit))) refuse('returns.more_than_paid', { left: 0 });
  const key = `return ${returnId}`;
  if (card > 0 && !(await refundPart(tx, order.id, card, key))) refuse('returns.card_refund_impossible');
  await sendCredit(tx, order, returnId, credit);
  if (bank === 0) return;
  if (bankReference === null) refuseField(language, 'bank_reference', 'validation.required');
  await setBankReference(tx, returnId, bankReference);
}

/** Sends the part that the ledger paid: onto the gift card first, up to what the card paid, then to store credit. */
async function sendCredit(tx: Tx, order: FullOrder, returnId: string, credit: number): Promise<void> {
  const key = `return ${returnId}`;
  const cause = { kind: 'return', id: returnId };
  const onCard = credit > 0 ? await addBackToGiftCard(tx, order.id, credit) : null;
  if (onCard) await giveBackToGiftCard(tx, { ...onCard, cause, key: `${key} gift card` });
  const amount = credit - (onCard?.halalas ?? 0);
  if (amount > 0 && order.customer_id !== null) {
    await postTransfer(tx, {
      unit: 'store_credit',
      from: { house: 'spent' },
      to: { customerId: order.customer_id },
      amount,
      cause,
      key,
    });
  }
}
