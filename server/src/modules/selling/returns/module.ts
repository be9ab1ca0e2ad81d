import { returnEndpoints, returnEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { customerOrdersEraser, findOrderOf } from '../orders/index.ts';
import { adminReturnRoutes } from './admin-returns.routes.ts';
import { exportReturns } from './export-returns.ts';
import { returnsProcessing } from './processing.ts';
import { issueReturnCreditNote } from './refunds/credit-return.ts';
import { returnRefusalTexts } from './refusals.ts';
import { returnInvariants } from './returns.invariants.ts';
import { returnRoutes } from './returns.routes.ts';
import { eraseReturner, readReturn } from './returns.store.ts';

export const returns = defineModule({
  name: 'returns',
  wing: 'selling',
  processing: returnsProcessing,
  sends: returnEvents,
  uses: [
    'identity',
    'uploads',
    'staff',
    'ledger',
    'gift-cards',
    'catalog',
    'orders',
    'payments',
    'pricing',
    'invoices',
  ],
  endpoints: returnEndpoints,
  apiTags: {
    returns: 'Sending things back, and getting the money',
  },
  refusals: returnRefusalTexts,
  handlers: (deps) => ({ ...returnRoutes(deps), ...adminReturnRoutes(deps) }),
  needs: ['stampTaxDocument'],
  hears: ({ now, ...deps }) => [
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: (payload) => issueReturnCreditNote(deps, payload.returnId, new Date(now())),
    },
  ],
  exportPersonalData: ({ db }) => ({ returns: (customerId) => exportReturns(db, customerId) }),
  eraseBatch: () => customerOrdersEraser(eraseReturner),
  uploadAccess: ({ db }) => ({
    // A caller who may see the order may see the photos of its returns.
    return: async (returnId, { actor, viewToken }) => {
      const row = await readReturn(db, returnId);
      return row !== undefined && (await findOrderOf(db, row.order_id, viewToken, actor)) !== undefined;
    },
  }),
  invariants: returnInvariants,
});
