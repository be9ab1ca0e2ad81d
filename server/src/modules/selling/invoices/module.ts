import { invoiceEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { subscribe } from '../../../platform/events/index.ts';
import { invoiceInvariants } from './invoices.invariants.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { issueCreditNote, issueInvoice } from './issue-invoice.ts';
import { invoicesProcessing } from './processing.ts';
import { invoiceRefusalTexts } from './refusals.ts';

export const invoices = defineModule({
  name: 'invoices',
  wing: 'selling',
  processing: invoicesProcessing,
  uses: ['addresses', 'staff', 'e-invoicing', 'orders', 'pricing', 'settings'],
  endpoints: invoiceEndpoints,
  refusals: invoiceRefusalTexts,
  handlers: invoiceRoutes,
  needs: ['stampTaxDocument'],
  hears: ({ now, ...deps }) => [
    ...(['order.placed', 'order.confirmed', 'order.items_changed'] as const).map((event) =>
      subscribe(event, async ({ orderId }) => void (await issueInvoice(deps, orderId, new Date(now()))), {
        name: `invoices.${event}`,
      }),
    ),
    {
      name: 'invoices.credit',
      event: 'order.cancelled',
      handle: async (payload) => void (await issueCreditNote(deps, payload.orderId, new Date(now()))),
    },
  ],
  invariants: invoiceInvariants,
});
