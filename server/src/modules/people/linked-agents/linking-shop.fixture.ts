import { expect } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  type MadeCustomer,
  makeCustomer,
  openAgentClient,
  testLinking,
} from '../../../testing/index.ts';

export type LinkingShop = Awaited<ReturnType<typeof openLinkingShop>>;

/** A shop with an agent that its customers may link, and a clock. */
export async function openLinkingShop({ limits = false }: { limits?: boolean } = {}) {
  const database = await createTestDatabase();
  const clock = { ms: Date.now() };
  const settings = { DEMO: '1', TEST_LINKING: '1' };
  const shop = await createTestApp(database, { settings, limits, extensions: [testLinking], now: () => clock.ms });
  const agent = await openAgentClient({ client_name: 'مساعد التسوق' });

  const post = (url: string, fields: Readonly<Record<string, string>>, from = '203.0.113.7') =>
    shop.app.server.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString(), remoteAddress: from },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  const decide = ({ headers }: Pick<MadeCustomer, 'headers'>, more: object = {}) =>
    shop.call('POST /user/agents/decision', { headers, body: { ...agent.asks(), allows: true, ...more } });

  /** A code that the customer gave the agent. */
  async function codeOf(customer: Pick<MadeCustomer, 'headers'>, more: object = {}): Promise<string> {
    const { body } = await decide(customer, more);
    return new URL(body.data.redirect_to).searchParams.get('code') ?? '';
  }

  const exchange = (code: string, more: Readonly<Record<string, string>> = {}) =>
    post('/oauth/token', {
      ...{ grant_type: 'authorization_code', code, client_id: agent.clientId, redirect_uri: agent.redirectUri },
      ...{ code_verifier: agent.verifier, ...more },
    });
  const refresh = (token: string, more: Readonly<Record<string, string>> = {}) =>
    post('/oauth/token', { grant_type: 'refresh_token', refresh_token: token, client_id: agent.clientId, ...more });

  /** Tokens of a new link. */
  async function link(customer: Pick<MadeCustomer, 'headers'>, more: object = {}) {
    const answer = await exchange(await codeOf(customer, more));
    expect(answer.statusCode, answer.body).toBe(200);
    const { access_token: access, refresh_token: refreshed } = answer.json();
    return { access: String(access), refresh: String(refreshed) };
  }

  /** A call of the protocol, for the customer of a token. */
  async function callAs(token: string | null, key?: string, input: object = {}) {
    const answer = await shop.app.server.inject({
      ...{ method: 'POST', url: '/api/test-linking/call', payload: JSON.stringify({ key, input }) },
      headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    });
    return answer.json();
  }

  return {
    ...{
      db: database.db,
      url: database.url,
      shop,
      agent,
      clock,
      post,
      decide,
      codeOf,
      exchange,
      refresh,
      link,
      callAs,
    },
    customer: () => makeCustomer(database.db),
    async close() {
      await agent.close();
      await shop.close();
      await database.close();
    },
  };
}
