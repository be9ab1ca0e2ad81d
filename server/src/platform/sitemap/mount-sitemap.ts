import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bulkhead } from '../bulkheads/index.ts';
import { type StoredResponse, storeResponse, type TaggedCache } from '../cache/index.ts';
import { refuse } from '../errors/index.ts';
import { plainSecurityHeaders, sendStored, visitorOf } from '../http/index.ts';
import { asKeptRead } from '../read-pool/index.ts';
import type { SitemapSource } from './sitemap-source.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

export interface SitemapOptions {
  sources: readonly SitemapSource[];
  /** Public address of the shop, without a slash at its end. */
  origin: string;
  mediaUrl: string;
  /** True for a shop in Arabic alone, whose pages have one address each. */
  isArabicOnly: () => boolean;
  /** A separate cache: a crawler that reads a million addresses must not evict the shop's pages. */
  sitemapCache: TaggedCache<StoredResponse>;
  /** Additional header lines. */
  headers: Record<string, string>;
  /** The bulkhead of sitemap writing. */
  bulkhead: Bulkhead;
  /** Answers a request that may not be served now, as while the shop is closed; false where it may. */
  turnAway: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/** Paths that no search engine should index: a reader's own pages, and search results. */
const CLOSED = ['/cart', '/checkout', '/account', '/orders', '/wishlist', '/invoice'];

/** Serves `/sitemap.xml`, its parts, and the `/robots.txt` that points to it. */
export function mountSitemap(server: FastifyInstance, options: SitemapOptions): void {
  const { sources, origin, isArabicOnly } = options;
  serve(server, '/robots.txt', options, 'text/plain', async () => ({
    text: writeRobots(origin, isArabicOnly()),
    tags: ['settings'],
  }));
  serve(server, '/sitemap.xml', options, 'application/xml', async () => ({
    text: writeSitemapIndex((await Promise.all(sources.map((source) => partsOf(source, origin)))).flat()),
    tags: sources.flatMap((source) => source.tags),
  }));
  serve(server, '/sitemap/:file', options, 'application/xml', async ({ params }) => {
    const [, name, part = ''] = /^([a-z]+)-(\d{1,6})\.xml$/.exec((params as { file: string }).file) ?? [];
    const source = sources.find((one) => one.name === name);
    const entries = (await source?.read(Number(part))) ?? [];
    if (!source || entries.length === 0) refuse('request.not_found');
    const shop = { origin, mediaUrl: options.mediaUrl, isArabicOnly: isArabicOnly() };
    return { text: writeSitemap(shop, entries), tags: [...source.tags, 'settings'] };
  });
}

async function partsOf(source: SitemapSource, origin: string) {
  const parts = await source.parts();
  return parts.map(({ number, changedAt }) => ({
    address: `${origin}/sitemap/${source.name}-${number}.xml`,
    changedAt,
  }));
}

function serve(
  server: FastifyInstance,
  url: string,
  { sitemapCache, headers, bulkhead, turnAway }: SitemapOptions,
  type: string,
  make: (request: FastifyRequest) => Promise<{ text: string; tags: readonly string[] }>,
): void {
  server.route({
    method: ['GET', 'HEAD'],
    url,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (url !== '/robots.txt' && (await turnAway(request, reply))) return reply;
      const stored = await sitemapCache.getOrLoad(
        url.includes(':') ? request.url.replace(/\?.*$/, '') : url,
        async () => {
          const { text, tags } = await bulkhead.run(visitorOf(request.ip), () => asKeptRead(() => make(request)));
          const value = await storeResponse(200, text, {
            ...plainSecurityHeaders,
            ...headers,
            'content-type': `${type}; charset=utf-8`,
            'cache-control': 'public, no-cache',
            vary: 'Accept-Encoding',
          });
          return { value, tags, bytes: value.bytes };
        },
      );
      reply.hijack();
      sendStored(request.raw, reply.raw, stored);
      return reply;
    },
  });
}

function writeRobots(origin: string, isArabicOnly: boolean): string {
  const closed = ['/api/', ...CLOSED.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`])];
  const languages = closed.flatMap((path) => (path.startsWith('/api') || isArabicOnly ? [path] : [path, `/en${path}`]));
  const rules = [...languages, '/*?search=', '/*&search='].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
