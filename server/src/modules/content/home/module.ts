import { homeEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { homeRoutes } from './home.routes.ts';

export const home = defineModule({
  name: 'home',
  wing: 'content',
  uses: ['staff', 'catalog'],
  endpoints: homeEndpoints,
  apiTags: {
    home: 'The home page',
  },
  needs: ['categories'],
  handlers: homeRoutes,
});
