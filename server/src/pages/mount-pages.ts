import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPacker, type Packer, type StoredResponse } from '../platform/cache/index.ts';
import { pageLanguage, type ResponseCache, responseKey, sendStored } from '../platform/http/index.ts';
import { mountForms } from './mount-forms.ts';
import type { RenderPage } from './page-renderer.ts';

export interface PagesOptions {
  render: RenderPage;
  responses: ResponseCache;
  /** The storefront's built files. */
  clientDirectory: string;
}

const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the storefront: hashed assets for ever, its public files, and every other GET as a page. */
export async function mountPages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const packer = createPacker();
  server.addHook('onClose', async () => packer.close());
  await server.register(fastifyStatic, {
    root: options.clientDirectory,
    // Every file a route of its own: an address that is none of them is a page, not a missing file.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The tag says as much, and a font with its headers must fit the first ten packets of a connection.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'public, no-cache');
      // A service worker fetches under the policy it was sent with, not that of the page.
      if (/\/sw\.js(?:\.(?:br|gz))?$/.test(path)) reply.header('content-security-policy', workerPolicy);
    },
  });
  server.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      const stored = await page(request, options, packer);
      reply.hijack();
      sendStored(request.raw, reply.raw, stored);
      return reply;
    },
  });
  await mountForms(server, async () => options.render);
}

/** Kept are pages that were found and say nothing against it; anybody can ask for addresses that are not. */
async function page(
  request: FastifyRequest,
  { render, responses }: PagesOptions,
  packer: Packer,
): Promise<StoredResponse> {
  const language = pageLanguage(request.url, request.headers.cookie);
  const key = responseKey(language, request.url);
  try {
    return await responses.fill(key, async () => {
      const filling = await render(request.url, language);
      if (filling.value.status !== 200 || filling.maxAgeMs === 0) throw new NotKept(filling.value);
      packer.add(request.url, filling.value, () => responses.get(key) === filling.value);
      return filling;
    });
  } catch (error) {
    if (error instanceof NotKept) return error.response;
    throw error;
  }
}

class NotKept extends Error {
  readonly response: StoredResponse;

  constructor(response: StoredResponse) {
    super('this page is not kept');
    this.response = response;
  }
}
