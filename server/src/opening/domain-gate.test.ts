import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createDomainGate } from './domain-gate.ts';

const saved = { inUse: 'dates.com', wanted: null, former: ['honey.com'], token: 'a token' };

async function open(more: Partial<typeof saved> = {}, { origin = 'https://dates.com', isFixed = false } = {}) {
  const gate = createDomainGate(async () => ({ ...saved, ...more }), { origin, isFixed });
  await gate.reload();
  /** The address a request is led to; undefined where it goes on. */
  const get = (host: string, url = '/', method = 'GET') => {
    let to: string | undefined;
    const response = {
      writeHead(_: number, { location }: { location: string }) {
        to = location;
        return { end: () => undefined };
      },
    };
    // The gate reads these fields of a request and calls this function of a response alone.
    const request = { url, method, headers: { host } } as unknown as IncomingMessage;
    gate.answer(request, response as unknown as ServerResponse);
    return to;
  };
  return { gate, get };
}

test('pages of former domains and of the twin with www lead to the present domain', async () => {
  const { get } = await open();
  expect(get('honey.com', '/en/products?page=2')).toBe('https://dates.com/en/products?page=2');
  expect(get('WWW.dates.com:443', '/')).toBe('https://dates.com/');
  expect(get('honey.com', '//evil.com/\\a')).toBe('https://dates.com/evil.com/\\a');
  expect([get('dates.com'), get('127.0.0.1:3000'), get('figs.com')]).toEqual([undefined, undefined, undefined]);
});

test('calls, files and what providers ask for stay where they are', async () => {
  const { get } = await open();
  const stays = ['/api/store/payments/x/webhook', '/.well-known/shop-address', '/media/a.webp', '/ready', '/health'];
  expect(stays.map((url) => get('honey.com', url))).toEqual(stays.map(() => undefined));
  expect(get('honey.com', '/contact', 'POST')).toBeUndefined();
});

test('nothing is led anywhere before the shop has started with its domain, nor where the environment names it', async () => {
  const before = await open({}, { origin: 'https://honey.com' });
  expect(before.get('honey.com')).toBeUndefined();
  const fixed = await open({}, { isFixed: true });
  expect([fixed.get('honey.com'), fixed.gate.token(), fixed.gate.isOurs('honey.com')]).toEqual([undefined, '', false]);
});
