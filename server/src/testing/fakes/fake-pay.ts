import { randomUUID } from 'node:crypto';
import { type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';
import { SECRET_KEY, WEBHOOK_SECRET } from './test-pay.ts';

interface FakePayment {
  id: string;
  status: string;
  amount: number;
  currency: string;
  refunded: number;
  card?: { scheme: string; number: string };
}
export interface FakeInvoice {
  id: string;
  status: string;
  amount: number;
  currency: string;
  url: string;
  expires_at: string;
  return_url: string;
  payments: FakePayment[];
}

const newInvoice = z.object({
  amount: z.int().min(100),
  currency: z.string(),
  description: z.string(),
  return_url: z.url(),
  expires_at: z.iso.datetime(),
});
const refund = z.object({ amount: z.int().min(1) });

/** The fake provider behind `testPay`: late, doubled, wrong, slow and broken as a test wants it, on a local port. */
export async function startFakePay() {
  const invoices = new Map<string, FakeInvoice>();
  const counts = { created: 0, refunds: 0 };

  function carryOut({ method, path, headers, body }: FakeRequest): [number, unknown] {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return [401, {}];
    const [kind = '', id = '', action] = path.split('/').slice(1);
    if (method === 'POST' && kind === 'invoices') return [201, create(newInvoice.parse(body))];
    if (kind === 'invoices') {
      const invoice = invoices.get(id);
      if (!invoice) return [404, {}];
      if (method === 'PUT' && action === 'cancel' && invoice.status === 'open') invoice.status = 'cancelled';
      return [200, invoice];
    }
    const payment = [...invoices.values()].flatMap((one) => one.payments).find((one) => one.id === id);
    if (!payment) return [404, {}];
    if (method === 'POST' && action === 'refund') return giveBack(payment, refund.parse(body).amount);
    return [200, payment];
  }

  function create(asked: z.output<typeof newInvoice>): FakeInvoice {
    counts.created += 1;
    const id = randomUUID();
    const invoice = { ...asked, id, status: 'open', url: `https://checkout.pay.test/invoices/${id}`, payments: [] };
    invoices.set(id, invoice);
    return invoice;
  }

  function giveBack(payment: FakePayment, amount: number): [number, unknown] {
    counts.refunds += 1;
    if (payment.refunded + amount > payment.amount) return [400, {}];
    payment.refunded += amount;
    return [200, payment];
  }

  const server = await startFakeServer(carryOut);
  return {
    ...server,
    settings: { TEST_PAY_URL: server.url, TEST_PAY_SECRET_KEY: SECRET_KEY, TEST_PAY_WEBHOOK_SECRET: WEBHOOK_SECRET },
    counts,
    invoiceAt: (url: string): FakeInvoice => {
      const invoice = invoices.get(url.split('/').at(-1) ?? '');
      if (!invoice) throw new Error(`no invoice at ${url}`);
      return invoice;
    },
    /** The customer pays, or their card is refused. */
    pay(
      invoice: FakeInvoice,
      what: { status?: string; amount?: number; currency?: string; card?: { scheme: string; number: string } } = {},
    ): FakePayment {
      const { amount = invoice.amount, currency = invoice.currency, status = 'paid', card } = what;
      const payment = { id: randomUUID(), status, amount, currency, refunded: 0, ...(card && { card }) };
      invoice.payments.push(payment);
      if (status === 'paid') invoice.status = 'paid';
      return payment;
    },
  };
}
