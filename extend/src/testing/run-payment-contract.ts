import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Halalas, PaymentState } from '../ports/payment.ts';
import { testCards } from './cards-contract.ts';
import { faultKinds } from './fake-server.ts';
import { type PaymentWorld, paymentIntent, startPayment, WHOLE } from './payment-world.ts';
import { testWallets } from './wallet-contract.ts';

type OpenWorld = () => Promise<PaymentWorld> | PaymentWorld;
type Held = () => PaymentWorld;

/** The contract suite that every adapter of the payment port must pass, against a fake of its provider that is hostile at times. */
export function runPaymentContract(name: string, openWorld: OpenWorld): void {
  describe(`${name} keeps the contract of payments`, () => {
    let world: PaymentWorld;
    beforeAll(async () => {
      world = await openWorld();
    });
    afterAll(() => world.close());
    testCapabilities(() => world);
    testPayments(() => world);
    testCaptures(() => world);
    testRefunds(() => world);
    testFaults(() => world);
    testWebhooks(() => world);
    testWallets(() => world);
    testCards(() => world);
  });
}

const capturedOf = (state: PaymentState) => {
  if (state.status !== 'captured') throw new Error(`it is ${JSON.stringify(state)}`);
  return state;
};

/** Starts a payment and lets the buyer pay it; authorised money is captured. */
async function paid({ provider, pay }: PaymentWorld, amount?: Halalas) {
  const intent = paymentIntent(amount);
  const { reference } = await startPayment(provider, intent);
  await pay(reference);
  if ((await provider.read(reference)).status === 'authorised')
    await provider.capture?.(reference, intent.amount, WHOLE);
  return { intent, reference, captured: capturedOf(await provider.read(reference)) };
}

function testCapabilities(world: Held): void {
  test('its functions fit its capabilities', () => {
    const { provider } = world();
    const { capture, refunds, minimum, maximum, instalments } = provider.capabilities;
    expect(capture !== 'at-once').toBe(provider.capture !== undefined);
    expect(refunds !== 'none').toBe(provider.refund !== undefined);
    expect(Number.isSafeInteger(minimum) && minimum >= 1).toBe(true);
    expect(maximum === null || maximum >= minimum).toBe(true);
    expect(instalments === undefined || (Number.isInteger(instalments.count) && instalments.count >= 2)).toBe(true);
  });
}

