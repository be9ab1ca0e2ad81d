import { sizingEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { sizingRoutes } from './sizing.routes.ts';

export const sizing = defineModule({
  name: 'sizing',
  wing: 'goods',
  uses: [],
  endpoints: sizingEndpoints,
  areas: {
    'size-guide': 'Sizes and how to measure',
  },
  handlers: sizingRoutes,
});
