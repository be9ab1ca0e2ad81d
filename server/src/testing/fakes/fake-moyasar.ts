import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export const SECRET_KEY = 'sk_test_of_the_fake_one';
export const WEBHOOK_SECRET = 'whsec_of_the_fake_one';

interface FakePayment {
  id: string;
  status: string;
  amount: number;
  currency: string;
  refunded: number;
  source?: { type: string; company: string; number: string };
}
export interface FakeInvoice {
  id: string;
  status: string;
  amount: number;
  currency: string;
  url: string;
  expired_at: string;
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
const refund = z.object({ amount: z.int().min(1) });

/** A fake of Moyasar by its documentation, as far as the shop uses it, on a local port. */
export async function startFakeMoyasar() {
  const invoices = new Map<string, FakeInvoice>();
  const counts = { created: 0, refunds: 0 };
  /** The fault of the next calls: a 500 or no answer at all, `after` the call was executed or before. */
  const trouble: { kind: 'fails' | 'hangs'; after: boolean; method: string }[] = [];
  /** The delay of every answer. */
  let slowMs = 0;
  /** While set, no call is answered. */
  let held: { asking: number; released: Promise<void> } | undefined;

  function carryOut(method: string, path: string, body: unknown): [number, unknown] {
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

  function create(asked: z.output<typeof newInvoice>): FakeInvoice {
    counts.created += 1;
    const id = randomUUID();
    const url = `https://checkout.moyasar.test/invoices/${id}`;
    const { amount, currency, expired_at, success_url } = asked;
    const invoice = { id, status: 'initiated', amount, currency, url, expired_at, success_url, payments: [] };
    invoices.set(id, invoice);
    return invoice;
  }

  function giveBack(payment: FakePayment, amount: number): [number, unknown] {
    counts.refunds += 1;
    if (payment.refunded + amount > payment.amount) return [400, { type: 'api_error', message: 'over refund' }];
    payment.refunded += amount;
    if (payment.refunded === payment.amount) payment.status = 'refunded';
    return [200, payment];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const method = request.method ?? 'GET';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (held) {
      held.asking += 1;
      await held.released;
    }
    if (slowMs > 0) await new Promise((done) => setTimeout(done, slowMs));
    const expected = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    if (request.headers.authorization !== expected) return void send(401, { type: 'authentication_error' });
    const at = trouble.findIndex((one) => one.method === method);
    const [wrong] = at < 0 ? [] : trouble.splice(at, 1);
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const done = !wrong || wrong.after ? carryOut(method, request.url ?? '', body) : undefined;
    if (wrong?.kind === 'hangs') return;
    if (wrong || !done) return void send(500, { type: 'api_error' });
    send(...done);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    settings: {
      MOYASAR_URL: `http://127.0.0.1:${port}`,
      MOYASAR_SECRET_KEY: SECRET_KEY,
      MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    counts,
    trouble,
    slowDown: (ms: number) => {
      slowMs = ms;
    },
    /** Holds all answers until `release`; `asking` is the number of waiting calls. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const mine = { asking: 0, released: promise };
      held = mine;
      return {
        asking: () => mine.asking,
        release: () => {
          held = undefined;
          resolve();
        },
      };
    },
    invoiceAt: (url: string): FakeInvoice => {
      const invoice = invoices.get(url.split('/').at(-1) ?? '');
      if (!invoice) throw new Error(`no invoice at ${url}`);
      return invoice;
    },
    /** The customer pays, or their card is refused. */
    pay(
      invoice: FakeInvoice,
      what: { status?: string; amount?: number; currency?: string; card?: { company: string; number: string } } = {},
    ): FakePayment {
      const { amount = invoice.amount, currency = invoice.currency, status = 'paid' } = what;
      const source = what.card && { source: { type: 'creditcard', ...what.card } };
      const payment = { id: randomUUID(), status, amount, currency, refunded: 0, ...source };
      invoice.payments.push(payment);
      if (status === 'paid') invoice.status = 'paid';
      return payment;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
