import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { endpoints } from '@waha/contract';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { Bulkhead } from '../bulkheads/index.ts';
import { type StoredResponse, storeResponse, TaggedCache } from '../cache/index.ts';
import { methodsOf, routeOf } from './api-path.ts';
import { createLoadShedder } from './load-shedding.ts';

const STORE_KEY = 'a key of the store';

function requestOf(method: string, url: string, headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), {
    method,
    url,
    headers: { 'x-api-key': STORE_KEY, ...headers },
  });
}

/** A load shedder whose bulkheads are all full. */
function setUp() {
  const responses = new TaggedCache<StoredResponse>({ maxBytes: 1_000_000, now: Date.now });
  const refused: string[] = [];
  const observed: string[] = [];
  const asked: string[] = [];
  const bulkheadOf = (key: string): Bulkhead => ({
    run: () => Promise.reject(new Error('every bulkhead is full')),
    sheds: (visitor, needsNoSlot = () => false) => {
      asked.push(`${key} by ${visitor}`);
      return !needsNoSlot();
    },
  });
  const shedLoad = createLoadShedder({
    storeKey: STORE_KEY,
    responses,
    bulkheadOf,
    credentialBulkhead: (authorization) => (authorization === 'Bearer a machine' ? bulkheadOf('machines') : undefined),
    addressOf: () => '198.51.100.7',
    writeUnavailable: (_, __, { call }) => refused.push(call),
    observe: (route, status) => observed.push(`${route} ${status}`),
  });
  const ask = (method: string, url: string, headers?: Record<string, string>) => {
    const request = requestOf(method, url, headers);
    return shedLoad(request, new ServerResponse(request));
  };
  return { ask, asked, refused, observed, responses };
}

test('every call of the contract is refused under the name of its own route, which is the one it would have reached', async () => {
  const { ask, asked, refused, observed } = setUp();
  const server = fastify({ exposeHeadRoutes: false });
  for (const key of Object.keys(endpoints)) {
    server.route({
      method: methodsOf(key),
      url: routeOf(key),
      handler: async ({ method, routeOptions }) => `${method} ${routeOptions.url}`,
    });
  }
  for (const key of Object.keys(endpoints)) {
    for (const method of methodsOf(key)) {
      const url = routeOf(key).replace(/:\w+/g, '17');
      expect([key, ask(method, `${url}?page=2`)]).toEqual([key, true]);
      const call = `${method} ${routeOf(key)}`;
      expect([refused.at(-1), observed.at(-1)]).toEqual([call, `${call} 503`]);
      expect(asked.at(-1)).toMatch(new RegExp(`^${key.replace(/[{}]/g, '\\$&')} by `));
      if (method !== 'HEAD') expect((await server.inject({ method: method as 'GET', url })).body).toBe(call);
    }
  }
});

test('a program is refused for its own bulkhead, but not where it uploads or loads what others wait for', () => {
  const { ask, asked } = setUp();
  const headers = { authorization: 'Bearer a machine' };
  for (const [method, url] of [
    ['GET', '/api/store/admin/orders'],
    ['GET', '/api/store/products'],
    ['POST', '/api/store/admin/products/pictures'],
  ] as const)
    ask(method, url, headers);
  expect(asked.map((one) => one.slice(0, one.lastIndexOf(' by ')))).toEqual([
    'machines',
    'GET /products',
    'POST /admin/products/pictures',
  ]);
});

test.each([
  ['GET', '/products', {}],
  ['GET', '/api/store/nothing-of-the-kind', {}],
  ['GET', '/api/store/products/%zz', {}],
  ['OPTIONS', '/api/store/products', {}],
  ['BREW', '/api/store/products', {}],
  ['GET', '/api/store/products', { 'x-api-key': 'another' }],
])('%s %s %o is left to its own handler', (method, url, headers) => {
  const { ask, refused } = setUp();
  expect(ask(method, url, headers)).toBe(false);
  expect(refused).toEqual([]);
});

test('a cached answer, or one that is being made, is never shed: in its language and by any spelling', async () => {
  const { ask, responses } = setUp();
  const value = await storeResponse(200, '{}', {});
  const made = Promise.withResolvers<{ value: StoredResponse; tags: string[]; bytes: number }>();
  const making = responses.getOrLoad('en /api/store/products?page=2&search=oud', () => made.promise);
  const isAnswered = (url: string, language: string) => !ask('GET', url, { 'accept-language': language });
  for (const state of ['made', 'kept']) {
    expect([state, isAnswered('/api/store/products?search=oud&page=2', 'en')]).toEqual([state, true]);
    expect(isAnswered('/api/store/products?page=2&search=oud', 'en')).toBe(true);
    expect(isAnswered('/api/store/products?page=2&search=oud', 'ar')).toBe(false);
    expect(isAnswered('/api/store/products?page=3&search=oud', 'en')).toBe(false);
    made.resolve({ value, tags: [], bytes: 100 });
    await making;
  }
});
