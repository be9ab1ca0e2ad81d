import { defineExtension, type ExtensionRecords, type PaymentProvider } from '@waha/extend';
import { z } from 'zod';

/** The payment method of demo shops in tests: its payments are played on the shop's own page. */
export const testSandbox = defineExtension({
  name: 'test-sandbox',
  api: 1,
  settings: {},
  texts: {
    ar: { name: 'بطاقة تجريبية', description: 'لا يُخصم أي مبلغ' },
    en: { name: 'Card to play with', description: 'No money is taken' },
  },
  payment: ({ shop, records }) => (shop.isDemo ? createTestSandbox(records) : null),
});

const page = z.object({
  ...{ status: z.enum(['open', 'paid', 'failed', 'cancelled']), amount: z.int(), refunded: z.int() },
  ...{ description: z.string(), returnUrl: z.string() },
});

function createTestSandbox(records: ExtensionRecords): PaymentProvider {
  const read = async (id: string) => page.parse(await records.read(id));
  const close = (id: string, status: 'paid' | 'failed' | 'cancelled') =>
    records.change(id, (value) => (page.parse(value).status === 'open' ? { ...page.parse(value), status } : undefined));
  return {
    capabilities: { flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null },
    async start({ id, amount, description, returnUrl, sandboxUrl }) {
      await records.change(id, (value) => value ?? { status: 'open', refunded: 0, amount, description, returnUrl });
      return { reference: id, url: sandboxUrl };
    },
    async read(reference) {
      if ((await records.read(reference)) === undefined) return { status: 'open', wasRefused: false };
      const { status, amount } = await read(reference);
      if (status === 'open') return { status, wasRefused: false };
      if (status !== 'paid') return { status: 'failed' };
      return { status: 'captured', captureReference: reference, amount, currency: 'SAR' };
    },
    async refund({ captureReference, amount, refundedBefore }) {
      await records.change(captureReference, (value) => ({ ...page.parse(value), refunded: refundedBefore + amount }));
    },
    async cancel(reference) {
      await close(reference, 'cancelled');
    },
    wallet: {
      kind: 'apple-pay',
      networks: ['mada', 'visa'],
      domainFile: 'proof of the domain',
      open: async ({ domain }) => ({ nonce: 'of the test', domainName: domain }),
      referenceOf: (id) => `charge-${id}`,
      async charge({ id, amount, description }, token) {
        const status = token.paymentData === 'refused' ? 'failed' : 'paid';
        await records.change(
          `charge-${id}`,
          (value) => value ?? { status, refunded: 0, amount, description, returnUrl: '' },
        );
      },
    },
    cards: {
      form: ({ id, amount }) => ({
        ...{ action: 'https://cards.example/pay', fields: { id, amount: String(amount) }, next: ['next'] },
        typed: { name: 'name', number: 'number', month: 'month', year: 'year', cvc: 'cvc' },
      }),
      referenceOf: (id) => `charge-${id}`,
      async charge({ id, amount, description }) {
        const made = { status: 'paid', refunded: 0, amount, description, returnUrl: '' };
        await records.change(`charge-${id}`, (value) => value ?? made);
        return { isRefused: false, url: null };
      },
      describe: async () => ({ scheme: 'mada', lastFour: '1119', month: 12, year: 2099 }),
      forget: async () => undefined,
    },
    sandbox: {
      read,
      async play(reference, outcome) {
        await close(reference, outcome);
      },
    },
  };
}
