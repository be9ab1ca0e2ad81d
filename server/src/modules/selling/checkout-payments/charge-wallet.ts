import { randomUUID } from 'node:crypto';
import type { PaymentWallet } from '@waha/extend';
import { ExtensionError } from '../../../extensions/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type FullOrder, lockOrder } from '../orders/index.ts';
import {
  claimPayment,
  type OnlineMethods,
  openPayment,
  type PaymentRow,
  readLatestPayment,
} from '../payments/index.ts';
import { intentOf } from './payment-intent.ts';
import { refreshPayment } from './refresh-payment.ts';
import { requirePayable } from './require-payable.ts';
import type { StartDeps } from './start-payment.ts';
import { endUnansweredCharge } from './unanswered-charge.ts';

/** A sheet that a buyer has approved. */
export interface ApprovedSheet {
  kind: PaymentWallet['kind'];
  token: Readonly<Record<string, unknown>>;
  language: Language;
}

/** The wallet of this kind, of the first method that has one. */
export function requireWallet(methods: OnlineMethods, kind: PaymentWallet['kind']): PaymentWallet {
  const wallet = [...methods.values()].find((method) => method.wallet?.kind === kind)?.wallet;
  return wallet ?? refuse('payments.method_not_available');
}

/**
 * Charges the token of a sheet for a waiting order. The payment is stored with its reference before the provider is called, so
 * that an answer which is lost is read later. Of two calls with one sheet the second finds the payment of the first.
 */
export async function chargeWallet(deps: StartDeps, orderId: string, sheet: ApprovedSheet): Promise<void> {
  const latest = await readLatestPayment(deps.db, orderId);
  if (latest?.status === 'open' && latest.url === null) await endUnansweredCharge(deps, latest).catch(ignoreExtension);
  const claimed = await claimCharge(deps, orderId, sheet.kind);
  if (!claimed) return;
  const { order, wallet, payment } = claimed;
  // A charge without an answer is unknown, not refused: its state is read, here and by the reconciliation.
  await wallet.charge(intentOf(deps, order, payment, sheet.language, null), sheet.token).catch(ignoreExtension);
  await refreshPayment(deps, payment).catch(ignoreExtension);
}

/** The order's only charge; undefined where another is under way, or has paid. */
function claimCharge(
  { db, onlineMethods, now }: StartDeps,
  orderId: string,
  kind: PaymentWallet['kind'],
): Promise<{ order: FullOrder; wallet: PaymentWallet; payment: PaymentRow } | undefined> {
  return inTransaction(db, async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
    // Read under the lock of the order: the call before this one may have paid it meanwhile.
    if ((await readLatestPayment(tx, orderId))?.status === 'paid') return undefined;
    const at = new Date(now());
    const { code: provider, wallet } = requirePayable(order, onlineMethods, at);
    if (wallet?.kind !== kind) refuse('payments.method_not_available');
    const id = randomUUID();
    const amount = order.total_halalas - order.store_credit_halalas;
    const row = { id, order_id: order.id, provider, amount_halalas: amount, expires_at: order.hold_expires_at ?? at };
    const payment = await claimPayment(tx, row, at);
    if (!payment) return undefined;
    const reference = wallet.referenceOf(id);
    await openPayment(tx, id, { reference, url: null });
    return { order, wallet, payment: { ...payment, status: 'open', provider_id: reference } };
  });
}

function ignoreExtension(error: unknown): void {
  if (!(error instanceof ExtensionError)) throw error;
}
