import type { Database } from '../../../../platform/database/index.ts';
import { type PaymentPage, type PaymentProvider, ProviderError } from '../payment-provider.ts';
import {
  cancelDemoPaymentPage,
  insertDemoPaymentPage,
  readDemoPaymentPage,
  refundDemoPaymentPage,
} from './demo-payment-pages.store.ts';

/** Provider of a demo shop: its page has a button for each outcome. */
export function createDemoProvider(
  db: Database,
  pageUrl: (id: string, language: 'ar' | 'en') => string,
  now: () => number,
): PaymentProvider {
  return {
    async createPaymentPage(order) {
      const id = order.paymentId;
      await insertDemoPaymentPage(db, { ...order, id });
      return { providerId: id, url: pageUrl(id, order.language) };
    },
    async readPaymentPage(providerId): Promise<PaymentPage> {
      const invoice = await readDemoPaymentPage(db, providerId);
      if (!invoice || invoice.status === 'failed' || invoice.status === 'cancelled') return { status: 'failed' };
      if (invoice.status === 'paid') {
        return {
          status: 'paid',
          providerPaymentId: invoice.id,
          amount: invoice.amount_halalas,
          currency: 'SAR',
        };
      }
      return invoice.expires_at.getTime() <= now() ? { status: 'expired' } : { status: 'open', wasRefused: false };
    },
    async refund({ providerPaymentId, amount, refundedBefore }) {
      const total = refundedBefore + amount;
      if (!(await refundDemoPaymentPage(db, providerPaymentId, total))) throw new ProviderError('no such demo payment');
    },
    cancel: (providerId) => cancelDemoPaymentPage(db, providerId),
  };
}
