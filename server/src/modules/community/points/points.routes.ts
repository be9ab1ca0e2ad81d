import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { listRanks, readLifetime } from './points.store.ts';
import { presentRank, presentStanding } from './standing.ts';

export function pointRoutes({ db }: { db: Database }): Handlers<'GET /community/ranks' | 'GET /community/my-rank'> {
  return {
    'GET /community/ranks': async (_, { language }) => ({
      data: (await listRanks(db)).map((row) => presentRank(row, language)),
    }),
    'GET /community/my-rank': async (_, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const [ranks, lifetime] = await Promise.all([listRanks(db), readLifetime(db, customerId)]);
      return presentStanding(ranks, lifetime, language);
    },
  };
}
