import { randomUUID } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';
import { createFakeTokens, type FakePayment } from './fake-tokens.fixture.ts';

export const SECRET_KEY = 'sk_test_of_the_fake_one';
export const PUBLISHABLE_KEY = 'pk_test_of_the_fake_one';
export const WEBHOOK_SECRET = 'whsec_of_the_fake_one';

interface FakeInvoice {
  id: string;
  status: string;
  amount: number;
  currency: string;
  url: string;
  success_url: string;
  payments: FakePayment[];
}

const newInvoice = z.object({
  amount: z.int().min(100),
  currency: z.string(),
  description: z.string(),
  success_url: z.url(),
  back_url: z.url(),
  expired_at: z.iso.datetime(),
});
const initiation = z.strictObject({
  validation_url: z.url(),
  display_name: z.string().min(1).max(64),
  domain_name: z.string().regex(/^[a-z0-9.-]+$/),
  publishable_api_key: z.literal(PUBLISHABLE_KEY),
});
/** As `POST /payments` is documented for Apple Pay; `given_id` becomes the id of the payment. */
const newCharge = z.strictObject({
  given_id: z.uuid(),
  amount: z.int().min(100),
  currency: z.string(),
  description: z.string(),
  source: z.strictObject({ type: z.literal('applepay'), token: z.looseObject({ paymentData: z.unknown() }) }),
  metadata: z.record(z.string(), z.string()),
});
const refund = z.object({ amount: z.int().min(1) });

/** A fake of Moyasar by its documentation, as far as the adapter uses it, on a local port. */
export async function startFakeMoyasar() {
  const invoices = new Map<string, FakeInvoice>();
  const charges = new Map<string, FakePayment>();
  const tokens = createFakeTokens(charges, PUBLISHABLE_KEY);

  function carryOut(request: FakeRequest): FakeAnswer {
    const { method, path, headers, body } = request;
    // A browser sends a typed card, and passes the check of its bank: neither knows the secret key.
    const browsers = tokens.answerBrowser(request);
    if (browsers) return browsers;
    const expected = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    if (headers.authorization !== expected) return [401, { type: 'authentication_error' }];
    if (method === 'GET' && path.startsWith('/invoices?')) return [200, { invoices: [...invoices.values()] }];
    const [kind = '', id = '', action] = path.split('/').slice(1);
    if (method === 'POST' && kind === 'invoices') return [201, create(newInvoice.parse(body))];
    if (kind === 'invoices') {
      const invoice = invoices.get(id);
      if (!invoice) return [404, { type: 'api_error' }];
      if (method === 'PUT' && action === 'cancel' && invoice.status === 'initiated') invoice.status = 'canceled';
      return [200, invoice];
    }
    if (method === 'POST' && kind === 'applepay') return [200, sessionOf(initiation.parse(body))];
    if (kind === 'tokens') return tokens.answer(method, id);
    if (method === 'POST' && kind === 'payments' && id === '') {
      return tokens.chargeByToken(body) ?? charge(newCharge.parse(body));
    }
    const payment =
      charges.get(id) ?? [...invoices.values()].flatMap((one) => one.payments).find((one) => one.id === id);
    if (!payment) return [404, { type: 'api_error' }];
    if (method === 'POST' && action === 'refund') return giveBack(payment, refund.parse(body).amount);
    return [200, payment];
  }

  function create({ amount, currency, success_url }: z.output<typeof newInvoice>): FakeInvoice {
    const id = randomUUID();
    const url = `https://checkout.moyasar.test/invoices/${id}`;
    const invoice = { id, status: 'initiated', amount, currency, url, success_url, payments: [] };
    invoices.set(id, invoice);
    return invoice;
  }

  function charge({ given_id: id, amount, currency, source }: z.output<typeof newCharge>): [number, unknown] {
    const made = charges.get(id);
    if (made && made.amount !== amount) return [400, { type: 'api_error', message: 'given_id was used' }];
    if (made) return [201, made];
    const status = source.token.paymentData === 'refused' ? 'failed' : 'paid';
    const payment = { id, status, amount, currency, refunded: 0, source: { type: 'applepay', company: 'mada' } };
    charges.set(id, payment);
    return [201, payment];
  }

  const server = await startFakeServer(carryOut);
  tokens.at(server.url);
  const invoiceOf = (id: string): FakeInvoice => {
    const invoice = invoices.get(id);
    if (!invoice) throw new Error(`no invoice ${id}`);
    return invoice;
  };
  return {
    ...server,
    invoiceOf,
    tokens,
    /** The amount that a charge took, with what was given back; undefined where none arrived. */
    chargeOf: (id: string) => charges.get(id),
    /** The money of each invoice, and of each charge of a wallet: taken and not given back, in halalas. */
    balances(): Map<string, number> {
      const held = (payments: readonly FakePayment[]) =>
        payments.reduce((sum, one) => sum + (one.status === 'paid' ? one.amount : 0) - one.refunded, 0);
      return new Map([
        ...[...invoices.values()].map(({ id, payments }): [string, number] => [id, held(payments)]),
        ...[...charges.values()].map((one): [string, number] => [`payments/${one.id}`, held([one])]),
      ]);
    },
    /** The sum that all charges took. */
    charged: () => [...charges.values()].reduce((sum, one) => sum + (one.status === 'paid' ? one.amount : 0), 0),
    env: { MOYASAR_URL: server.url, MOYASAR_SECRET_KEY: SECRET_KEY, MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET },
    /** The customer pays, or their card is refused. */
    pay(invoice: FakeInvoice, what: { status?: string; amount?: number; currency?: string } = {}): void {
      if (invoice.status !== 'initiated') return;
      const { amount = invoice.amount, currency = invoice.currency, status = 'paid' } = what;
      invoice.payments.push({ id: randomUUID(), status, amount, currency, refunded: 0 });
      if (status === 'paid') invoice.status = 'paid';
    },
  };
}

/** Apple's session, as far as a browser reads it. */
function sessionOf({ domain_name: domainName, display_name: displayName }: z.output<typeof initiation>) {
  return { merchantSessionIdentifier: randomUUID(), nonce: randomUUID(), domainName, displayName, signature: '30' };
}

function giveBack(payment: FakePayment, amount: number): [number, unknown] {
  if (payment.refunded + amount > payment.amount) return [400, { type: 'api_error', message: 'over refund' }];
  payment.refunded += amount;
  // As the real one: a payment that was refunded in full says so, and it was paid all the same.
  return [200, payment];
}

export type FakeMoyasar = Awaited<ReturnType<typeof startFakeMoyasar>>;
