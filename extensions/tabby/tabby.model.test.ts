import { type LenderWorld, paymentIntent, playLender, startPayment, testContext, WHOLE } from '@waha/extend/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabby } from './extension.ts';
import { type FakeTabby, MERCHANT_CODE, SECRET_KEY, startFakeTabby, WEBHOOK_SECRET } from './fake-tabby.fixture.ts';
import { createTabby } from './tabby.ts';

let fake: FakeTabby;
beforeAll(async () => {
  fake = await startFakeTabby();
});
afterAll(() => fake.close());

/** Calls are never left hanging here: one that a busy machine delays must not end as a fault. */
const PATIENT_MS = 60_000;
const AMOUNT = 12_500;

/** Faults that answer at once; what hangs is tried by the suite of the port. */
const fault = fc.record({
  kind: fc.constantFrom('fails', 'page', 'half', 'moved'),
  after: fc.boolean(),
  method: fc.constantFrom('GET', 'POST'),
});
const step = fc.record({
  act: fc.constantFrom('capture', 'refund', 'refund', 'cancel', 'read'),
  amount: fc.integer({ min: 1, max: AMOUNT }),
  faults: fc.array(fault, { maxLength: 2 }),
});

function openWorld(): LenderWorld {
  const { fetch, records, now } = testContext(tabby, { env: fake.env, waitMs: PATIENT_MS });
  const settings = {
    ...{ url: fake.url, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, merchantCode: MERCHANT_CODE },
    ...{ minimum: 100, maximum: 500_000 },
  };
  const { pay, refunded, trouble } = fake;
  const provider = createTabby({ settings, fetch, records, now });
  return { provider, pay, trouble, captured: fake.captured, refunded };
}

test('after any history with lost answers both sides have the same sums', async () => {
  const world = openWorld();
  const total = { histories: 0, captured: 0, refunds: 0, givenUp: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const books = await playLender(world, steps, AMOUNT);
      total.histories += 1;
      total.captured += books.captured > 0 ? 1 : 0;
      total.refunds += books.refunds;
      total.givenUp += books.isGivenUp ? 1 : 0;
    }),
    { numRuns: 1_000 },
  );
  expect(total.histories).toBeGreaterThanOrEqual(1_000);
  expect(Math.min(total.captured, total.refunds, total.givenUp), JSON.stringify(total)).toBeGreaterThan(100);
});

test('a refund that is sent without what the shop knows of it is sent twice, as the model would see', async () => {
  const { provider, trouble, refunded } = openWorld();
  const { reference } = await startPayment(provider, paymentIntent(AMOUNT));
  fake.pay(reference);
  await provider.capture?.(reference, AMOUNT, WHOLE);
  trouble.push({ kind: 'half', after: true, method: 'POST' });
  const careless = (id: string) =>
    provider.refund?.({ captureReference: reference, id, amount: 1_000, refundedBefore: 9_999 });
  await careless('x1')?.catch(() => undefined);
  await careless('x2');
  expect(refunded(reference)).toBe(2_000);
});
