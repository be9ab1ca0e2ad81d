import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShopMetrics } from './shop-metrics.ts';

/** The route of all pages. */
const PAGES = '/*';
const FILE = /\.\w+$/;

/** Counts and times all responses of a server that were not sent from the cache. `pageOf` names the page of an address. */
export function observeResponses(
  server: FastifyInstance,
  metrics: ShopMetrics,
  pageOf?: (url: string) => string,
): void {
  server.addHook('onResponse', (request, reply, done) => {
    metrics.observe(routeOf(request, pageOf), reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

/** The label of a route; bounded, because addresses and methods are chosen by the client. */
export function routeOf(
  { method, url, routeOptions }: FastifyRequest,
  pageOf: (url: string) => string = () => '*',
): string {
  const { url: route } = routeOptions;
  if (route === undefined) return 'none';
  if (route === PAGES) return `${method} ${pageOf(url)}`;
  return FILE.test(route) ? 'files' : `${method} ${route}`;
}
