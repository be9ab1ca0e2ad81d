import { locationEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { locationRoutes } from './locations.routes.ts';
import { locationRefusalTexts } from './refusals.ts';

export const locations = defineModule({
  name: 'locations',
  uses: ['search'],
  endpoints: locationEndpoints,
  refusals: locationRefusalTexts,
  handlers: locationRoutes,
});
