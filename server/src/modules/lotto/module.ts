import { lottoEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { adminLottoRoutes } from './admin-lotto.routes.ts';
import { exportCards, forgetPlayer } from './leave.ts';
import { lottoInvariants } from './lotto.invariants.ts';
import { lottoRoutes } from './lotto.routes.ts';
import { lottoRefusalTexts } from './refusals.ts';
import { expireRewards } from './rewards.store.ts';

export const lotto = defineModule({
  name: 'lotto',
  uses: ['identity', 'staff', 'ledger', 'coupons'],
  endpoints: lottoEndpoints,
  areas: {
    lotto: 'Scratch cards: free, from a deck fixed and fingerprinted beforehand',
  },
  refusals: lottoRefusalTexts,
  handlers: (deps) => ({ ...lottoRoutes(deps), ...adminLottoRoutes(deps) }),
  jobs: ({ db, now }) => [
    { name: 'lotto.expire-rewards', cron: '7 * * * *', run: () => expireRewards(db, new Date(now())) },
  ],
  copies: ({ db }) => ({ lotto: (customerId) => exportCards(db, customerId) }),
  erase: () => forgetPlayer,
  invariants: lottoInvariants,
});
