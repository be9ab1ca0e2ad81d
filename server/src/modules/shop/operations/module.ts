import { operationsEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { operationsRoutes } from './operations.routes.ts';
import { operationsRefusalTexts } from './refusals.ts';

export const operations = defineModule({
  name: 'operations',
  wing: 'shop',
  uses: ['staff'],
  endpoints: operationsEndpoints,
  areas: { 'failed-jobs': 'Work in the background that failed' },
  refusals: operationsRefusalTexts,
  handlers: operationsRoutes,
});