function testPayments(world: Held): void {
  test('a started payment is open, at an address of the web', async () => {
    const { provider } = world();
    const { reference, url } = await startPayment(provider, paymentIntent());
    expect(reference).not.toBe('');
    expect(url).toMatch(/^https?:\/\//);
    expect(await provider.read(reference)).toEqual({ status: 'open', wasRefused: false });
  });

  test('a started payment that is started again is none that is paid', async () => {
    const { provider, pay } = world();
    const intent = paymentIntent();
    const first = await startPayment(provider, intent);
    await pay(first.reference);
    const again = await startPayment(provider, intent);
    const state = await provider.read(again.reference);
    expect(again.reference === first.reference || state.status === 'open').toBe(true);
  });

  test('paid money is reported exactly, however often it is read', async () => {
    const { intent, reference, captured } = await paid(world());
    expect(captured).toMatchObject({ amount: intent.amount, currency: 'SAR' });
    expect(await world().provider.read(reference)).toEqual(captured);
  });

  test('a wrong amount or currency is reported as it was paid', async () => {
    const { provider, payOther } = world();
    if (!payOther) return;
    for (const what of [{ amount: 12_400 }, { currency: 'USD' }]) {
      const { reference } = await startPayment(provider, paymentIntent());
      await payOther(reference, what);
      expect(await provider.read(reference)).toMatchObject({ amount: 12_500, currency: 'SAR', ...what });
    }
  });

  test('a declined card leaves the payment open, and another may pay it', async () => {
    const { provider, pay, decline } = world();
    if (!decline) return;
    const { reference } = await startPayment(provider, paymentIntent());
    await decline(reference);
    expect(await provider.read(reference)).toEqual({ status: 'open', wasRefused: true });
    await pay(reference);
    expect((await provider.read(reference)).status).toMatch(/^(captured|authorised)$/);
  });

  test('a cancelled payment is over and cannot be paid; a paid one stays paid', async () => {
    const { provider, pay } = world();
    const { reference } = await startPayment(provider, paymentIntent());
    await provider.cancel(reference);
    await pay(reference);
    expect((await provider.read(reference)).status).toMatch(/^(failed|expired)$/);
    const done = await paid(world());
    await provider.cancel(done.reference).catch(() => undefined);
    expect((await provider.read(done.reference)).status).toBe('captured');
  });
}

function testCaptures(world: Held): void {
  test('authorised money is captured once', async () => {
    const { provider, pay } = world();
    if (!provider.capture) return;
    const { reference } = await startPayment(provider, paymentIntent());
    await pay(reference);
    expect((await provider.read(reference)).status).toBe('authorised');
    for (let time = 0; time < 2; time += 1) await provider.capture(reference, 12_500, WHOLE).catch(() => undefined);
    expect(capturedOf(await provider.read(reference)).amount).toBe(12_500);
  });

  test('of authorised money a part is captured, once, and the rest is given up', async () => {
    const { provider, pay } = world();
    if (!provider.capture || provider.capabilities.capture !== 'at-shipment') return;
    const { reference } = await startPayment(provider, paymentIntent());
    await pay(reference);
    for (let time = 0; time < 2; time += 1) {
      await provider.capture(reference, 10_000, WHOLE);
      await provider.cancel(reference);
    }
    expect(capturedOf(await provider.read(reference))).toMatchObject({ amount: 10_000, currency: 'SAR' });
  });

  test('authorised money that is given up cannot be captured', async () => {
    const { provider, pay } = world();
    if (!provider.capture) return;
    const { reference } = await startPayment(provider, paymentIntent());
    await pay(reference);
    await provider.cancel(reference);
    expect((await provider.read(reference)).status).toMatch(/^(failed|expired)$/);
    await provider.capture(reference, 12_500, WHOLE).catch(() => undefined);
    expect((await provider.read(reference)).status).toMatch(/^(failed|expired)$/);
  });
}

function testRefunds(world: Held): void {
  test('a refund that is sent again gives the money back once', async () => {
    const { provider, refunded } = world();
    if (!provider.refund) return;
    const { reference, captured } = await paid(world());
    const { captureReference, amount } = captured;
    const isPartly = provider.capabilities.refunds === 'parts';
    const first = { captureReference, id: '1', amount: isPartly ? 5_000 : amount, refundedBefore: 0 };
    for (let time = 0; time < 2; time += 1) await provider.refund(first);
    expect(await refunded(reference)).toBe(first.amount);
    if (!isPartly) return;
    await provider.refund({ captureReference, id: '2', amount: 7_500, refundedBefore: 5_000 });
    expect(await refunded(reference)).toBe(12_500);
  });

  test('no more goes back than was paid', async () => {
    const { provider, refunded } = world();
    if (!provider.refund) return;
    const { reference, captured } = await paid(world());
    const { captureReference, amount } = captured;
    const tooMuch = { captureReference, id: '1', amount: amount + 100, refundedBefore: 0 };
    await expect(provider.refund(tooMuch)).rejects.toThrow();
    expect(await refunded(reference)).toBeLessThanOrEqual(amount);
  });

  test('a refund whose answer was lost is not sent twice', async () => {
    const { provider, refunded, trouble } = world();
    if (!provider.refund || !trouble) return;
    const { reference, captured } = await paid(world());
    const refund = { captureReference: captured.captureReference, id: '1', amount: 12_500, refundedBefore: 0 };
    trouble.push({ kind: 'hangs', after: true, method: 'POST' });
    await expect(provider.refund(refund)).rejects.toThrow();
    trouble.splice(0);
    await provider.refund(refund);
    expect(await refunded(reference)).toBe(12_500);
  });
}

function testFaults(world: Held): void {
  test.each(faultKinds)('a provider that %s is an error without a secret, and no state', async (kind) => {
    const { provider, trouble, secrets } = world();
    if (!trouble) return;
    const { reference } = await startPayment(provider, paymentIntent());
    for (const call of [
      () => provider.read(reference),
      () => provider.start(paymentIntent()),
      () => provider.cancel(reference),
    ]) {
      trouble.push({ kind, after: false });
      const error: unknown = await call().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      trouble.splice(0);
      expect(error, String(call)).toBeInstanceOf(Error);
      for (const secret of secrets) expect(String(error)).not.toContain(secret);
    }
    expect((await provider.read(reference)).status).toBe('open');
  });
}

function testWebhooks(world: Held): void {
  test('a signed notification names its payment; doubled, late and early ones do, too', async () => {
    const { provider, webhook, pay } = world();
    if (!provider.webhook || !webhook) return;
    const { reference } = await startPayment(provider, paymentIntent());
    const expected = { reference, isSigned: true };
    expect(await provider.webhook(webhook(reference))).toEqual(expected);
    await pay(reference);
    for (let time = 0; time < 2; time += 1) expect(await provider.webhook(webhook(reference))).toEqual(expected);
  });

  test('a forged notification is refused', async () => {
    const { provider, forgedWebhook } = world();
    if (!provider.webhook || !forgedWebhook) return;
    const { reference } = await startPayment(provider, paymentIntent());
    expect(await provider.webhook(forgedWebhook(reference))).toBe('forged');
  });

  test('a notification without sense is refused, whatever it is', async () => {
    const { provider, webhook } = world();
    if (!provider.webhook || !webhook) return;
    const whole = webhook('11111111-1111-4111-8111-111111111111');
    const half = whole.body.subarray(0, Math.floor(whole.body.length / 2));
    const texts = ['', '{}', '[1]', 'null', '"x"', '{"secret_token":1}', '<xml/>', '\u0000\u0001'];
    for (const body of [half, ...texts.map((text) => new TextEncoder().encode(text)), new Uint8Array(100_000)]) {
      const verdict = await provider.webhook({ headers: {}, query: {}, body });
      expect(verdict, new TextDecoder().decode(body.subarray(0, 40))).toBe('forged');
    }
  });
}
