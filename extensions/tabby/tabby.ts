import type {
  ExtensionFetch,
  ExtensionRecords,
  Halalas,
  OfferRequest,
  PaymentProvider,
  PaymentRefund,
} from '@waha/extend';
import { z } from 'zod';
import { toText } from './amounts.ts';
import { type AskTabby, anything, createAsk, payment, session, type TabbyAccount, TabbyStatus } from './api.ts';
import { checkoutRequest } from './checkout-request.ts';
import { createOffer } from './offer.ts';
import { capturedOf, refundedOf, stateOf, statusOf } from './states.ts';
import { verdictOf } from './webhook.ts';

export interface TabbySettings extends TabbyAccount {
  webhookSecret: string;
  minimum: Halalas;
  maximum: Halalas;
}

interface TabbyDeps {
  settings: TabbySettings;
  fetch: ExtensionFetch;
  records: ExtensionRecords;
  now: () => number;
}

const CONFLICT = 409;
const pathOf = (id: string, act = '') => `/api/v2/payments/${encodeURIComponent(id)}${act}`;
const sessionKey = (id: string) => `session of ${id}`;

/** Tabby, four payments: https://docs.tabby.ai/pay-in-4-custom-integration, read in August 2026. */
export function createTabby({ settings, fetch, records, now }: TabbyDeps): PaymentProvider {
  const ask = createAsk(settings, fetch);
  const { minimum, maximum, merchantCode } = settings;
  const read = (id: string) => ask(payment, 'GET', pathOf(id));
  const offer = createOffer({ ask, merchantCode, now });
  return {
    capabilities: {
      ...{ flow: 'redirect', capture: 'at-shipment', capturesParts: true, refunds: 'parts', minimum, maximum },
      ...{ marks: ['Tabby'], instalments: { count: 4 }, asksHistory: true },
    },
    offer: (request: OfferRequest) => offer(request),
    async start(intent) {
      if (intent.currency !== 'SAR') throw new Error('Tabby takes riyals alone here');
      // Tabby takes nobody without an e-mail address.
      if (intent.buyer.email === null) return { isDeclined: true };
      const made = await ask(
        session,
        'POST',
        '/api/v2/checkout',
        checkoutRequest(intent, merchantCode, new Date(now())),
      );
      const url = made.configuration.available_products?.installments?.[0]?.web_url;
      // A buyer who is refused is answered with 200, and never with a reason.
      if (made.status === 'rejected') return { isDeclined: true };
      if (!url) throw new Error('Tabby made a session without a page');
      await records.change(sessionKey(made.payment.id), () => ({ id: made.id }));
      return { reference: made.payment.id, url };
    },
    read: async (reference) => stateOf(await read(reference)),
    async capture(reference, amount, { key, before }) {
      // The key makes a second capture impossible; the look before it spares an error where the first one closed the payment.
      if (capturedOf(await read(reference)) >= before + amount) return;
      // As it was before parts: an attempt of then is the same capture.
      const part = key === 'all' ? '' : ` ${key}`;
      await ask(payment, 'POST', pathOf(reference, '/captures'), {
        amount: toText(amount),
        reference_id: `capture ${reference}${part}`,
      });
    },
    refund: (refund) => giveBack(ask, refund),
    async cancel(reference) {
      const status = statusOf(await read(reference));
      if (status === 'AUTHORIZED') await ask(payment, 'POST', pathOf(reference, '/close'));
      if (status === 'CREATED') await endSession(ask, await records.read(sessionKey(reference)));
    },
    webhook: (request) => verdictOf(request, settings.webhookSecret),
  };
}

const kept = z.object({ id: z.string() });

/** Ends the page of a payment. One whose session is not known ends by itself, half an hour after it began. */
async function endSession(ask: AskTabby, record: unknown): Promise<void> {
  const { data } = kept.safeParse(record);
  if (data) await ask(anything, 'POST', `/api/v2/checkout/${encodeURIComponent(data.id)}/cancel`);
}

/** Gives money back once: by the key, and by what is known to be back already. Tabby refunds CLOSED payments alone. */
async function giveBack(ask: AskTabby, { captureReference, id, amount, refundedBefore }: PaymentRefund): Promise<void> {
  const key = `refund ${id}`;
  const isDone = async () => {
    const now = await ask(payment, 'GET', pathOf(captureReference));
    const known = now.refunds?.some((one) => one.reference_id === key) === true;
    return { now, done: known || refundedOf(now) >= refundedBefore + amount };
  };
  const { now, done } = await isDone();
  if (done) return;
  if (statusOf(now) === 'AUTHORIZED') await ask(payment, 'POST', pathOf(captureReference, '/close'));
  try {
    const body = { amount: toText(amount), reference_id: key };
    await ask(payment, 'POST', pathOf(captureReference, '/refunds'), body);
  } catch (error) {
    // 409: the same refund was sent before, by an attempt whose answer was lost.
    if (!(error instanceof TabbyStatus && error.status === CONFLICT) || !(await isDone()).done) throw error;
  }
}
