import { paymentIntent, runPaymentContract, startPayment, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { demoPay } from './extension.ts';

function open(now = Date.now) {
  const context = testContext(demoPay, { now });
  const provider = demoPay.payment?.({ ...context, settings: {} });
  if (!provider?.sandbox) throw new Error('it has no sandbox');
  return { provider, sandbox: provider.sandbox, records: context.records };
}

runPaymentContract('demo-pay', () => {
  const { provider, sandbox, records } = open();
  return {
    provider,
    pay: (reference) => sandbox.play(reference, 'paid'),
    refunded: async (reference) => Number(Reflect.get(Object(await records.read(reference)), 'refunded')),
    secrets: [],
    close: () => undefined,
  };
});

test('it is offered in a demo shop alone', () => {
  const context = { ...testContext(demoPay, { isDemo: false }), settings: {} };
  expect(demoPay.payment?.(context)).toBeNull();
});

test('a payment that was closed, or is over, cannot be played', async () => {
  let now = Date.now();
  const { provider, sandbox } = open(() => now);
  const failed = await startPayment(provider, paymentIntent());
  await sandbox.play(failed.reference, 'failed');
  await sandbox.play(failed.reference, 'paid');
  expect(await sandbox.read(failed.reference)).toMatchObject({ status: 'failed', amount: 12_500 });
  const late = await startPayment(provider, paymentIntent());
  now += 60 * 60_000;
  await sandbox.play(late.reference, 'paid');
  expect(await provider.read(late.reference)).toEqual({ status: 'expired' });
  expect(await sandbox.read('nothing')).toBeNull();
});
