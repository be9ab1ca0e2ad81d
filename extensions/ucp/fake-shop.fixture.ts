import type { LinkedCustomer, ProtocolRequest, ProtocolRoute } from '@waha/extend';
import { testContext } from '@waha/extend/testing';
import { fakeCalls, sendTo } from '../machine-checkouts/fake-shop.fixture.ts';
import { ucp } from './extension.ts';
import { expectOfficial } from './schemas/check-answers.fixture.ts';

export const AGENT = 'https://agent.example/profile.json';

/** A customer who linked that agent. */
export const linkedTo = (more: Partial<LinkedCustomer> = {}): LinkedCustomer => ({
  account: 'account-of-noura',
  clientId: 'https://agent.example/agent.json',
  scopes: ['dev.ucp.shopping.cart:manage', 'dev.ucp.shopping.checkout:manage', 'dev.ucp.shopping.order:read'],
  ...more,
});

const ORDER_ID = '0192d0c4-0000-7000-8000-000000000001';
export const ACCOUNT = {
  profile: { first_name: 'نورة', last_name: 'العتيبي', email: 'noura@example.com', phone: '+966512345678' },
  addresses: [
    {
      ...{ id: 7, is_default: true, recipient_name: 'نورة العتيبي', phone: '+966512345678', city: 'الرياض' },
      ...{ region: 'الرياض', neighborhood: 'العليا', street: 'شارع العليا', building_no: '1234' },
      ...{ postal_code: '12345', short_address: 'RRRD2929' },
    },
  ],
  order: {
    ...{ id: ORDER_ID, number: 'WH-77', status: 'confirmed', status_label: 'مؤكد', created_at: '2026-01-01T00:00:00Z' },
    ...{ items: [], discounts: [], subtotal: 10, shipping_name: 'عادي', shipping_total: 5, payment_fee: 0, total: 15 },
    ...{ events: [], shipments: [] },
  },
};

const ok = (body: unknown) => ({ status: 200, body });

/** The account of that customer: profile, one address and one order. */
function accountCall(key: string) {
  if (key === 'GET /user/profile') return ok({ profile: ACCOUNT.profile });
  if (key === 'GET /user/addresses') return ok(ACCOUNT.addresses);
  if (key === 'GET /orders') return ok({ data: [{ id: ACCOUNT.order.id, number: ACCOUNT.order.number }] });
  if (key === 'GET /orders/{id}') return ok(ACCOUNT.order);
  return { status: 404, body: { code: 'request.not_found', message: 'request.not_found' } };
}

/**
 * The shop's API as this protocol calls it: one product, one city, two ways of delivery, and orders under idempotency keys. With a data
 * folder it is at an address of this machine.
 */
export function fakeShop(env: Readonly<Record<string, string>> = {}, dataDir?: string) {
  const { fake, orders, calls, call, staffCall } = fakeCalls(accountCall);

  const settings = {
    signingKey: '',
    formerKey: '',
    asksSignature: false,
    readsProfiles: env.UCP_READ_PROFILES === '1',
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
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
    linked: ProtocolRequest['linked'] = null,
  ) {
    const sent = await sendTo(routes, call, { method, path, body, headers, linked });
    expectOfficialAnswer(sent.route, body, sent.body);
    return { status: sent.status, headers: sent.headers, body: sent.body };
  }
  return { fake, orders, calls, routes, call, send, context };
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
