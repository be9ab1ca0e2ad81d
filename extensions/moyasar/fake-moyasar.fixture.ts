import { randomUUID } from 'node:crypto';
import { type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';

export const SECRET_KEY = 'sk_test_of_the_fake_one';
export const WEBHOOK_SECRET = 'whsec_of_the_fake_one';

interface FakePayment {
  id: string;
  status: string;
  amount: number;
  currency: string;
  refunded: number;
}
interface FakeInvoice {
  id: string;
  status: string;
  amount: number;
  currency: string;
  url: string;
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
const refund = z.object({ amount: z.int().min(1) });

/** A fake of Moyasar by its documentation, as far as the adapter uses it, on a local port. */
export async function startFakeMoyasar() {
  const invoices = new Map<string, FakeInvoice>();

  function carryOut({ method, path, headers, body }: FakeRequest): [number, unknown] {
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
    const payment = [...invoices.values()].flatMap((one) => one.payments).find((one) => one.id === id);
    if (!payment) return [404, { type: 'api_error' }];
    if (method === 'POST' && action === 'refund') return giveBack(payment, refund.parse(body).amount);
    return [200, payment];
  }

  function create({ amount, currency }: z.output<typeof newInvoice>): FakeInvoice {
    const id = randomUUID();
    const url = `https://checkout.moyasar.test/invoices/${id}`;
    const invoice = { id, status: 'initiated', amount, currency, url, payments: [] };
    invoices.set(id, invoice);
    return invoice;
  }

  const server = await startFakeServer(carryOut);
  const invoiceOf = (id: string): FakeInvoice => {
    const invoice = invoices.get(id);
    if (!invoice) throw new Error(`no invoice ${id}`);
    return invoice;
  };
  return {
    ...server,
    invoiceOf,
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

function giveBack(payment: FakePayment, amount: number): [number, unknown] {
  if (payment.refunded + amount > payment.amount) return [400, { type: 'api_error', message: 'over refund' }];
  payment.refunded += amount;
  // As the real one: a payment that was refunded in full says so, and it was paid all the same.
  return [200, payment];
}
