import type { PaymentState, PaymentWallet } from '@waha/extend';
import { z } from 'zod';
import { type Ask, MoyasarError, type MoyasarSettings } from './api.ts';
import { capturedState, isTaken, paymentShape } from './payment-state.ts';

/** The reference of a charge is its path, so that it is told from the id of an invoice. */
const PATH = 'payments/';
/** A charge that has not ended: asked for, but not decided. */
const UNDECIDED = new Set(['initiated', 'authorized']);

export function isWalletPayment(reference: string): boolean {
  return reference.startsWith(PATH);
}

/**
 * Apple Pay on the web by Moyasar's API. `applepay/initiate` asks Apple for the session of a sheet. Its token is charged as a
 * payment whose id the shop gives: `given_id` makes a repeated charge the same one.
 */
export function createApplePay({ domainFile }: MoyasarSettings, publishableKey: string, ask: Ask): PaymentWallet {
  return {
    kind: 'apple-pay',
    networks: ['mada', 'visa', 'masterCard'],
    domainFile,
    open: ({ gateway, domain, shopName }) =>
      ask(z.record(z.string(), z.unknown()), 'POST', '/applepay/initiate', {
        validation_url: gateway,
        // Apple takes 64 bytes of UTF-8 at most.
        display_name: shopName.slice(0, 30),
        domain_name: domain,
        publishable_api_key: publishableKey,
      }),
    referenceOf: (intentId) => `${PATH}${intentId}`,
    async charge({ id, amount, currency, description, orderNumber }, token) {
      await ask(paymentShape, 'POST', '/payments', {
        ...{ given_id: id, amount, currency, description },
        source: { type: 'applepay', token },
        metadata: { order: orderNumber },
      });
    },
  };
}

/** State of a charge. One that Moyasar does not know has not arrived yet, or never will. */
export async function readWalletPayment(ask: Ask, reference: string): Promise<PaymentState> {
  try {
    const payment = await ask(paymentShape, 'GET', `/${PATH}${encodeURIComponent(reference.slice(PATH.length))}`);
    if (isTaken(payment)) return capturedState(payment);
    return UNDECIDED.has(payment.status) ? { status: 'open', wasRefused: false } : { status: 'failed' };
  } catch (error) {
    if (error instanceof MoyasarError && error.status === 404) return { status: 'open', wasRefused: false };
    throw error;
  }
}
