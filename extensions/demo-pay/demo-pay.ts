import type { ExtensionRecords, PaymentProvider, PaymentState } from '@waha/extend';
import { z } from 'zod';

const pageShape = z.object({
  status: z.enum(['open', 'paid', 'failed', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
  description: z.string(),
  returnUrl: z.string(),
  expiresAt: z.iso.datetime(),
});
type Page = z.infer<typeof pageShape>;

/** Payments are records; each is changed atomically, and one that is closed stays closed. */
export function createDemoPay(records: ExtensionRecords, now: () => number): PaymentProvider {
  const pageOf = (value: unknown): Page | undefined => (value === undefined ? undefined : pageShape.parse(value));
  const read = async (id: string) => pageOf(await records.read(id));
  const isOver = ({ expiresAt }: Page) => Date.parse(expiresAt) <= now();
  const close = (id: string, status: 'paid' | 'failed' | 'cancelled') =>
    records.change(id, (value) => {
      const page = pageOf(value);
      return page?.status === 'open' && (status === 'cancelled' || !isOver(page)) ? { ...page, status } : undefined;
    });

  return {
    capabilities: {
      ...{ flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null },
      // Any of them is played: no money moves in a demo shop.
      marks: ['Visa', 'Mastercard', 'mada', 'Apple Pay', 'fawry', 'valU', 'PayPal'],
    },
    async start({ id, amount, currency, description, returnUrl, expiresAt, sandboxUrl }) {
      const page: Page = {
        ...{ status: 'open', refunded: 0, expiresAt: expiresAt.toISOString() },
        ...{ amount, currency, description, returnUrl },
      };
      await records.change(id, (value) => (value === undefined ? page : undefined));
      return { reference: id, url: sandboxUrl };
    },
    async read(reference): Promise<PaymentState> {
      const page = await read(reference);
      if (!page || page.status === 'failed' || page.status === 'cancelled') return { status: 'failed' };
      const { amount, currency } = page;
      if (page.status === 'paid') return { status: 'captured', captureReference: reference, amount, currency };
      return isOver(page) ? { status: 'expired' } : { status: 'open', wasRefused: false };
    },
    async refund({ captureReference, amount, refundedBefore }) {
      const total = refundedBefore + amount;
      const page = pageOf(
        await records.change(captureReference, (value) => {
          const before = pageOf(value);
          const isPayable = before?.status === 'paid' && total <= before.amount;
          return isPayable && total > before.refunded ? { ...before, refunded: total } : undefined;
        }),
      );
      if (page?.status !== 'paid' || page.refunded < total) throw new Error('no such demo payment');
    },
    async cancel(reference) {
      await close(reference, 'cancelled');
    },
    sandbox: {
      async read(reference) {
        const page = await read(reference);
        if (!page) return null;
        const { status, amount, description, returnUrl } = page;
        return { status: status === 'open' && isOver(page) ? 'expired' : status, amount, description, returnUrl };
      },
      async play(reference, outcome) {
        await close(reference, outcome);
      },
    },
  };
}
