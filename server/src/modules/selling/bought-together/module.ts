import { boughtTogetherEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { boughtTogetherRoutes } from './bought-together.routes.ts';
import { countBoughtTogether } from './count-bought-together.ts';

export const boughtTogether = defineModule({
  name: 'bought-together',
  wing: 'selling',
  uses: ['catalog', 'orders'],
  needs: ['categories'],
  endpoints: boughtTogetherEndpoints,
  apiTags: { 'bought-together': 'Products that are bought together' },
  handlers: boughtTogetherRoutes,
  jobs: ({ db, now }) => [
    {
      name: 'bought-together.count',
      cron: '11 4 * * *',
      run: () => countBoughtTogether(db, new Date(now())),
    },
  ],
});
