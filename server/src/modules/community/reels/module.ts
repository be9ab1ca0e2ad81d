import { reelEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { eraseReels } from './leave.ts';
import { reelProcessing } from './processing.ts';
import { reelSubscribers } from './reel-subscribers.ts';
import { reelRoutes } from './reels.routes.ts';
import { reelRefusalTexts } from './refusals.ts';

export const reels = defineModule({
  name: 'reels',
  wing: 'community',
  processing: reelProcessing,
  uses: ['uploads', 'members', 'posts'],
  endpoints: reelEndpoints,
  refusals: reelRefusalTexts,
  needs: ['categories'],
  handlers: reelRoutes,
  hears: reelSubscribers,
  erase:
    ({ now }) =>
    (tx, customerId) =>
      eraseReels(tx, customerId, new Date(now())),
});
