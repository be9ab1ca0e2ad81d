import { searchEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { adminSearchRoutes } from './admin-search.routes.ts';
import { forgetOldSearches } from './empty-searches.store.ts';
import { searchRefusalTexts } from './refusals.ts';

export const search = defineModule({
  name: 'search',
  wing: 'goods',
  uses: ['staff'],
  endpoints: searchEndpoints,
  areas: {
    search: 'Synonyms, and searches that found nothing',
  },
  refusals: searchRefusalTexts,
  handlers: adminSearchRoutes,
  jobs: ({ db, now }) => [
    { name: 'search.forget', cron: '25 3 * * *', run: () => forgetOldSearches(db, new Date(now())) },
  ],
});
