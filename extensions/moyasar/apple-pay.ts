import type { PaymentWallet } from '@waha/extend';
import { z } from 'zod';
import type { Ask, MoyasarSettings } from './api.ts';
import { referenceOfCharge } from './charges.ts';
import { paymentShape } from './payment-state.ts';

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
    referenceOf: referenceOfCharge,
    async charge({ id, amount, currency, description, orderNumber }, token) {
      await ask(paymentShape, 'POST', '/payments', {
        ...{ given_id: id, amount, currency, description },
        source: { type: 'applepay', token },
        metadata: { order: orderNumber },
      });
    },
  };
}
