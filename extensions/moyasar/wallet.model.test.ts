import { type Fault, paymentIntent, testContext } from '@waha/extend/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moyasar } from './extension.ts';
import {
  type FakeMoyasar,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startFakeMoyasar,
  WEBHOOK_SECRET,
} from './fake-moyasar.fixture.ts';
import { createMoyasar } from './moyasar.ts';

let fake: FakeMoyasar;
beforeAll(async () => {
  fake = await startFakeMoyasar();
});
afterAll(() => fake.close());

/** Calls are never left hanging here: one that a busy machine delays must not end as a fault. */
const PATIENT_MS = 60_000;
const AMOUNT = 12_500;
let serial = 0;

/** Faults that answer at once; what hangs is tried by the suite of the port. */
const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom('fails', 'page', 'half', 'moved'),
  after: fc.boolean(),
  method: fc.constantFrom('GET', 'POST'),
});
const step = fc.record({
  act: fc.constantFrom('charge again', 'webhook', 'refund', 'refund', 'same refund'),
  amount: fc.integer({ min: 1, max: AMOUNT }),
  faults: fc.array(fault, { maxLength: 2 }),
});
const history = fc.record({
  isRefused: fc.constantFrom(false, false, false, true),
  chargeFaults: fc.array(fault, { maxLength: 2 }),
  steps: fc.array(step, { minLength: 3, maxLength: 10 }),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

function openWallet() {
  const settings = {
    ...{ url: fake.url, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, publishableKey: PUBLISHABLE_KEY },
    ...{ domainFile: null, savesCards: false },
  };
  const provider = createMoyasar(settings, testContext(moyasar, { env: fake.env, waitMs: PATIENT_MS }).fetch);
  if (!provider.wallet || !provider.refund || !provider.webhook) throw new Error('it offers no wallet');
  return { provider, wallet: provider.wallet, refund: provider.refund, webhook: provider.webhook };
}

/** Calls until it is carried out, as the shop does after a failure. */
async function insist(faults: readonly Fault[], work: () => Promise<unknown>): Promise<void> {
  for (const one of faults) {
    fake.trouble.push({ ...one });
    await work().catch(() => undefined);
    fake.trouble.splice(0);
  }
  await work();
}

/** Plays a charge and what follows, and returns the books of the shop. */
async function play({ isRefused, chargeFaults, steps }: History) {
  const { provider, wallet, refund, webhook } = openWallet();
  const intent = paymentIntent(AMOUNT);
  const reference = wallet.referenceOf(intent.id);
  const token = { paymentData: isRefused ? 'refused' : 'approved' };
  await insist(chargeFaults, () => wallet.charge(intent, token));
  const books = { reference, id: intent.id, refunded: 0, refunds: 0 };
  let last: { id: string; amount: number; refundedBefore: number } | undefined;
  for (const { act, amount, faults } of steps) {
    // A sheet that is sent again, and a notification that is late or doubled, change nothing: the state is read.
    if (act === 'charge again') await insist(faults, () => wallet.charge(intent, token));
    if (act === 'webhook') {
      const told = { id: 'e', type: 'payment_paid', secret_token: WEBHOOK_SECRET, data: { id: intent.id } };
      const body = new TextEncoder().encode(JSON.stringify(told));
      expect(await webhook({ headers: {}, query: {}, body })).toEqual({ reference, isSigned: true });
      await insist(faults, () => provider.read(reference));
    }
    if (isRefused) continue;
    const again = last;
    if (act === 'same refund' && again) await insist(faults, () => refund({ captureReference: intent.id, ...again }));
    const back = Math.min(amount, AMOUNT - books.refunded);
    if (act !== 'refund' || back === 0) continue;
    serial += 1;
    const asked = { id: String(serial), amount: back, refundedBefore: books.refunded };
    await insist(faults, () => refund({ captureReference: intent.id, ...asked }));
    last = asked;
    books.refunded += back;
    books.refunds += 1;
  }
  const state = await provider.read(reference);
  expect(state).toMatchObject(isRefused ? { status: 'failed' } : { status: 'captured', amount: AMOUNT });
  return books;
}

test('after any history with lost answers the wallet has taken and given back what the shop says', async () => {
  const total = { histories: 0, refused: 0, refunds: 0, whole: 0 };
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { id, refunded, refunds } = await play(one);
      const charge = fake.chargeOf(id);
      expect(charge && (charge.status === 'paid' ? charge.amount : 0)).toBe(one.isRefused ? 0 : AMOUNT);
      expect(charge?.refunded).toBe(refunded);
      total.histories += 1;
      total.refused += one.isRefused ? 1 : 0;
      total.refunds += refunds;
      total.whole += refunded === AMOUNT ? 1 : 0;
    }),
    { numRuns: 1_000 },
  );
  expect(total.histories).toBeGreaterThanOrEqual(1_000);
  expect(Math.min(total.refused, total.refunds, total.whole), JSON.stringify(total)).toBeGreaterThan(50);
});

test('a refund that is sent without what the shop knows of it is sent twice, as the model would see', async () => {
  const { wallet, refund } = openWallet();
  const intent = paymentIntent(AMOUNT);
  await wallet.charge(intent, { paymentData: 'approved' });
  fake.trouble.push({ kind: 'half', after: true, method: 'POST' });
  const careless = (id: string) => refund({ captureReference: intent.id, id, amount: 1_000, refundedBefore: 9_999 });
  await careless('x1').catch(() => undefined);
  await careless('x2');
  expect(fake.chargeOf(intent.id)?.refunded).toBe(2_000);
});
