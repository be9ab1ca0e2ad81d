import type { ProtocolRoute } from '@waha/extend';
import { testContext } from '@waha/extend/testing';
import { fakeCalls, sendTo } from '../machine-checkouts/fake-shop.fixture.ts';
import { ucp } from './extension.ts';
import { expectOfficial } from './schemas/check-answers.fixture.ts';

/**
 * The shop's API as this protocol calls it: one product, one city, two ways of delivery, and orders under idempotency keys. With a data
 * folder it is at an address of this machine.
 */
export function fakeShop(env: Readonly<Record<string, string>> = {}, dataDir?: string) {
  const { fake, orders, call, staffCall } = fakeCalls();

  const settings = {
    signingKey: '',
    formerKey: '',
    asksSignature: false,
    refusedAgents: '',
    playsFlowerShop: env.UCP_TEST_HOOKS === '1',
    isOn: true,
    takesCash: false,
  };
  const base = testContext(ucp);
  const context = {
    ...base,
    // A test asks for orders alone.
    call: staffCall as never,
    ...(dataDir !== undefined && { shop: { ...base.shop, publicUrl: 'http://localhost:3000', dataDir } }),
    settings: { ...settings, ...(env.UCP_CASH_ORDERS === '1' && { takesCash: true }) },
  };
  const provider = ucp.protocol?.({ ...context, settings: { ...context.settings, refusedAgents: env.REFUSED ?? '' } });
  if (!provider) throw new Error('it is off');
  const routes: readonly ProtocolRoute[] = provider.routes;

  /** Sends a request as the host does. */
  async function send(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const { route, status, body: told } = await sendTo(routes, call, { method, path, body, headers });
    expectOfficialAnswer(route, body, told);
    return { status, body: told };
  }
  return { fake, orders, routes, call, send, context };
}

const toolNames: Readonly<Record<string, string>> = {
  '/catalog/search': 'search_catalog',
  '/catalog/lookup': 'lookup_catalog',
  '/catalog/product': 'get_product',
  '/orders/{id}': 'get_order',
};

/** Holds an answer of either binding against the official schemas, where they are there. */
function expectOfficialAnswer({ path, atRoot }: ProtocolRoute, sent: unknown, told: unknown): void {
  if (atRoot || told === null || path.startsWith('/testing')) return;
  const tool = toolNames[path] ?? (path.startsWith('/carts') ? 'any_cart' : 'any_checkout');
  if (path !== '/mcp') expectOfficial(tool, told);
  const { name } = Object(Object(sent).params);
  const { structuredContent } = Object(Object(told).result);
  if (typeof name === 'string' && structuredContent !== undefined) expectOfficial(name, structuredContent);
}
