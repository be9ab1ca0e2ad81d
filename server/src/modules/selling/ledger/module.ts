import { storeCreditEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { inPages } from '../../../platform/database/index.ts';
import { ledgerInvariants } from './ledger.invariants.ts';
import { listLines } from './ledger.store.ts';
import { ledgerProcessing } from './processing.ts';
import { storeCreditRoutes } from './store-credit.routes.ts';

export const ledger = defineModule({
  name: 'ledger',
  wing: 'selling',
  processing: ledgerProcessing,
  uses: ['identity'],
  endpoints: storeCreditEndpoints,
  handlers: storeCreditRoutes,
  exportPersonalData: ({ db }) => ({
    store_credit: (customerId) =>
      inPages((limit, _, last?: { id: number }) =>
        listLines(db, customerId, 'store_credit', { before: last?.id ?? null, limit }),
      ),
  }),
  invariants: ledgerInvariants,
});
