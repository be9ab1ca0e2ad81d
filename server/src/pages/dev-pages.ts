import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createUnlimitedBulkheads } from '../platform/bulkheads/index.ts';
import { API_PREFIX, pageLanguage, sendStored } from '../platform/http/index.ts';
import { mountForms } from './mount-forms.ts';
import { createPageRenderer, type PageRendererOptions } from './page-renderer.ts';

export interface DevPagesOptions extends Omit<PageRendererOptions, 'build'> {
  /** The storefront's folder, where its Vite configuration is. */
  storefront: string;
}

/** Paths that are the server's own; everything else is the storefront's and goes through Vite first. */
const OWN = [API_PREFIX, '/media/', '/admin', '/health', '/ready', '/.well-known/'];

/**
 * Serves the storefront from its sources through Vite: changes show at once, nothing is cached. For `npm run dev` only.
 */
export async function mountDevPages(server: FastifyInstance, { storefront, ...options }: DevPagesOptions) {
  // Not a part of a running shop: loaded here so that it need not even be installed elsewhere.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: storefront,
    // Its socket for changes shares our port: the page's policy allows no other.
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  });
  server.addHook('onClose', () => vite.close());
  server.addHook('onRequest', (request, reply, done) => {
    if (OWN.some((path) => request.url.startsWith(path))) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const renderOf = async () => {
    // React Router's Vite plugin makes this module: the same as the built one, always of the newest sources.
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return createPageRenderer({ ...options, build, mode: 'development' });
  };
  server.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      const render = await renderOf();
      const { value } = await render({ url: request.url }, pageLanguage(request.url));
      reply.hijack();
      sendStored(request.raw, reply.raw, value);
      return reply;
    },
  });
  // Which pages take one may change while the server runs; the router refuses the others.
  await mountForms(server, ['/*'], renderOf, createUnlimitedBulkheads<'pages'>().of('pages'));
}
