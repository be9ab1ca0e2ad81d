import { rewardEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  MANAGERS,
  MODERATORS,
  moduleFixture,
  NOBODYS_NUMBER,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { givePoints, letIn, makeReward, rewardDraft } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(rewardEndpoints, {
  samples(world) {
    const asMember = async (parts: object = {}) => {
      await letIn(world.db, (await world.whoCalls()).id);
      return parts;
    };
    const affordable = async () => {
      const { id } = await world.whoCalls();
      await letIn(world.db, id);
      await givePoints(world.db, id, 500);
      return { params: { id: await makeReward(world.db) } };
    };
    const ofProduct = () => ({
      ...rewardDraft({ kind: 'product', product_id: world.things.simple.id }),
      amount: null,
    });
    const some = async ({ db }: World) => ({ params: { id: await makeReward(db) } });
    const absentProduct = { ...ofProduct(), product_id: NOBODYS_NUMBER };
    return {
      'GET /community/rewards': { good: [() => asMember()] },
      'GET /community/rewards/mine': { good: [() => asMember(), () => asMember({ query: { per_page: 1 } })] },
      'POST /community/rewards/{id}/redeem': { good: [affordable], unknown: [absentNumber] },
      'GET /admin/community/rewards': {
        good: [() => ({}), () => ({ query: { is_active: 'true', sort: '-redeemed' } })],
      },
      'POST /admin/community/rewards': {
        good: [() => ({ body: rewardDraft() }), () => ({ body: ofProduct() })],
        refused: [['rewards.product_gone', { body: absentProduct }]],
      },
      'PUT /admin/community/rewards/{id}': {
        good: [async () => ({ ...(await some(world)), body: { ...rewardDraft({ stock: 9 }), version: 1 } })],
        unknown: [{ ...absentNumber, body: { ...rewardDraft(), version: 1 } }],
      },
    };
  },
  rows: {
    'GET /community/rewards': 'members',
    'GET /community/rewards/mine': 'members',
    'POST /community/rewards/{id}/redeem': 'members',
  },
  staff: {
    'GET /admin/community/rewards': MODERATORS,
    'POST /admin/community/rewards': MANAGERS,
    'PUT /admin/community/rewards/{id}': MANAGERS,
  },
});
