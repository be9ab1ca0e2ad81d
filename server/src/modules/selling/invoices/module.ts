import { invoiceEndpoints } from '@waha/contract';
import { z } from 'zod';
import { defineModule } from '../../../manifest/index.ts';
import { invoiceInvariants } from './invoices.invariants.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { issueCreditNote, issueInvoice } from './issue-invoice.ts';
import { invoiceRefusalTexts } from './refusals.ts';

const ordered = z.object({ orderId: z.uuid() });

export const invoices = defineModule({
  name: 'invoices',
  wing: 'selling',
  uses: ['orders', 'pricing', 'settings'],
  endpoints: invoiceEndpoints,
  refusals: invoiceRefusalTexts,
  handlers: invoiceRoutes,
  subscribers: ({ db, now }) => [
    ...['order.placed', 'order.confirmed'].map((event) => ({
      name: `invoices.${event}`,
      event,
      handle: async (payload: Record<string, unknown>) =>
        void (await issueInvoice(db, ordered.parse(payload).orderId, new Date(now()))),
    })),
    {
      name: 'invoices.credit',
      event: 'order.cancelled',
      handle: async (payload) => void (await issueCreditNote(db, ordered.parse(payload).orderId, new Date(now()))),
    },
  ],
  invariants: invoiceInvariants,
});
