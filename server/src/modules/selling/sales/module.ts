import { salesEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { salesRefusalTexts } from './refusals.ts';
import { salesRoutes } from './sales.routes.ts';

export const sales = defineModule({
  name: 'sales',
  wing: 'selling',
  uses: ['orders', 'staff', 'invoices', 'pricing'],
  endpoints: salesEndpoints,
  apiTags: { sales: 'What was sold' },
  refusals: salesRefusalTexts,
  handlers: salesRoutes,
});
