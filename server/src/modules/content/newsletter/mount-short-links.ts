import type { FastifyInstance } from 'fastify';
import { pageUrl } from '../../../platform/text/index.ts';

/**
 * Opens the page that ends offers from the short address in a text message, where each letter costs money. It looks nothing up: the page
 * asks, and its button ends them, so that programs which open links end nothing.
 */
export function mountShortLinks(server: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  server.get<{ Params: { token: string } }>('/o/:token(^[\\w-]{16}$)', { exposeHeadRoute: false }, (request, reply) => {
    const language = request.headers['accept-language']?.startsWith('en') ? 'en' : 'ar';
    const page = pageUrl(publicUrl, language, '/newsletter/unsubscribe');
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .redirect(`${page}?token=${request.params.token}`, 302);
  });
}
