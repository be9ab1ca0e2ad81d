import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import type { Bulkhead } from '../bulkheads/index.ts';
import { readLanguage } from '../text/index.ts';
import { LONGEST_PARAM, methodsOf, routeOf } from './api-path.ts';
import { type BulkheadChoice, bulkheadOfRequest } from './bulkhead-of-request.ts';
import { cacheKeyOf } from './cache-key.ts';
import { visitorOf } from './caller.ts';
import type { WriteUnavailable } from './overload-responses.ts';
import type { ResponseCache } from './serve-from-cache.ts';

export interface LoadSheddingOptions extends BulkheadChoice {
  storeKey: string;
  responses: ResponseCache;
  /** The bulkhead of a call. */
  bulkheadOf: (key: EndpointKey) => Bulkhead;
  /** The client's address; see createAddressReader. */
  addressOf: (request: IncomingMessage) => string | undefined;
  writeUnavailable: WriteUnavailable;
  /** Called for each refused call, with its route. */
  observe: (route: string, status: number, seconds: number) => void;
}

/** A call of the contract, as the router finds it. */
interface Route {
  pattern: string;
  definition: EndpointDefinition;
  bulkhead: Bulkhead;
}

/**
 * Load shedding: refuses a call whose bulkhead is full before Fastify routes it, reads its body or looks up its
 * session. True when it refused. Such an early refusal takes half the time of a later one (docs/decisions/0086). Calls
 * with a wrong store key are left to Fastify, which refuses them for the key.
 */
export function createLoadShedder({ storeKey, responses, addressOf, ...options }: LoadSheddingOptions) {
  const router = findMyWay({ maxParamLength: LONGEST_PARAM });
  const all: [string, EndpointDefinition][] = Object.entries(endpoints);
  for (const [key, definition] of all) {
    // Object.entries loses the type of the keys, which are those of `endpoints`; methods are those of HTTP.
    const bulkhead = options.bulkheadOf(key as EndpointKey);
    const route: Route = { pattern: routeOf(key), definition, bulkhead };
    router.on(methodsOf(key) as HTTPMethod[], route.pattern, () => undefined, route);
  }
  /** True for a cached answer, or one that is being loaded: neither needs a slot. */
  function isCached({ url = '/', headers }: IncomingMessage, route: Route, params: Record<string, string>): boolean {
    const asked = { pattern: route.pattern, params, url, language: readLanguage(headers['accept-language']) };
    const key = route.definition.cache && cacheKeyOf(route.definition, asked);
    return key !== undefined && (responses.isLoading(key) || responses.get(key) !== undefined);
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = 'GET', url = '/', headers } = request;
    if (headers['x-api-key'] !== storeKey) return false;
    // The router contains routes of the contract only; path fields are strings.
    const found = router.find(method as HTTPMethod, url) as { store: Route; params: Record<string, string> } | null;
    if (!found) return false;
    const { store: route, params } = found;
    const bulkhead = bulkheadOfRequest(route.definition, route.bulkhead, headers, options);
    if (!bulkhead.sheds(visitorOf(addressOf(request)), () => isCached(request, route, params))) return false;
    const call = `${method} ${route.pattern}`;
    options.writeUnavailable(request, response, { call, requestId: randomUUID() });
    options.observe(call, 503, 0);
    return true;
  };
}
