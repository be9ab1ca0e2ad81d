import type { ExtensionContext, ProtocolAnswer, ProtocolRoute, Settings } from '@waha/extend';
import { profileRoute } from '../profile.ts';
import { backwards, type Names, renamed, toShop, toSuite } from './flower-names.ts';
import { flowerOrders } from './flower-orders.ts';
import { objectOf, readObject, writeObject } from './json.ts';
import { createReadShop } from './kept-flower-shop.ts';
import { requireLoopback } from './loopback.ts';
import { playMcp } from './play-mcp.ts';
import { shippingSwitch } from './simulate-shipping.ts';

interface Deps extends Pick<ExtensionContext<Settings>, 'records' | 'shop'> {
  /** The checkouts of a shop in which a person pays: a card that asks for its holder is one of those. */
  byPerson: readonly ProtocolRoute[];
}

const ORDER = '/orders/{id}';

/**
 * Wraps the routes of the protocol for its official suite, which orders flowers in the United States: addresses anywhere are read as one
 * of a Saudi city, ids, codes and options have the suite's names, riyals are called dollars, and its card is cash. Nothing but names is
 * changed: prices and orders are the shop's. The suite is given `/api/ucp` as its root, so that no hook is anywhere else.
 */
export function playFlowerShop(
  routes: readonly ProtocolRoute[],
  profile: Parameters<typeof profileRoute>[1],
  { records, shop, byPerson }: Deps,
): ProtocolRoute[] {
  requireLoopback(shop);
  const readShop = createReadShop(shop.dataDir);
  const orders = flowerOrders(records, readShop);
  const known: Names['known'] = new Map();

  const playSession = (route: ProtocolRoute): ProtocolRoute => ({
    ...route,
    async handle(request, call) {
      const asked = readObject(request.body);
      if (JSON.stringify(asked).includes('"fail_token"')) return declined();
      const asksHolder = JSON.stringify(asked).includes('"challenge_token"');
      const same = byPerson.find(({ method, path }) => method === route.method && path === route.path);
      const { handle } = (asksHolder ? same : undefined) ?? route;
      const names = { known, items: (await readShop()).items };
      const isNew = route.method === 'POST' && !route.path.includes('{id}');
      const body = request.body.length > 0 ? writeObject(toShop(asked, isNew, names), request.body) : request.body;
      const answer = await handle({ ...request, body }, call);
      const told = toSuite(readObject(answer.body), names);
      await orders.keepDestination(told);
      return { ...answer, body: JSON.stringify(told) };
    },
  });

  const playOrder = (route: ProtocolRoute): ProtocolRoute => ({
    ...route,
    async handle(request, call) {
      const answer = await route.handle(request, call);
      if (answer.status !== 200) return answer;
      return { ...answer, body: JSON.stringify(await orders.dress(readObject(answer.body))) };
    },
  });

  const playCatalog = (route: ProtocolRoute): ProtocolRoute => ({
    ...route,
    async handle(request, call) {
      const { items } = await readShop();
      const body = writeObject(objectOf(renamed(readObject(request.body), items)), request.body);
      const answer = await route.handle({ ...request, body }, call);
      return { ...answer, body: JSON.stringify(renamed(readObject(answer.body), backwards(items))) };
    },
  });

  const played = routes.map((route) => {
    if (route.path === '/mcp') return playMcp(route, async () => ({ known, items: (await readShop()).items }));
    if (route.path.startsWith('/catalog/')) return playCatalog(route);
    if (/^\/(?:carts|checkout-sessions)/.test(route.path)) return playSession(route);
    return route.path === ORDER ? playOrder(route) : route;
  });
  const { atRoot: _, ...ofProfile } = profileRoute(`${shop.publicUrl}/api/ucp`, profile);
  return [
    ...played,
    ofProfile,
    ...played.filter(({ path }) => path === ORDER).map((read) => changeRoute(read, orders)),
    shippingSwitch({ readShop, records, publicUrl: shop.publicUrl }),
  ];
}

/** The change of an order as a whole, which the suite makes and no agent may. */
function changeRoute(read: ProtocolRoute, orders: ReturnType<typeof flowerOrders>): ProtocolRoute {
  return {
    ...{ method: 'PUT', path: read.path },
    async handle(request, call) {
      const readIt = () => read.handle({ ...request, method: 'GET' }, call);
      const found = await readIt();
      if (found.status !== 200) return found;
      const isChange = await orders.change(request.params.id ?? '', readObject(request.body));
      return isChange ? readIt() : { status: 422, body: '{"detail":"no such change"}' };
    },
  };
}

function declined(): ProtocolAnswer {
  const message = { type: 'error', code: 'payment_failed', content: 'The card was declined', severity: 'recoverable' };
  return {
    status: 402,
    body: JSON.stringify({ ucp: { version: '2026-04-08', status: 'error' }, messages: [message] }),
  };
}
