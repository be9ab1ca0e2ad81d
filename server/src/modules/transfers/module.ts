import { transferEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { transferRefusalTexts } from './refusals.ts';
import { transferRoutes } from './transfers.routes.ts';

export const transfers = defineModule({
  name: 'transfers',
  uses: ['orders', 'staff', 'uploads'],
  endpoints: transferEndpoints,
  refusals: transferRefusalTexts,
  handlers: transferRoutes,
});
