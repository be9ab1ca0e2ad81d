import { randomUUID } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';
import { fromText, toText } from './amounts.ts';

export const SECRET_KEY = 'sk_test_of_the_fake_one';
export const WEBHOOK_SECRET = 'header_of_the_fake_one';
export const MERCHANT_CODE = 'waha_sa';

/** A buyer with this address is refused before they see a page, as with Tabby's test addresses. */
export const REJECTED_EMAIL = 'otp.rejected@tabby.ai';

interface FakePart {
  id: string;
  amount: string;
  reference_id: string;
}
interface FakePayment {
  id: string;
  session: string;
  status: 'CREATED' | 'AUTHORIZED' | 'CLOSED' | 'REJECTED' | 'EXPIRED';
  amount: string;
  currency: string;
  returnUrl: string;
  captures: FakePart[];
  refunds: FakePart[];
}

/** Requests by the published fields. Unknown fields are refused, which the real one does not do. */
const amount = z.string().regex(/^\d+\.\d{2}$/);
const buyer = z.strictObject({ name: z.string().max(255), email: z.email(), phone: z.string().regex(/^\+?\d{9,12}$/) });
const address = z.strictObject({ city: z.string().max(255), address: z.string().max(255), zip: z.string() });
const item = z.strictObject({
  ...{ reference_id: z.string().max(255).optional(), title: z.string().min(1).max(255) },
  ...{ quantity: z.int().min(1), unit_price: amount, category: z.string().min(1) },
});
const pastOrder = z.strictObject({
  ...{ purchased_at: z.iso.datetime(), amount, payment_method: z.enum(['card', 'cod']) },
  status: z.enum(['new', 'processing', 'complete', 'refunded', 'canceled', 'unknown']),
  ...{ buyer, shipping_address: address },
});
export const checkout = z.strictObject({
  payment: z.strictObject({
    ...{ amount, currency: z.enum(['AED', 'SAR', 'KWD']), description: z.string().max(255).optional() },
    ...{ buyer, shipping_address: address },
    order: z.strictObject({
      ...{ reference_id: z.string().min(1), shipping_amount: amount.optional(), discount_amount: amount.optional() },
      items: z.array(item),
    }),
    buyer_history: z.strictObject({ registered_since: z.iso.datetime(), loyalty_level: z.int().min(0) }),
    order_history: z.array(pastOrder).max(10),
    meta: z.strictObject({ order_id: z.string().nullable(), customer: z.string().nullable() }).optional(),
  }),
  ...{ lang: z.enum(['ar', 'en']), merchant_code: z.literal(MERCHANT_CODE) },
  merchant_urls: z.strictObject({ success: z.url(), cancel: z.url(), failure: z.url() }).optional(),
});
const movement = z.strictObject({ amount, reference_id: z.string().min(1) });
const webhook = z.strictObject({
  url: z.url(),
  header: z.strictObject({ title: z.string().min(1), value: z.string().min(1) }),
});

type Answer = [number, unknown] | FakeAnswer;
const fault = (status: number, errorType: string): Answer => [status, { status: 'error', errorType, error: 'no' }];
const sum = (parts: readonly FakePart[]) => parts.reduce((total, one) => total + fromText(one.amount), 0);

function show({ session: _, returnUrl: __, ...payment }: FakePayment) {
  return { ...payment, is_test: true, created_at: new Date().toISOString() };
}

function capture(payment: FakePayment, asked: z.output<typeof movement>): Answer {
  if (payment.captures.some((one) => one.reference_id === asked.reference_id)) return [200, show(payment)];
  const total = sum(payment.captures) + fromText(asked.amount);
  if (payment.status !== 'AUTHORIZED' || total > fromText(payment.amount)) return fault(400, 'bad_data');
  payment.captures.push({ id: randomUUID(), ...asked });
  if (total === fromText(payment.amount)) payment.status = 'CLOSED';
  return [200, show(payment)];
}

function refund(payment: FakePayment, asked: z.output<typeof movement>): Answer {
  if (payment.refunds.some((one) => one.reference_id === asked.reference_id)) return fault(409, 'conflict');
  const total = sum(payment.refunds) + fromText(asked.amount);
  if (payment.status !== 'CLOSED' || total > sum(payment.captures)) return fault(400, 'bad_data');
  payment.refunds.push({ id: randomUUID(), ...asked });
  return [200, show(payment)];
}

