import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createUnlimitedBulkheads } from '../platform/bulkheads/index.ts';
import { API_PREFIX, pageLanguage, sendStored } from '../platform/http/index.ts';
import { mountForms, type TurnAway } from './mount-forms.ts';
import { createPageRenderer, type PageRendererOptions } from './page-renderer.ts';

export interface DevPagesOptions extends Omit<PageRendererOptions, 'build'> {
  /** The storefront's folder, where its Vite configuration is. */
  storefront: string;
  turnAway: TurnAway;
}

/** Path prefixes of the server; all other paths belong to the storefront and go through Vite first. */
const OWN = [API_PREFIX, '/media/', '/admin', '/health', '/ready', '/.well-known/'];

/**
 * Serves the storefront from its sources through Vite: changes show immediately, and pages are not cached. For `npm run
 * dev` only.
 */
export async function mountDevPages(server: FastifyInstance, { storefront, turnAway, ...options }: DevPagesOptions) {
  // Imported here, because a running shop does not need Vite and need not have it installed.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: storefront,
    // The socket for hot reload shares the server's port, because the page's policy allows no other.
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  });
  server.addHook('onClose', () => vite.close());
  server.addHook('onRequest', (request, reply, done) => {
    if (OWN.some((path) => request.url.startsWith(path))) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const renderOf = async () => {
    // React Router's Vite plugin provides this module: the equivalent of the build, from the newest sources.
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return createPageRenderer({ ...options, build, mode: 'development' });
  };
  server.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      if (await turnAway(request, reply)) return reply;
      const render = await renderOf();
      const { value } = await render({ url: request.url }, pageLanguage(request.url));
      reply.hijack();
      sendStored(request.raw, reply.raw, value);
      return reply;
    },
  });
  // All paths are mounted, because the pages that take forms may change while the server runs; the router refuses the
  // others.
  const bulkhead = createUnlimitedBulkheads<'pages'>().of('pages');
  await mountForms(server, ['/*'], { renderOf, bulkhead, turnAway });
}
