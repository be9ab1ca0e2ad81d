import { expect, test } from 'vitest';
import { faultKinds } from './fake-server.ts';
import { type PaymentWorld, paymentIntent } from './payment-world.ts';

const sheet = {
  gateway: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
  ...{ domain: 'shop.example', shopName: 'متجر التجربة' },
};

/** The part of the payment port's contract that is about wallets; a world without one has nothing to test. */
export function testWallets(world: () => PaymentWorld): void {
  test('a world tells of a wallet exactly where the adapter has one', () => {
    expect(world().wallet !== undefined).toBe(world().provider.wallet !== undefined);
  });

  test('a sheet is given a session, for the domain of the shop', async () => {
    const { wallet } = world().provider;
    if (!wallet) return;
    expect(Object.keys(await wallet.open(sheet)).length).toBeGreaterThan(0);
  });

  test('a token that is charged twice is charged once, exactly', async () => {
    const { provider, wallet: fake } = world();
    if (!provider.wallet || !fake) return;
    const [intent, before] = [paymentIntent(), fake.charged()];
    const reference = provider.wallet.referenceOf(intent.id);
    expect(await provider.read(reference)).toEqual({ status: 'open', wasRefused: false });
    for (let time = 0; time < 2; time += 1) await provider.wallet.charge(intent, fake.token('paid'));
    expect(fake.charged() - before).toBe(intent.amount);
    expect(await provider.read(reference)).toMatchObject({ status: 'captured', amount: 12_500, currency: 'SAR' });
  });

  test('a refused token has failed, and nothing was charged', async () => {
    const { provider, wallet: fake } = world();
    if (!provider.wallet || !fake) return;
    const [intent, before] = [paymentIntent(), fake.charged()];
    await provider.wallet.charge(intent, fake.token('refused')).catch(() => undefined);
    expect(await provider.read(provider.wallet.referenceOf(intent.id))).toEqual({ status: 'failed' });
    expect(fake.charged()).toBe(before);
  });

  test('a charge whose answer was lost is read afterwards; a sheet that fails is an error without a secret', async () => {
    const { provider, wallet: fake, trouble, secrets } = world();
    if (!provider.wallet || !fake || !trouble) return;
    const intent = paymentIntent();
    trouble.push({ kind: 'hangs', after: true, method: 'POST' });
    await expect(provider.wallet.charge(intent, fake.token('paid'))).rejects.toThrow();
    trouble.splice(0);
    expect((await provider.read(provider.wallet.referenceOf(intent.id))).status).toBe('captured');
    for (const kind of faultKinds) {
      trouble.push({ kind, after: false });
      const error = await provider.wallet.open(sheet).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      trouble.splice(0);
      expect(error, kind).toBeInstanceOf(Error);
      for (const secret of secrets) expect(String(error)).not.toContain(secret);
    }
  });

  test('money that a wallet took goes back as other money does', async () => {
    const { provider, wallet: fake } = world();
    if (!provider.wallet || !fake || !provider.refund) return;
    const intent = paymentIntent();
    await provider.wallet.charge(intent, fake.token('paid'));
    const state = await provider.read(provider.wallet.referenceOf(intent.id));
    if (state.status !== 'captured') throw new Error(`it is ${state.status}`);
    await provider.refund({ captureReference: state.captureReference, id: '1', amount: 12_500, refundedBefore: 0 });
    const more = { captureReference: state.captureReference, id: '2', amount: 100, refundedBefore: 12_500 };
    await expect(provider.refund(more)).rejects.toThrow();
  });
}
