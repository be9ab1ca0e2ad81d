import { leaderboardEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { leaderboardInvariants } from './leaderboard.invariants.ts';
import { leaderboardRoutes } from './leaderboard.routes.ts';
import { deleteDays, deleteOldDays } from './leaderboard.store.ts';
import { leaderboardProcessing } from './processing.ts';
import { firstDay, LONGEST_DAYS } from './standings.ts';

export const leaderboard = defineModule({
  name: 'leaderboard',
  wing: 'community',
  processing: leaderboardProcessing,
  uses: ['identity', 'members'],
  endpoints: leaderboardEndpoints,
  handlers: leaderboardRoutes,
  jobs: ({ db, now }) => [
    {
      name: 'leaderboard.forget-days',
      cron: '23 1 * * *',
      run: () => deleteOldDays(db, firstDay(LONGEST_DAYS + 1, now())),
    },
  ],
  erase: () => deleteDays,
  invariants: leaderboardInvariants,
});
