import { lottoEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { activitySubscribers } from './activity/activity.ts';
import { adminLottoRoutes } from './admin-lotto.routes.ts';
import { countPrizesAside } from './campaigns/prize-stock.store.ts';
import { closeRewards } from './cards/send-prize.ts';
import { erasePlayer, exportCards } from './leave.ts';
import { lottoInvariants } from './lotto.invariants.ts';
import { lottoRoutes } from './lotto.routes.ts';
import { lottoProcessing } from './processing.ts';
import { lottoRefusalTexts } from './refusals.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Pieces of a variant that are kept for prizes: they left the level, and lie on the shelf. */
    prizesAside: (tx: Tx, variantId: number) => Promise<number>;
  }
}

export const lotto = defineModule({
  name: 'lotto',
  wing: 'community',
  processing: lottoProcessing,
  uses: ['identity', 'staff', 'ledger', 'catalog', 'coupons', 'orders', 'reviews', 'members', 'posts'],
  endpoints: lottoEndpoints,
  apiTags: {
    lotto: 'Scratch cards: free, from a deck fixed and fingerprinted beforehand',
  },
  refusals: lottoRefusalTexts,
  provides: () => ({ prizesAside: countPrizesAside }),
  handlers: (deps) => ({ ...lottoRoutes(deps), ...adminLottoRoutes(deps) }),
  hears: activitySubscribers,
  jobs: ({ db, now }) => [
    { name: 'lotto.expire-rewards', cron: '7 * * * *', run: () => closeRewards(db, new Date(now())) },
  ],
  exportPersonalData: ({ db }) => ({ lotto: (customerId) => exportCards(db, customerId) }),
  erase: () => erasePlayer,
  invariants: lottoInvariants,
});
