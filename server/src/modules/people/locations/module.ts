import { locationEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { locationRoutes } from './locations.routes.ts';
import { locationRefusalTexts } from './refusals.ts';

export const locations = defineModule({
  name: 'locations',
  wing: 'people',
  uses: ['search'],
  endpoints: locationEndpoints,
  apiTags: {
    locations: 'Countries, regions, cities, neighbourhoods',
  },
  refusals: locationRefusalTexts,
  handlers: locationRoutes,
});
