import type { CardCharge, KeptCard, PaymentCards } from '@waha/extend';
import { z } from 'zod';
import { type Ask, MoyasarError, type MoyasarSettings } from './api.ts';
import { referenceOfCharge } from './charges.ts';
import { paymentShape } from './payment-state.ts';

const token = z.object({
  status: z.string(),
  brand: z.string(),
  last_four: z.string().regex(/^\d{4}$/),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int().min(2000).max(2100),
});
/** An answer without a body, or any other. */
const nothing = z.unknown();

const tokenPath = (id: string) => `/tokens/${encodeURIComponent(id)}`;
/** Refusals of what was asked: the payment was not made, and will not be. */
const REFUSED = new Set([400, 403, 404, 422]);

/**
 * Cards that Moyasar remembers, by docs.moyasar.com/guides/tokenization, read in November 2026. The form is sent by the browser with
 * the publishable key and `save_card`, so that no card number comes here. A token is charged with `3ds`: without it Moyasar would
 * charge whoever is signed in, unasked.
 */
export function createCards({ url }: MoyasarSettings, publishableKey: string, ask: Ask): PaymentCards {
  return {
    referenceOf: referenceOfCharge,
    form: ({ id, amount, currency, description, returnUrl }) => ({
      action: `${url}/payments`,
      fields: {
        ...{ publishable_api_key: publishableKey, given_id: id, amount: String(amount), currency, description },
        ...{
          callback_url: returnUrl,
          'source[type]': 'creditcard',
          'source[3ds]': 'true',
          'source[save_card]': 'true',
        },
      },
      typed: {
        ...{ name: 'source[name]', number: 'source[number]', cvc: 'source[cvc]' },
        ...{ month: 'source[month]', year: 'source[year]' },
      },
      next: ['source', 'transaction_url'],
    }),
    async charge({ id, amount, currency, description, orderNumber, returnUrl }, cardToken): Promise<CardCharge> {
      try {
        const made = await ask(paymentShape, 'POST', '/payments', {
          ...{ given_id: id, amount, currency, description, callback_url: returnUrl },
          source: { type: 'token', token: cardToken, '3ds': true, manual: false },
          metadata: { order: orderNumber },
        });
        if (made.status === 'failed') return { isRefused: true, isGone: false };
        return { isRefused: false, url: made.status === 'initiated' ? (made.source?.transaction_url ?? null) : null };
      } catch (error) {
        if (!(error instanceof MoyasarError) || !REFUSED.has(error.status)) throw error;
        return { isRefused: true, isGone: (await describe(ask, cardToken)) === null };
      }
    },
    describe: (cardToken) => describe(ask, cardToken),
    async forget(cardToken) {
      try {
        await ask(nothing, 'DELETE', tokenPath(cardToken));
      } catch (error) {
        if (!(error instanceof MoyasarError && error.status === 404)) throw error;
      }
    },
  };
}

async function describe(ask: Ask, cardToken: string): Promise<KeptCard | null> {
  try {
    const { status, brand, last_four: lastFour, month, year } = await ask(token, 'GET', tokenPath(cardToken));
    return status === 'active' ? { scheme: brand.toLowerCase(), lastFour, month, year } : null;
  } catch (error) {
    if (error instanceof MoyasarError && error.status === 404) return null;
    throw error;
  }
}
