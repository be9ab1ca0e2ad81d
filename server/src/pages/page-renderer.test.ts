import type { Api } from '@waha/contract/client';
import { createContext, type LoaderFunctionArgs, RouterContextProvider, type ServerBuild } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { serverTexts } from '../modules.ts';
import type { Calls } from '../platform/bind/index.ts';
import { Refusal } from '../platform/errors/index.ts';
import { createPageRenderer } from './page-renderer.ts';

const apiOf = createContext<Api>();
const onErrorOf = createContext<(error: unknown) => void>();

/** The logged failures. */
let told: unknown[] = [];
beforeEach(() => {
  told = [];
});

/** A storefront of one page, which makes an API call. */
const build = {
  entry: {
    module: {
      default: async (_: Request, status: number, headers: Headers) => new Response('<html>', { status, headers }),
      pages: {},
      createPageContext({ api, onError }: { api: Api; onError: (error: unknown) => void }) {
        const context = new RouterContextProvider();
        context.set(apiOf, api);
        context.set(onErrorOf, onError);
        return context;
      },
      handleError: (error: unknown, { context }: { context: Readonly<RouterContextProvider> }) =>
        context.get(onErrorOf)(error),
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => null,
        ErrorBoundary: () => null,
        loader: ({ context }: LoaderFunctionArgs<RouterContextProvider>) => context.get(apiOf)('GET /categories'),
      },
    },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  // The parts of a build that the router reads.
} as unknown as ServerBuild;

/** Renders a page whose calls all fail with `error`. */
function drawFailing(error: Error, url = '/') {
  const fail = async () => {
    throw error;
  };
  const render = createPageRenderer({
    build,
    // The only call that the page makes.
    calls: { 'GET /categories': fail } as unknown as Calls,
    texts: serverTexts,
    origin: 'http://shop.test',
    storeKey: 'key',
    demo: false,
    now: () => 0,
    headers: {},
    mediaUrl: '/media',
    failures: { tell: (error, about) => void told.push([String(error), about.call]) },
  });
  return render({ url, pattern: '/' }, 'ar');
}

test.each([
  ['a busy database is the weather', 'timeout exceeded when trying to connect', 503, '2'],
  ['anything else is a fault', 'x is not a function', 500, undefined],
])('%s: neither is kept by anybody', async (_, message, status, retryAfter) => {
  const { value, maxAgeMs } = await drawFailing(new Error(message));
  expect(value.status).toBe(status);
  const lines = value.variant.headers;
  const lineOf = (name: string) => (lines.includes(name) ? lines[lines.indexOf(name) + 1] : undefined);
  expect(lineOf('cache-control')).toBe('no-store');
  expect(lineOf('retry-after')).toBe(retryAfter);
  expect(maxAgeMs).toBe(0);
  expect(told, 'one line says why').toEqual([[`Error: ${message}`, 'GET /']]);
});

test.each([404, 422])('a query that a call refuses (%i) is left out, and no failure of the page', async (status) => {
  const refused = new Refusal(status === 404 ? 'request.not_found' : 'request.invalid', {}, {});
  const { value, maxAgeMs } = await drawFailing(refused, '/?max_price=21474836.48');
  expect(value.status).toBe(302);
  const lines = value.variant.headers;
  expect(lines[lines.indexOf('location') + 1]).toBe('/');
  expect(maxAgeMs).toBe(0);
  expect(told).toEqual([]);
});
