import { searchEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminSearchRoutes } from './admin-search.routes.ts';
import { deleteOldSearches } from './empty-searches.store.ts';
import { searchRefusalTexts } from './refusals.ts';
import { createSearch, type Search } from './search.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    search: Search;
  }
}

export const search = defineModule({
  name: 'search',
  wing: 'goods',
  uses: ['staff'],
  endpoints: searchEndpoints,
  apiTags: {
    search: 'Synonyms, and searches that found nothing',
  },
  refusals: searchRefusalTexts,
  provides({ db, now, onInvalidation, whenClosing }) {
    const search = createSearch(db, now);
    whenClosing(search.writeCounts);
    onInvalidation((tags) => {
      if (tags.some((tag) => tag === 'synonyms' || tag === 'products' || tag === '*')) search.forget();
      if (tags.some((tag) => tag === 'synonyms' || tag === '*')) search.forgetEmpty();
    });
    return { search };
  },
  needs: ['search'],
  handlers: adminSearchRoutes,
  jobs: ({ db, now }) => [
    { name: 'search.forget', cron: '25 3 * * *', run: () => deleteOldSearches(db, new Date(now())) },
  ],
});
