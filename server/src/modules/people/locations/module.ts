import { locationEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { locationRoutes } from './locations.routes.ts';
import { locationRefusalTexts } from './refusals.ts';

export const locations = defineModule({
  name: 'locations',
  wing: 'people',
  uses: ['search'],
  endpoints: locationEndpoints,
  areas: {
    locations: 'Countries, regions, cities, neighbourhoods',
  },
  refusals: locationRefusalTexts,
  handlers: locationRoutes,
});
