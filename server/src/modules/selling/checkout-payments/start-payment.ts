import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExtensionError } from '../../../extensions/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type FullOrder, lockOrder } from '../orders/index.ts';
import {
  claimPayment,
  closePayment,
  openPayment,
  type PaymentRow,
  readLivePayment,
  takeOverPayment,
} from '../payments/index.ts';
import { readBuyerHistory } from './buyer-history.ts';
import type { SettleDeps } from './payment-deps.ts';
import { intentOf } from './payment-intent.ts';
import { requirePayable } from './require-payable.ts';
import { endUnansweredCharge, leaveCard } from './unanswered-charge.ts';

/** Above the timeout of a call: a claim older than this belongs to a dead process. */
const CLAIM_MS = 30_000;
/** Time to wait for a concurrent caller who creates the payment page. */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 150;

export type StartDeps = SettleDeps & { publicUrl: string };

/**
 * Returns the open payment of an order, or creates one. The row is claimed in one transaction, the provider called
 * outside any, its answer written in another. Of two concurrent callers one creates the page and the other waits for
 * it.
 */
export async function startPayment(deps: StartDeps, orderId: string, language: Language): Promise<PaymentRow> {
  const giveUpAt = Date.now() + WAIT_MS;
  while (Date.now() < giveUpAt) {
    const { order, claimed } = await claim(deps, orderId);
    const live = claimed ? await createPage(deps, order, claimed, language) : await readLivePayment(deps.db, orderId);
    if (live?.status === 'open' && live.card_use !== null) await leaveCard(deps, live);
    else if (live?.status === 'open' && live.url !== null) return live;
    else if (live?.status === 'open') await endUnansweredCharge(deps, live);
    await sleep(LOOK_EVERY_MS);
  }
  return refuse('payments.unreachable', {}, { retryAfterSeconds: 2 });
}

async function claim({ db, onlineMethods, now }: StartDeps, orderId: string) {
  return inTransaction(db, async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
    const at = new Date(now());
    const { code: provider } = requirePayable(order, onlineMethods, at);
    const payment = {
      id: randomUUID(),
      order_id: order.id,
      provider,
      amount_halalas: order.total_halalas - order.store_credit_halalas,
      expires_at: order.hold_expires_at ?? at,
    };
    const claimed =
      (await claimPayment(tx, payment, at)) ??
      (await takeOverPayment(tx, order.id, new Date(at.getTime() - CLAIM_MS), at));
    return { order, claimed };
  });
}

async function createPage(deps: StartDeps, order: FullOrder, payment: PaymentRow, language: Language) {
  const method = deps.onlineMethods.get(payment.provider) ?? refuse('payments.method_not_available');
  try {
    const history = method.capabilities.asksHistory ? await readBuyerHistory(deps.db, order) : null;
    const started = await method.start(intentOf(deps, order, payment, language, history));
    if ('isDeclined' in started) {
      await fail(deps, payment);
      refuse('payments.declined');
    }
    await inTransaction(deps.db, (tx) => openPayment(tx, payment.id, started));
  } catch (error) {
    if (!(error instanceof ExtensionError)) throw error;
    await fail(deps, payment);
    refuse('payments.unreachable', {}, { retryAfterSeconds: 5 });
  }
  return readLivePayment(deps.db, order.id);
}

function fail({ db, now }: StartDeps, { id }: PaymentRow): Promise<void> {
  return inTransaction(db, (tx) => closePayment(tx, id, 'failed', new Date(now())));
}
