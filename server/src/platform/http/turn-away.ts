import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import type { Admit } from '../admission/index.ts';
import { readLanguage } from '../text/index.ts';
import { LONGEST_PARAM, methodsOf, routeOf } from './api-path.ts';
import type { RefuseBusy } from './busy-answers.ts';
import { visitorOf } from './caller.ts';
import { keptKey } from './kept-address.ts';
import type { ResponseCache } from './serve-from-cache.ts';

export interface TurnAwayOptions {
  storeKey: string;
  responses: ResponseCache;
  /** How a call is let in. */
  admitTo: (key: EndpointKey) => Admit;
  /** Whose request it is; see createAddressReader. */
  addressOf: (request: IncomingMessage) => string | undefined;
  refuseBusy: RefuseBusy;
  /** Hears of what was refused, by its route. */
  observe: (route: string, status: number, seconds: number) => void;
}

/** A call of the contract, as the router finds it. */
interface Route {
  pattern: string;
  definition: EndpointDefinition;
  admit: Admit;
}

/**
 * Refuses calls there is no room for before Fastify is asked, their bodies are read and anybody is looked for; true when it did.
 * A flood is refused when there is most else to do: so it takes half the time (docs/decisions/0086). Whoever has another
 * key than the store's is refused for that, elsewhere.
 */
export function createTurnAway({ storeKey, responses, addressOf, ...options }: TurnAwayOptions) {
  const router = findMyWay({ maxParamLength: LONGEST_PARAM });
  const all: [string, EndpointDefinition][] = Object.entries(endpoints);
  for (const [key, definition] of all) {
    // Object.entries forgets that the keys are those of `endpoints`; methods are those of HTTP.
    const admit = options.admitTo(key as EndpointKey);
    const route: Route = { pattern: routeOf(key), definition, admit };
    router.on(methodsOf(key) as HTTPMethod[], route.pattern, () => undefined, route);
  }
  /** What is kept, or made for another, needs no place. */
  function isAtHand({ url = '/', headers }: IncomingMessage, route: Route, params: Record<string, string>): boolean {
    const asked = { pattern: route.pattern, params, url, language: readLanguage(headers['accept-language']) };
    const key = route.definition.cache && keptKey(route.definition, asked);
    return key !== undefined && (responses.isMaking(key) || responses.get(key) !== undefined);
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = 'GET', url = '/', headers } = request;
    if (headers['x-api-key'] !== storeKey) return false;
    // One of the contract's, by a path whose fields are texts.
    const found = router.find(method as HTTPMethod, url) as { store: Route; params: Record<string, string> } | null;
    if (!found) return false;
    const { store: route, params } = found;
    if (!route.admit.turnsAway(visitorOf(addressOf(request)), () => isAtHand(request, route, params))) return false;
    const call = `${method} ${route.pattern}`;
    options.refuseBusy(request, response, { call, requestId: randomUUID() });
    options.observe(call, 503, 0);
    return true;
  };
}
