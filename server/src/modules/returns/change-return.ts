import type { ReturnStatus } from '@waha/contract';
import type { PurgeFeed } from '../../platform/cache/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import type { Language } from '../../platform/text/index.ts';
import { type FullOrder, lockOrder } from '../orders/index.ts';
import { followReturns } from './follow-order.ts';
import { mayStep, type ReturnActor } from './return-status.ts';
import { insertReturnEvent, type ReturnRow, readReturn, stepFrom } from './returns.store.ts';
import { returnTexts } from './texts.ts';

export interface ReturnChange {
  returnId: string;
  to: ReturnStatus;
  actor: ReturnActor;
  actorId: string | null;
  note?: string | null;
}

export interface ChangeContext {
  language: Language;
  publishPurge: PurgeFeed['publish'];
}

/**
 * Makes one legal step of a return, once, with what the step does, and lets the order follow. The order is locked first,
 * as everything that changes an order's returns does. Everything else is refused with returns.transition_not_allowed.
 */
export async function changeReturn(
  tx: Tx,
  change: ReturnChange,
  { language, publishPurge }: ChangeContext,
  alongWith: (order: FullOrder, before: ReturnRow) => Promise<void> = async () => undefined,
): Promise<void> {
  const { order_id: orderId } = (await readReturn(tx, change.returnId)) ?? refuse('returns.not_found');
  const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
  const before = (await readReturn(tx, change.returnId)) ?? refuse('returns.not_found');
  const { returnId, to, actor, actorId, note = null } = change;
  if (!mayStep(before.status, to, actor) || !(await stepFrom(tx, returnId, before.status, to))) {
    refuse('returns.transition_not_allowed', {
      from: returnTexts.say(language, `status_${before.status}`),
      to: returnTexts.say(language, `status_${to}`),
    });
  }
  await alongWith(order, before);
  await insertReturnEvent(tx, { returnId, status: to, actor, actorId, note });
  await followReturns(tx, order, language, publishPurge);
  await publish(tx, [{ event: `return.${to}`, payload: { returnId } }]);
}
