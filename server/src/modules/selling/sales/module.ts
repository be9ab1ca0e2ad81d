import { salesEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { salesRefusalTexts } from './refusals.ts';
import { salesRoutes } from './sales.routes.ts';

export const sales = defineModule({
  name: 'sales',
  wing: 'selling',
  uses: ['orders', 'staff'],
  endpoints: salesEndpoints,
  areas: { sales: 'What was sold' },
  refusals: salesRefusalTexts,
  handlers: salesRoutes,
});
