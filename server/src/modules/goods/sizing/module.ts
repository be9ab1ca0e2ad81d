import { sizingEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { sizingRoutes } from './sizing.routes.ts';

export const sizing = defineModule({
  name: 'sizing',
  wing: 'goods',
  uses: [],
  endpoints: sizingEndpoints,
  apiTags: {
    'size-guide': 'Sizes and how to measure',
  },
  handlers: sizingRoutes,
});
