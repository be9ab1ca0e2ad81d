import { type Fault, paymentIntent, startPayment, testContext } from '@waha/extend/testing';
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

const AMOUNT = 12_500;
/** Faults that answer at once; what hangs is tried by the suite of the port. */
const kinds = ['fails', 'page', 'half', 'moved'] as const;

const step = fc.record({
  act: fc.constantFrom('capture', 'refund', 'cancel', 'read'),
  amount: fc.integer({ min: 1, max: AMOUNT }),
  /** Attempts that fail before the one that does not, each before or after its call was carried out. */
  faults: fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), after: fc.boolean(), method: fc.constantFrom('GET', 'POST') }),
    { maxLength: 2 },
  ),
});

function openShop() {
  const { fetch, records, now } = testContext(tabby, { env: fake.env });
  const settings = {
    ...{ url: fake.url, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, merchantCode: MERCHANT_CODE },
    ...{ minimum: 100, maximum: 500_000 },
  };
  const provider = createTabby({ settings, fetch, records, now });
  /** Calls until it is carried out, as the shop does after a failure. */
  async function insist<Out>(faults: readonly Fault[], work: () => Promise<Out>) {
    for (const fault of faults) {
      fake.trouble.push({ ...fault });
      await work().catch(() => undefined);
      fake.trouble.splice(0);
    }
    return work();
  }
  return { provider, insist };
}

/** What the shop believes of a payment: it captures once, refunds no more than that, and gives up what it did not capture. */
interface Books {
  captured: number;
  refunded: number;
  isGivenUp: boolean;
}

test('after any history of captures, refunds and releases with lost answers both sides have the same sums', async () => {
  let [refunds, histories, captures] = [0, 0, 0];
  const { provider, insist } = openShop();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { reference } = await startPayment(provider, paymentIntent(AMOUNT));
      fake.pay(reference);
      const books: Books = { captured: 0, refunded: 0, isGivenUp: false };
      for (const { act, amount, faults } of steps) {
        if (act === 'capture' && books.captured === 0 && !books.isGivenUp) {
          // As the shop does at a shipment: what is not captured is given up.
          await insist(faults, () => provider.capture?.(reference, amount) ?? Promise.resolve());
          if (amount < AMOUNT) await insist(faults, () => provider.cancel(reference));
          books.captured = amount;
          captures += 1;
        }
        if (act === 'refund' && books.captured > books.refunded) {
          refunds += 1;
          const back = Math.min(amount, books.captured - books.refunded);
          const asked = {
            captureReference: reference,
            id: String(refunds),
            amount: back,
            refundedBefore: books.refunded,
          };
          await insist(faults, () => provider.refund?.(asked) ?? Promise.resolve());
          books.refunded += back;
        }
        if (act === 'cancel') {
          await insist(faults, () => provider.cancel(reference));
          books.isGivenUp ||= books.captured === 0;
        }
        if (act === 'read') await insist(faults, () => provider.read(reference));
      }
      const state = await provider.read(reference);
      expect([fake.captured(reference), fake.refunded(reference)]).toEqual([books.captured, books.refunded]);
      const expected = books.captured > 0 ? 'captured' : books.isGivenUp ? 'failed' : 'authorised';
      expect(state.status).toBe(expected);
      if (state.status === 'captured') expect(state.amount).toBe(books.captured);
      histories += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(histories).toBeGreaterThanOrEqual(1_000);
  expect(Math.min(refunds, captures), 'histories without money prove nothing').toBeGreaterThan(300);
});

test('the model finds a refund that is sent without its key', async () => {
  const { provider, insist } = openShop();
  const { reference } = await startPayment(provider, paymentIntent(AMOUNT));
  fake.pay(reference);
  await provider.capture?.(reference, AMOUNT);
  let serial = 0;
  const careless = () => {
    serial += 1;
    return provider.refund?.({ captureReference: reference, id: `x${serial}`, amount: 1_000, refundedBefore: 9_999 });
  };
  await insist([{ kind: 'half', after: true, method: 'POST' }], async () => careless());
  expect(fake.refunded(reference)).toBe(2_000);
});
