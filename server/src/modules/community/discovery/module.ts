import { discoveryEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { refreshCommunity } from './count-community.ts';
import { discoveryRoutes } from './discovery.routes.ts';

export const discovery = defineModule({
  name: 'discovery',
  wing: 'community',
  uses: ['search', 'catalog', 'members', 'posts', 'reels'],
  endpoints: discoveryEndpoints,
  needs: ['categories', 'search'],
  handlers: discoveryRoutes,
  jobs: ({ db, now }) => [
    { name: 'discovery.count', cron: '*/5 * * * *', run: () => refreshCommunity(db, new Date(now())) },
  ],
});
