import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '@waha/contract';
import { campaignDraft, type MadeCustomer, makeCampaign, makeTicket } from '../testing/index.ts';
import type { Parts, Sample, World } from './contract-world.fixture.ts';

type LottoKey = Extract<EndpointKey, `${string} /lotto/${string}` | `${string} /admin/lotto/${string}`>;

const plain: Sample = { good: [() => ({})] };
const absent = { params: { id: 999_999 } };
const dataOf = (body: unknown, ...path: (string | number)[]): unknown =>
  ['data', ...path].reduce((value: unknown, name) => Reflect.get(Object(value), name), body);

/** A reward that a new card of somebody brought; every card of the world's campaign holds store credit. */
export async function aReward(world: World, { id, headers }: Pick<MadeCustomer, 'id' | 'headers'>): Promise<string> {
  const ticket_id = await makeTicket(world.db, id);
  const { body } = await world.send('POST /lotto/scratch', { body: { ticket_id }, headers });
  return String(dataOf(body, 'reward', 'id'));
}

/** Samples of scratch cards. Calls of customers are sent by the customer of the world. */
export function lottoSamples(world: World): Record<LottoKey, Sample> {
  const withTicket = async (): Promise<Parts> => ({
    body: { ticket_id: await makeTicket(world.db, (await world.whoCalls()).id) },
  });
  const withReward = async (): Promise<Parts> => ({
    body: { reward_id: await aReward(world, await world.whoCalls()) },
  });
  const draft = async () => ({ params: { id: await makeCampaign(world.db, { isPublished: false }) } });
  const published = async () => ({ params: { id: await makeCampaign(world.db) } });
  const reason = { body: { reason: 'بطلب من الغرفة التجارية' } };
  const stopped = async () => {
    const { params } = await published();
    await world.send('POST /admin/lotto/campaigns/{id}/stop', { params, ...reason });
    return { params };
  };
  let over: ReturnType<typeof stopped> | undefined;
  /** The same one each time: everybody is to see the same. */
  const sameStopped = () => {
    over ??= stopped();
    return over;
  };
  const body = () => campaignDraft();
  return {
    'GET /lotto/campaign': plain,
    'GET /lotto/odds': plain,
    'GET /lotto/campaigns/{id}/deck': {
      good: [sameStopped, async () => ({ ...(await sameStopped()), query: { cursor: 50 } })],
      unknown: [absent],
    },
    'GET /lotto/tickets': plain,
    'POST /lotto/tickets': plain,
    'POST /lotto/scratch': { good: [withTicket], unknown: [{ body: { ticket_id: randomUUID() } }] },
    'GET /lotto/history': { good: [() => ({}), () => ({ query: { won: true, page: 2, per_page: 5 } })] },
    'GET /lotto/stats': plain,
    'POST /lotto/use-reward': { good: [withReward], unknown: [{ body: { reward_id: randomUUID() } }] },
    'GET /admin/lotto/campaigns': { good: [() => ({}), () => ({ query: { page: 1, per_page: 2 } })] },
    'POST /admin/lotto/campaigns': { good: [() => ({ body: body() })] },
    'PUT /admin/lotto/campaigns/{id}': {
      good: [async () => ({ ...(await draft()), body: body() })],
      unknown: [{ ...absent, body: body() }],
    },
    'POST /admin/lotto/campaigns/{id}/publish': {
      good: [draft],
      unknown: [absent],
    },
    'POST /admin/lotto/campaigns/{id}/stop': {
      good: [async () => ({ ...(await published()), ...reason })],
      unknown: [{ ...absent, ...reason }],
    },
    'GET /admin/lotto/campaigns/{id}/deck': { good: [stopped], unknown: [absent] },
  };
}
