import { transferEndpoints, transferEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { transfersProcessing } from './processing.ts';
import { transferRefusalTexts } from './refusals.ts';
import { transferInvariants } from './transfers.invariants.ts';
import { transferRoutes } from './transfers.routes.ts';

export const transfers = defineModule({
  name: 'transfers',
  wing: 'selling',
  processing: transfersProcessing,
  sends: transferEvents,
  uses: ['orders', 'staff', 'uploads'],
  endpoints: transferEndpoints,
  refusals: transferRefusalTexts,
  handlers: transferRoutes,
  invariants: transferInvariants,
});
