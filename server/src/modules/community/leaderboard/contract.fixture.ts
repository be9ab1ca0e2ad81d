import { leaderboardEndpoints } from '@waha/contract';
import { moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';
import { letIn } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(leaderboardEndpoints, {
  samples(world) {
    const asMember = async (parts: object = {}) => {
      await letIn(world.db, (await world.whoCalls()).id);
      return parts;
    };
    return {
      'GET /community/leaderboard': { good: [() => asMember(), () => asMember({ query: { period: 'all' } })] },
    };
  },
  rows: { 'GET /community/leaderboard': 'members' },
  staff: {},
});
