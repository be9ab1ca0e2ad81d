import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ProviderError } from '../payment-provider.ts';
import { createMoyasar } from './moyasar.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** A Moyasar server that gives every call the same answer; null: no answer. */
async function answering(answer: { status: number; body: string; headers?: Record<string, string> } | null) {
  server = createServer((_, response) => {
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return createMoyasar({ url: `http://127.0.0.1:${port}`, secretKey: 'sk_test_secret' }, 200);
}

const invoice = { id: 'inv', status: 'initiated', url: 'https://checkout.moyasar.test/inv' };

test.each([
  ['says nothing', null],
  ['fails', { status: 500, body: '{}' }],
  ['sends on to another place', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
  ['answers something else', { status: 200, body: '<html>' }],
  ['answers half', { status: 200, body: '{"id":"inv"}' }],
])('a provider that %s is an error of the provider', async (_, answer) => {
  const moyasar = await answering(answer);
  const asked = moyasar.readPaymentPage('inv');
  await expect(asked).rejects.toThrow(ProviderError);
  await expect(asked).rejects.not.toThrow('sk_test_secret');
});

test.each([
  ['initiated', [], { status: 'open', wasRefused: false }],
  ['initiated', ['failed'], { status: 'open', wasRefused: true }],
  ['initiated', ['failed', 'paid'], { status: 'paid', providerPaymentId: 'p1', amount: 500, currency: 'SAR' }],
  ['paid', ['captured'], { status: 'paid', providerPaymentId: 'p0', amount: 500, currency: 'SAR' }],
  ['paid', ['authorized'], { status: 'open', wasRefused: false }],
  ['canceled', [], { status: 'failed' }],
  ['refunded', ['refunded'], { status: 'failed' }],
  ['expired', ['failed'], { status: 'expired' }],
])('an invoice %s with payments %j is %j', async (status, payments, state) => {
  const made = payments.map((one, index) => ({ id: `p${index}`, status: one, amount: 500, currency: 'SAR' }));
  const moyasar = await answering({ status: 200, body: JSON.stringify({ ...invoice, status, payments: made }) });
  expect(await moyasar.readPaymentPage('inv')).toEqual(state);
});

test.each([
  ['mada', '4464-04XX-XXXX-1119', { scheme: 'mada', number: '446404******1119' }],
  ['VISA', 'XXXX-XXXX-XXXX-1111', { scheme: 'visa', number: '************1111' }],
  ['mada', '05XXXXXX12', undefined],
  ['mada', null, undefined],
  [null, 'XXXX-XXXX-XXXX-1111', undefined],
])('of a card shown as %s %s is told %j', async (company, number, card) => {
  const payments = [
    { id: 'p1', status: 'paid', amount: 500, currency: 'SAR', source: { type: 'creditcard', company, number } },
  ];
  const moyasar = await answering({ status: 200, body: JSON.stringify({ ...invoice, payments }) });
  expect(await moyasar.readPaymentPage('inv')).toEqual({
    ...{ status: 'paid', providerPaymentId: 'p1', amount: 500, currency: 'SAR' },
    ...(card && { card }),
  });
});
