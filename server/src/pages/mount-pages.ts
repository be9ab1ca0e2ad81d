import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bulkhead } from '../platform/bulkheads/index.ts';
import { createRecompressor, type Recompressor, type StoredResponse } from '../platform/cache/index.ts';
import {
  choseEnglish,
  networkOf,
  overloaded,
  pageLanguage,
  type ResponseCache,
  responseKey,
  type SendUnavailable,
  sendStored,
  toRefusal,
  visitorOf,
  workerPolicy,
} from '../platform/http/index.ts';
import type { TokenBuckets } from '../platform/rate-limit/index.ts';
import { mountForms, type TurnAway } from './mount-forms.ts';
import type { PageAddress, ReadPageAddress } from './page-addresses.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';

export interface PagesOptions {
  render: RenderPage;
  readAddress: ReadPageAddress;
  /** Addresses that take a form; see formAddresses. */
  forms: readonly string[];
  responses: ResponseCache;
  /** The rate limit of pages that are rendered for one visitor alone. */
  tokenBuckets: TokenBuckets;
  /** The bulkhead of page rendering. */
  bulkhead: Bulkhead;
  sendUnavailable: SendUnavailable;
  /** The storefront's built files. */
  clientDirectory: string;
  /** The base URL of pictures. */
  mediaUrl: string;
  turnAway: TurnAway;
  /** The present path of a page that had a path in the shop somebody comes from; undefined where nothing had it. */
  findMoved: (path: string) => Promise<string | undefined>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the storefront by server-side rendering: hashed assets for ever, its public files, and every other GET as a page. */
export async function mountPages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const policy = workerPolicy(options.mediaUrl);
  const recompressor = createRecompressor();
  server.addHook('onClose', async () => recompressor.close());
  await server.register(fastifyStatic, {
    root: options.clientDirectory,
    // One route for each file: any other address is a page, not a missing file.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Omitted because the ETag serves the same purpose, and a font with its headers must fit the first ten packets of a
    // connection.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'public, no-cache');
      // A service worker fetches under the policy it was sent with, not that of the page.
      if (/\/sw\.js(?:\.(?:br|gz))?$/.test(path)) reply.header('content-security-policy', policy);
    },
  });
  server.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      const address = options.readAddress(request.url);
      if (!address.isSecret && (await options.turnAway(request, reply))) return reply;
      const redirect = redirectOf(request, address);
      if (redirect) return redirect(reply);
      const stored = await page(request, address, options, recompressor);
      if (!stored) return options.sendUnavailable(request, reply);
      const moved = stored.status === 404 ? await movedPath(address, options) : undefined;
      if (moved) return reply.header('cache-control', 'public, no-cache').redirect(moved, 301);
      reply.hijack();
      sendStored(request.raw, reply.raw, stored);
      return reply;
    },
  });
  await mountForms(server, options.forms, {
    renderOf: async () => options.render,
    bulkhead: options.bulkhead,
    // People leave the newsletter of a closed shop, too.
    turnAway: async (request, reply) =>
      !options.readAddress(request.url).isSecret && (await options.turnAway(request, reply)),
  });
}

/** Where an address of another shop leads now. Asked only once a page was not found: other pages pay nothing for it. */
async function movedPath({ path }: PageAddress, { findMoved }: PagesOptions): Promise<string | undefined> {
  if (/\.(?:data|webmanifest)$/.test(path)) return undefined;
  const base = pageLanguage(path) === 'en' ? '/en' : '';
  const found = await findMoved(path.slice(base.length));
  return found && base + found;
}

/** Redirects to the canonical path, or to English for a visitor who chose it: a page's content depends on its address alone. */
function redirectOf({ url, headers }: FastifyRequest, { path, isOwnPath }: PageAddress) {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  if (!isOwnPath)
    return (reply: FastifyReply) => reply.header('cache-control', 'public, no-cache').redirect(path + query, 301);
  const isDocument = !/\.(?:data|webmanifest)$/.test(path);
  if (!isDocument || pageLanguage(path) === 'en' || !choseEnglish(headers.cookie)) return undefined;
  // A shared cache that ignores `no-store` and answers with the Arabic page does no harm: the page's first script
  // redirects as well.
  const english = `/en${path === '/' ? '' : path}${query}`;
  return (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect(english, 302);
}

/**
 * Renders or loads a page; undefined where the load is shed. Only pages that were found and allow it are cached,
 * because a client can invent addresses.
 */
async function page(
  request: FastifyRequest,
  address: PageAddress,
  { render, responses, tokenBuckets, bulkhead }: PagesOptions,
  recompressor: Recompressor,
): Promise<StoredResponse | undefined> {
  const url = address.path + address.query;
  const language = pageLanguage(url);
  const key = responseKey(language, url);
  const cached = responses.get(key);
  if (cached) return cached;
  const visitor = visitorOf(request.ip);
  if (!responses.isLoading(key) && bulkhead.sheds(visitor)) return responses.standIn(key, overloaded);
  tokenBuckets.check(visitor);
  // Spent before rendering, so that concurrent requests count each other.
  if (!address.isPlain) tokenBuckets.spend(visitor);
  try {
    return await responses.getOrLoad(key, async () => {
      const { pattern, unread, isSecret } = address;
      const asked = { url, pattern, unread, isSecret, network: networkOf(request.ip) };
      const entry = await bulkhead.run(visitor, () => render(asked, language));
      if (entry.value.status !== 200 || entry.maxAgeMs === 0) throw new UncacheablePage(entry);
      recompressor.add(url, entry.value, () => responses.get(key) === entry.value);
      return entry;
    });
  } catch (error) {
    // A page that was not rendered cost nothing.
    if (address.isPlain && toRefusal(error).status !== 503) tokenBuckets.spend(visitor);
    if (error instanceof UncacheablePage) return error.response;
    throw error;
  }
}

class UncacheablePage extends Error {
  readonly response: StoredResponse;

  constructor({ value, failure }: RenderedPage) {
    super('this page is not cached', { cause: failure });
    this.response = value;
  }
}
