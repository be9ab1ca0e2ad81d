import { inTransaction } from '../../../platform/database/index.ts';
import type { PaymentPage, PaymentRow } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settlePayment } from './settle-payment.ts';

/** Reads a payment from its provider and settles it. Throws ProviderError if the provider does not answer. */
export async function refreshPayment(deps: PaymentDeps, payment: PaymentRow): Promise<PaymentPage | undefined> {
  const provider = deps.providers[payment.provider];
  if (!provider || payment.provider_id === null || payment.captured_amount !== null) return undefined;
  const state = await provider.readPaymentPage(payment.provider_id);
  await inTransaction(deps.db, (tx) => settlePayment(tx, payment, state, deps));
  return state;
}
