import { linkedAgentEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  dataOf,
  moduleFixture,
  NOBODYS_UUID,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { openAgentClient } from '../../../testing/index.ts';
import { issueTokens } from './issue-tokens.ts';

let opened: ReturnType<typeof openAgentClient> | undefined;
const agent = () => {
  opened ??= openAgentClient({ client_name: 'مساعد' });
  return opened;
};

/** An agent that the caller has linked (the customer of the world by default); returns the id of the link. */
async function aLink(world: World, owner?: Pick<Owner, 'headers'>): Promise<unknown> {
  const { asks, clientId, redirectUri, verifier } = await agent();
  const headers = owner ? { headers: owner.headers } : {};
  const decided = await world.send('POST /user/agents/decision', { body: asks({ allows: true }), ...headers });
  const code = new URL(String(dataOf(decided, 'redirect_to'))).searchParams.get('code') ?? '';
  await issueTokens({ db: world.db, now: Date.now }).exchangeCode({ code, clientId, redirectUri, verifier });
  return dataOf(await world.send('GET /user/agents', headers), 0, 'id');
}

const unknownClient = { client_id: 'https://shop.test/', redirect_uri: 'https://shop.test/back' };

export const contractFixture = moduleFixture(linkedAgentEndpoints, {
  samples: (world) => ({
    'POST /user/agents/request': {
      good: [async () => ({ body: (await agent()).asks() })],
      refused: [['agents.client_unknown', { body: unknownClient }]],
    },
    'POST /user/agents/decision': {
      good: [
        async () => ({ body: (await agent()).asks({ allows: true }) }),
        async () => ({ body: (await agent()).asks({ allows: false }) }),
      ],
      refused: [['agents.client_unknown', { body: { ...unknownClient, allows: true } }]],
    },
    'GET /user/agents': {
      good: [
        async () => {
          await aLink(world);
          return {};
        },
      ],
    },
    'DELETE /user/agents/{id}': {
      good: [async () => ({ params: { id: await aLink(world) } })],
      unknown: [absentUuid],
    },
  }),
  rows: {
    'POST /user/agents/request': 'own',
    'POST /user/agents/decision': 'own',
    'GET /user/agents': 'own',
    'DELETE /user/agents/{id}': about(aLink, NOBODYS_UUID),
  },
  staff: {},
});
