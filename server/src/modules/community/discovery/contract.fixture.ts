import { discoveryEndpoints } from '@waha/contract';
import { moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';
import { letIn } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(discoveryEndpoints, {
  samples(world) {
    const asMember = async (parts: object = {}) => {
      await letIn(world.db, (await world.whoCalls()).id);
      return parts;
    };
    return {
      'GET /community/stats': plain,
      'GET /community/reviews': {
        good: [() => asMember(), () => asMember({ query: { photos: 'true', per_page: 2 } })],
        unknown: [{ query: { author: 'nobody_here' } }],
      },
      'GET /community/search': {
        good: [() => asMember({ query: { q: 'قهوة' } }), () => asMember({ query: { q: '@mem' } })],
      },
      'GET /community/suggestions': {
        good: [() => asMember({ query: { q: '@mem' } }), () => asMember({ query: { q: '#' } })],
      },
    };
  },
  rows: {
    'GET /community/reviews': 'members',
    'GET /community/search': 'members',
    'GET /community/suggestions': 'members',
  },
  staff: {},
});