function close(payment: FakePayment): Answer {
  if (payment.status !== 'AUTHORIZED' && payment.status !== 'CLOSED') return fault(400, 'bad_data');
  payment.status = 'CLOSED';
  return [200, show(payment)];
}

const acts: Readonly<Record<string, (payment: FakePayment, body: unknown) => Answer>> = {
  captures: (payment, body) => capture(payment, movement.parse(body)),
  refunds: (payment, body) => refund(payment, movement.parse(body)),
  close,
};

/** A fake of Tabby by its published API, as far as the adapter uses it, on a local port. Its page is `pageUrl`. */
export async function startFakeTabby({ pageUrl = 'https://checkout.tabby.test' } = {}) {
  const payments = new Map<string, FakePayment>();
  const webhooks: z.output<typeof webhook>[] = [];

  function begin(asked: z.output<typeof checkout>): Answer {
    const { amount: total, currency, buyer: by } = asked.payment;
    const isRejected = by.email === REJECTED_EMAIL;
    const [id, sessionId] = [randomUUID(), randomUUID()];
    payments.set(id, {
      ...{ id, session: sessionId, status: isRejected ? 'REJECTED' : 'CREATED', amount: total, currency },
      ...{ returnUrl: asked.merchant_urls?.success ?? '', captures: [], refunds: [] },
    });
    const pages = isRejected
      ? {}
      : { installments: [{ web_url: `${pageUrl}/?sessionId=${sessionId}`, qr_code: null }] };
    return [
      200,
      {
        ...{ id: sessionId, status: isRejected ? 'rejected' : 'created', token: null },
        payment: { id, status: 'CREATED', is_test: true, amount: total, currency },
        configuration: { available_products: pages, products: {} },
      },
    ];
  }

  function endSession(sessionId: string): Answer {
    const payment = [...payments.values()].find((one) => one.session === sessionId);
    if (!payment) return fault(404, 'not_found');
    if (payment.status === 'CREATED') payment.status = 'EXPIRED';
    return [200, {}];
  }

  function carryOut({ method, path, headers, body }: FakeRequest): FakeAnswer {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return fault(401, 'not_authorized') as FakeAnswer;
    const [, , version, kind, id = '', act = ''] = path.split('/');
    if (version === 'v1' && headers['x-merchant-code'] !== MERCHANT_CODE) return [403, {}];
    if (version === 'v1' && kind === 'webhooks') {
      if (method === 'POST') webhooks.push(webhook.parse(body));
      return [200, method === 'POST' ? webhooks.at(-1) : webhooks];
    }
    if (kind === 'checkout') return act === 'cancel' ? endSession(id) : begin(checkout.parse(body));
    const payment = payments.get(id);
    if (!payment) return [404, '404 page not found'];
    return method === 'GET' ? [200, show(payment)] : (acts[act]?.(payment, body) ?? [404, 'not found']);
  }

  const server = await startFakeServer(carryOut);
  const paymentOf = (id: string): FakePayment => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  };
  return {
    ...server,
    webhooks,
    paymentOf,
    ofSession: (sessionId: string) => [...payments.values()].find((one) => one.session === sessionId),
    count: () => payments.size,
    /** The money of each payment: taken and not given back, in halalas. */
    balances: () => new Map([...payments.values()].map((one) => [one.id, sum(one.captures) - sum(one.refunds)])),
    refunded: (id: string) => sum(paymentOf(id).refunds),
    captured: (id: string) => sum(paymentOf(id).captures),
    env: {
      ...{ TABBY_URL: server.url, TABBY_SECRET_KEY: SECRET_KEY },
      ...{ TABBY_WEBHOOK_SECRET: WEBHOOK_SECRET, TABBY_MERCHANT_CODE: MERCHANT_CODE },
    },
    /** The buyer agrees to the payments, of another amount or currency where that is given. */
    pay(id: string, what: { amount?: number; currency?: string } = {}): void {
      const payment = paymentOf(id);
      if (payment.status !== 'CREATED') return;
      Object.assign(payment, { status: 'AUTHORIZED', ...(what.currency && { currency: what.currency }) });
      if (what.amount !== undefined) payment.amount = toText(what.amount);
    },
    /** Tabby refuses the buyer on its page. */
    reject(id: string): void {
      paymentOf(id).status = 'REJECTED';
    },
  };
}
export type FakeTabby = Awaited<ReturnType<typeof startFakeTabby>>;
