import type { ExtensionContext, ProtocolProvider } from '@waha/extend';
import { createOnce } from '../machine-checkouts/idempotency.ts';
import { keepOrders } from '../machine-checkouts/keep-orders.ts';
import { keepSessions } from '../machine-checkouts/keep-sessions.ts';
import { createAdmit, readHosts } from './agents/admit.ts';
import { createProfiles, isPublicAddress } from './agents/profiles.ts';
import { sentBody } from './flower-shop/json.ts';
import { holdAnswers } from './flower-shop/kept-answers.ts';
import { loopbackFetch, requireLoopback } from './flower-shop/loopback.ts';
import { playFlowerShop } from './flower-shop/play-flower-shop.ts';
import { linkedScopes } from './linking/scopes.ts';
import { isLoopback } from './loopback.ts';
import { mcpRoute, operationTools } from './mcp.ts';
import { catalogOperations } from './operations.ts';
import { profileRoute } from './profile.ts';
import { llmsTextRoute } from './public/llms-text.ts';
import { shopTools } from './public/shop-tools.ts';
import { restRoutes } from './rest.ts';
import { cartOperations, checkoutOperations } from './session-operations.ts';
import { readSigningKey } from './signatures/keys.ts';
import { signingRoute } from './signatures/sign-answer.ts';
import { VERSION } from './versions.ts';

type Options = Pick<
  ExtensionContext<never, 'orders:read'>,
  'records' | 'now' | 'fetch' | 'shop' | 'handOver' | 'call'
> & {
  settings: {
    takesCash: boolean;
    signingKey: string;
    formerKey: string;
    asksSignature: boolean;
    readsProfiles: boolean;
    refusedAgents: string;
    playsFlowerShop: boolean;
  };
};

/** The protocol over the shop's own calls: it neither prices nor orders anything itself. */
export function createUcp({ records, now, fetch, shop, settings, handOver, call }: Options): ProtocolProvider {
  const { publicUrl } = shop;
  const { asksSignature, readsProfiles, playsFlowerShop } = settings;
  if (playsFlowerShop) requireLoopback(shop);
  const takesCash = settings.takesCash || playsFlowerShop;
  const handlers = takesCash ? cashHandler(publicUrl) : {};
  const deps = {
    ...{ publicUrl, handOver, handlers, paymentMethod: takesCash ? 'cash_on_delivery' : undefined },
    // The suite's card pays what cash at the door cannot.
    digitalMethod: playsFlowerShop ? 'bank_transfer' : undefined,
    ...{ sessions: keepSessions(records, now), orders: keepOrders(records, now) },
    readHandedOver: (id: string, language: 'ar' | 'en') => call('GET /admin/orders/{id}', { params: { id }, language }),
  };
  const operations = [...catalogOperations(publicUrl), ...cartOperations(deps), ...checkoutOperations(deps)];
  const { isAddress, fetch: fetchProfile } = reachAgents(fetch, playsFlowerShop);
  const profiles = createProfiles(fetchProfile, now, isAddress);
  const refusedHosts = readHosts(settings.refusedAgents);
  const admit = createAdmit({ profiles, publicUrl, now, refusedHosts, asksSignature, readsProfiles, sentBody });
  const answers = holdAnswers(records);
  const binding = { admit, publicUrl, once: createOnce(playsFlowerShop ? answers.held : records, now) };
  const keys = [settings.signingKey, settings.formerKey].filter(Boolean).map((key) => readSigningKey(key).published);
  const profile = { handlers, keys };
  const bound = [
    ...restRoutes(operations, binding),
    mcpRoute('/mcp', { name: 'ucp', publicUrl }, operationTools(operations, binding)),
  ];
  const byPerson = restRoutes(checkoutOperations({ ...deps, paymentMethod: undefined }), binding);
  const [signer] = [settings.signingKey].filter(Boolean).map(readSigningKey);
  const routes = [
    profileRoute(`${publicUrl}/api/ucp`, profile),
    ...(playsFlowerShop ? [...playFlowerShop(bound, profile, { records, shop, byPerson }), ...answers.routes] : bound),
    mcpRoute('/mcp', { name: 'shop', atRoot: true, publicUrl, tellsFailures: true }, shopTools(publicUrl)),
    llmsTextRoute(publicUrl),
  ];
  return {
    linking: { scopes: linkedScopes, ...(isLoopback(publicUrl) && shop.isDemo && { takesLocalClients: true }) },
    routes: routes.map((route) => signingRoute(route, signer, now)),
  };
}

/** Agents of the suite are at addresses of this machine. */
const reachAgents = (fetch: Options['fetch'], playsFlowerShop: boolean) =>
  playsFlowerShop
    ? { fetch: loopbackFetch(fetch), isAddress: (address: string) => isLoopback(address) || isPublicAddress(address) }
    : { fetch, isAddress: isPublicAddress };

/** Cash on delivery as a payment handler, under the shop's own name: its host, backwards. */
function cashHandler(publicUrl: string) {
  const words = new URL(publicUrl).hostname.toLowerCase().split('.').reverse();
  const name = words.map((word) => word.replaceAll(/[^a-z0-9]/g, '').replace(/^(?=\d|$)/, 'x')).join('.');
  return { [`${name}.cash_on_delivery`]: [{ id: 'cash_on_delivery', version: VERSION }] };
}
