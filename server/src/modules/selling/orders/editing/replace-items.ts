import type { Database, Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { inLanguage } from '../../../../platform/text/index.ts';
import { lockLevels, publishStockChange, putBackStock, takeStock } from '../../../goods/catalog/index.ts';
import { type OnlineMethod, paymentOptions, readLivePayment, readPaymentSettings } from '../../payments/index.ts';
import { giveBackToCap, takeFromCap } from '../../promotions/index.ts';
import type { FullOrder } from '../order-row.ts';
import { canEditItems } from '../orders.policy.ts';
import { claimPictures } from '../placing/claim-pictures.ts';
import {
  deleteOtherItems,
  insertItems,
  raiseVersion,
  readRules,
  renewOrderWords,
  setEditedTotals,
  updateItems,
} from './items.store.ts';
import { demandOfItem } from './kept-lines.ts';
import { type EditContext, type ItemsPlan, type ItemsWish, planEdit } from './plan-edit.ts';

export interface ReplaceContext extends EditContext {
  /** The payment methods of extensions that are set up. */
  online: readonly OnlineMethod[];
}

/**
 * Plans the edit of an order that is not paid: waiting for its payment, or due at the door. Refuses while a payment page is open,
 * totals that credit already covers, and totals that the payment method does not take.
 */
export async function planReplacement(
  db: Database | Tx,
  order: FullOrder,
  wish: ItemsWish,
  context: ReplaceContext,
): Promise<ItemsPlan> {
  enforce(canEditItems(order));
  if (await readLivePayment(db, order.id)) refuse('orders.payment_under_way');
  const plan = await planEdit(db, { ...order, rules: await readRules(db, order.id) }, wish, context);
  // An amount that is left to pay keeps the order one that is due. Nothing goes back of what was not paid.
  if (plan.total <= order.store_credit_halalas) refuse('orders.edit_covered');
  if (plan.total > order.total_halalas) await refuseUnpayable(db, order, plan.total, context.online);
  return plan;
}

async function refuseUnpayable(
  db: Database | Tx,
  order: FullOrder,
  total: number,
  online: readonly OnlineMethod[],
): Promise<void> {
  const options = paymentOptions(await readPaymentSettings(db), {
    beforeFee: total - order.payment_fee_halalas,
    due: total - order.store_credit_halalas,
    cityId: order.city_id,
    isSent: order.address !== null,
    online,
  });
  const option = options.find(({ code }) => code === order.payment_method);
  // A method that was switched off since still collects what it agreed to.
  if (option && option.obstacle !== null) refuse('payments.method_not_available');
}

/**
 * Replaces the items of an order that is not paid; the caller holds its lock. Stock, capped pieces, lines and totals change in
 * one transaction by conditional updates. Refuses `conflict.changed` if the order was edited since `version`.
 */
export async function replaceItems(
  tx: Tx,
  order: FullOrder,
  plan: ItemsPlan,
  { version, language, at }: EditContext & { version: number },
): Promise<void> {
  if (!(await setEditedTotals(tx, order.id, version, plan))) refuse('conflict.changed');
  await moveStock(tx, order, plan, language);
  for (const [promotionId, pieces] of plan.uncapped) await giveBackToCap(tx, promotionId, pieces);
  for (const [promotionId, pieces] of plan.capped) {
    const name = nameOf(plan, (line) => line.promotion_id === promotionId, language);
    if (!(await takeFromCap(tx, promotionId, pieces, at))) refuse('orders.promotion_ended', { name });
  }
  await claimPictures(tx, order, plan.lines, order.items);
  await deleteOtherItems(
    tx,
    order.id,
    plan.lines.flatMap(({ id }) => id ?? []),
  );
  await updateItems(tx, plan.lines);
  await insertItems(tx, order.id, plan.lines);
  await renewOrderWords(tx, order.id);
  await publish(tx, 'order.items_changed', { orderId: order.id });
}

/**
 * Counts an edit of a paid order, whose pieces were refunded instead of replaced. Refuses `conflict.changed` if the order was
 * edited since `version`.
 */
export async function recordRefundedItems(tx: Tx, orderId: string, version: number): Promise<void> {
  if (!(await raiseVersion(tx, orderId, version))) refuse('conflict.changed');
  await publish(tx, 'order.items_changed', { orderId });
}

/** Levels are locked in one ascending pass, because an edit both raises and lowers some. */
async function moveStock(tx: Tx, order: FullOrder, plan: ItemsPlan, language: EditContext['language']): Promise<void> {
  await lockLevels(
    tx,
    [...plan.back, ...plan.taken].map(({ variantId }) => variantId),
  );
  if (plan.back.length > 0) {
    const why = { orderId: order.id, note: order.number, reason: 'order_cancelled' } as const;
    await publishStockChange(tx, await putBackStock(tx, plan.back, why));
  }
  if (plan.taken.length === 0) return;
  const change = await takeStock(tx, [{ orderId: order.id, demands: plan.taken }]);
  if ('missingVariantId' in change) {
    const { missingVariantId: missing } = change;
    const holds = (line: ItemsPlan['lines'][number]) =>
      demandOfItem(line, line.quantity).some(({ variantId }) => variantId === missing);
    refuse('orders.out_of_stock', { name: nameOf(plan, holds, language), available: 0 });
  }
  await publishStockChange(tx, change);
}

function nameOf(
  plan: ItemsPlan,
  isMeant: (line: ItemsPlan['lines'][number]) => boolean,
  language: EditContext['language'],
): string {
  const line = plan.lines.find(isMeant);
  return line ? inLanguage(line, 'name', language) : '';
}
