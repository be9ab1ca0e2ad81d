import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShopMetrics } from './shop-metrics.ts';

/** What stands for every address that is no call, page or file of the shop's own. */
const PAGES = '/*';
const FILE = /\.\w+$/;

/** Counts and times every answer of a server that was not sent as it was kept. `pageOf` names the page of an address. */
export function observeResponses(
  server: FastifyInstance,
  metrics: ShopMetrics,
  pageOf: (url: string) => string = () => '*',
): void {
  server.addHook('onResponse', (request, reply, done) => {
    metrics.observe(routeOf(request, pageOf), reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

/** Of a bounded number, whatever is asked: addresses and methods are the sender's. */
function routeOf({ method, url, routeOptions }: FastifyRequest, pageOf: (url: string) => string): string {
  const { url: route } = routeOptions;
  if (route === undefined) return 'none';
  if (route === PAGES) return `${method} ${pageOf(url)}`;
  return FILE.test(route) ? 'files' : `${method} ${route}`;
}
