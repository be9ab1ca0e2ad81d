import { homeEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { homeRoutes } from './home.routes.ts';

export const home = defineModule({
  name: 'home',
  wing: 'content',
  uses: ['staff', 'catalog'],
  endpoints: homeEndpoints,
  areas: {
    home: 'The home page',
  },
  handlers: homeRoutes,
});
