import { fulfilmentEndpoints, fulfilmentEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { customerOrdersEraser } from '../orders/index.ts';
import { fulfilmentRoutes } from './admin-orders.routes.ts';
import { exportNotes } from './export-notes.ts';
import { eraseNotesAbout } from './notes.store.ts';
import { fulfilmentProcessing } from './processing.ts';
import { fulfilmentRefusalTexts } from './refusals.ts';

export const fulfilment = defineModule({
  name: 'fulfilment',
  wing: 'selling',
  processing: fulfilmentProcessing,
  sends: fulfilmentEvents,
  uses: [
    'staff',
    'money-acts',
    'uploads',
    'search',
    'addresses',
    'catalog',
    'orders',
    'invoices',
    'payments',
    'pricing',
    'returns',
    'shipping',
  ],
  endpoints: fulfilmentEndpoints,
  refusals: fulfilmentRefusalTexts,
  needs: ['onlineMethods', 'carrierRates'],
  handlers: fulfilmentRoutes,
  exportPersonalData: ({ db }) => ({ order_notes: (customerId) => exportNotes(db, customerId) }),
  eraseBatch: () => customerOrdersEraser(eraseNotesAbout),
});
