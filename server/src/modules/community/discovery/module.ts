import { discoveryEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { refreshCommunity } from './count-community.ts';
import { discoveryRoutes } from './discovery.routes.ts';

export const discovery = defineModule({
  name: 'discovery',
  wing: 'community',
  uses: ['search', 'catalog', 'members', 'posts', 'reels'],
  endpoints: discoveryEndpoints,
  handlers: discoveryRoutes,
  jobs: ({ db, now }) => [
    { name: 'discovery.count', cron: '*/5 * * * *', run: () => refreshCommunity(db, new Date(now())) },
  ],
});
