import type { FastifyInstance } from 'fastify';
import type { Provided } from '../../../manifest/index.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the stylesheet of the shop's look at the address that names its content, among the built files: the service
 * worker keeps those for pages without a connection. A page that somebody kept names an older look, and is shown in the
 * present one.
 */
export function mountTheme(server: FastifyInstance, { themeSheet }: Pick<Provided, 'themeSheet'>): void {
  server.get('/assets/theme-:hash(^[0-9a-f]{16}).css', async (request, reply) => {
    const sheet = await themeSheet();
    const isPresent = request.url.split('?')[0] === sheet?.url;
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isPresent ? IMMUTABLE : 'no-store')
      .send(sheet?.css ?? '');
  });
}
