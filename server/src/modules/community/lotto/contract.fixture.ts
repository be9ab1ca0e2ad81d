import { lottoEndpoints } from '@waha/contract';
import type { Parts, World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  type Owner,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { campaignDraft, makeCampaign, makeRunningCampaign, makeTicket } from '../../../testing/index.ts';

/** A reward of a new card; every card of the world's campaign holds store credit. */
async function aReward(world: World, { id, headers }: Pick<Owner, 'id' | 'headers'>): Promise<string> {
  const ticket_id = await makeTicket(world.db, id);
  return String(dataOf(await world.send('POST /lotto/scratch', { body: { ticket_id }, headers }), 'reward', 'id'));
}

const reason = { body: { reason: 'بطلب من الغرفة التجارية' } };

/** Calls of customers are sent by the customer of the world. */
export const contractFixture = moduleFixture(lottoEndpoints, {
  async fill(db) {
    await makeRunningCampaign(db, [{ kind: 'store_credit', amount: 5, count: 5_000 }]);
  },
  samples(world) {
    const withTicket = async (): Promise<Parts> => ({
      body: { ticket_id: await makeTicket(world.db, (await world.whoCalls()).id) },
    });
    const withReward = async (): Promise<Parts> => ({
      body: { reward_id: await aReward(world, await world.whoCalls()) },
    });
    const draft = async () => ({ params: { id: await makeCampaign(world.db, { isPublished: false }) } });
    const published = async () => ({ params: { id: await makeCampaign(world.db) } });
    const stopped = async () => {
      const { params } = await published();
      await world.send('POST /admin/lotto/campaigns/{id}/stop', { params, ...reason });
      return { params };
    };
    let over: ReturnType<typeof stopped> | undefined;
    /** A stopped campaign, created once: every caller must see the same one. */
    const sameStopped = () => {
      over ??= stopped();
      return over;
    };
    return {
      'GET /lotto/campaign': plain,
      'GET /lotto/odds': plain,
      'GET /lotto/campaigns/{id}/deck': {
        good: [sameStopped, async () => ({ ...(await sameStopped()), query: { cursor: 50 } })],
        unknown: [absentNumber],
      },
      'GET /lotto/winners': plain,
      'GET /lotto/tickets': plain,
      'POST /lotto/tickets': plain,
      'POST /lotto/scratch': { good: [withTicket], unknown: [{ body: { ticket_id: NOBODYS_UUID } }] },
      'GET /lotto/history': { good: [() => ({}), () => ({ query: { won: true, page: 2, per_page: 5 } })] },
      'GET /lotto/stats': plain,
      'POST /lotto/use-reward': { good: [withReward], unknown: [{ body: { reward_id: NOBODYS_UUID } }] },
      'GET /admin/lotto/campaigns': {
        good: [() => ({}), () => ({ query: { state: 'draft', sort: 'starts_at', page: 1, per_page: 2 } })],
      },
      'GET /admin/lotto/campaigns/{id}': { good: [published], unknown: [absentNumber] },
      'POST /admin/lotto/campaigns': { good: [() => ({ body: campaignDraft() })] },
      'PUT /admin/lotto/campaigns/{id}': {
        good: [async () => ({ ...(await draft()), body: { ...campaignDraft(), version: 1 } })],
        unknown: [{ ...absentNumber, body: { ...campaignDraft(), version: 1 } }],
      },
      'POST /admin/lotto/campaigns/{id}/publish': { good: [draft], unknown: [absentNumber] },
      'POST /admin/lotto/campaigns/{id}/stop': {
        good: [async () => ({ ...(await published()), ...reason })],
        unknown: [{ ...absentNumber, ...reason }],
      },
      'GET /admin/lotto/campaigns/{id}/audit.csv': { good: [published], unknown: [absentNumber] },
      'GET /admin/lotto/campaigns/{id}/deck': { good: [stopped], unknown: [absentNumber] },
    };
  },
  rows: {
    'GET /lotto/tickets': 'own',
    'POST /lotto/tickets': 'own',
    'POST /lotto/scratch': {
      staff: [],
      make: async (world, owner) => ({
        mine: { body: { ticket_id: await makeTicket(world.db, owner.id) } },
        nobodys: { body: { ticket_id: NOBODYS_UUID } },
      }),
    },
    'GET /lotto/history': 'own',
    'GET /lotto/stats': 'own',
    'POST /lotto/use-reward': {
      staff: [],
      make: async (world, owner) => ({
        mine: { body: { reward_id: await aReward(world, owner) } },
        nobodys: { body: { reward_id: NOBODYS_UUID } },
      }),
    },
  },
  staff: {
    'GET /admin/lotto/campaigns': MANAGERS,
    'GET /admin/lotto/campaigns/{id}': MANAGERS,
    'POST /admin/lotto/campaigns': MANAGERS,
    'PUT /admin/lotto/campaigns/{id}': MANAGERS,
    'POST /admin/lotto/campaigns/{id}/publish': MANAGERS,
    'POST /admin/lotto/campaigns/{id}/stop': MANAGERS,
    'GET /admin/lotto/campaigns/{id}/deck': MANAGERS,
    'GET /admin/lotto/campaigns/{id}/audit.csv': MANAGERS,
  },
});
