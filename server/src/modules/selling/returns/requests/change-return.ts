import type { ReturnStatus } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { type FullOrder, lockOrder } from '../../orders/index.ts';
import type { ReturnRefund } from '../refunds/refund-methods.ts';
import { insertReturnEvent, type ReturnRow, readReturn, stepFrom } from '../returns.store.ts';
import { returnTexts } from '../texts.ts';
import { followReturns } from './follow-order.ts';
import { mayStep, type ReturnActor } from './return-status.ts';

export interface ReturnChange {
  returnId: string;
  to: ReturnStatus;
  actor: ReturnActor;
  actorId: string | null;
  note?: string | null;
}

export interface ChangeContext {
  language: Language;
}

/** A return before its step, with its refund if it has one. */
export interface Stepping {
  order: FullOrder;
  before: ReturnRow;
  returnRefund: ReturnRefund | null;
}

/** Side effects of a step. `splitRefund` runs first: its result is written with the status. */
export interface StepEffects {
  splitRefund?: (order: FullOrder) => Promise<ReturnRefund>;
  sideEffects?: (stepping: Stepping) => Promise<void>;
}

/**
 * Makes one legal step of a return, once: the row is changed only from the status it was read in. The order is locked
 * first, as for every change of its returns, and its status is updated afterwards. Any other step is refused with
 * `returns.transition_not_allowed` (409).
 */
export async function changeReturn(
  tx: Tx,
  change: ReturnChange,
  { language }: ChangeContext,
  { splitRefund, sideEffects }: StepEffects = {},
): Promise<void> {
  const { returnId, to, actor, actorId, note = null } = change;
  const before = (await readReturn(tx, returnId)) ?? refuse('returns.not_found');
  if (!mayStep(before, to, actor)) refuseStep(before, to, language);
  const order = (await lockOrder(tx, before.order_id)) ?? refuse('orders.not_found');
  const returnRefund = (await splitRefund?.(order)) ?? null;
  if (!(await stepFrom(tx, returnId, before.status, to, returnRefund))) refuseStep(before, to, language);
  await sideEffects?.({ order, before, returnRefund });
  await insertReturnEvent(tx, { returnId, status: to, actor, actorId, note });
  await followReturns(tx, order, language);
  await publish(tx, `return.${to}`, { returnId });
}

function refuseStep(before: ReturnRow, to: ReturnStatus, language: Language): never {
  refuse('returns.transition_not_allowed', {
    from: returnTexts.say(language, `status_${before.status}`),
    to: returnTexts.say(language, `status_${to}`),
  });
}
