import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
const place = { hash: '', pathname: '/checkout/success', search: '' };

beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state: null, replaceState: () => Object.assign(place, { hash: '' }) });
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => ({ ...(await import('./view-tokens.ts')), ...(await import('./store-view-token.ts')) });
const keyOf = (name: string) => name.padEnd(43, '-');

async function follow(id: string, name: string): Promise<void> {
  place.hash = `#key=${keyOf(name)}`;
  (await open()).takeLinkKey(id);
  expect(place.hash).toBe('');
}

test('links to additions displace no order that was placed here', async () => {
  const { storeViewToken, viewTokenOf, keysOfLateOrders } = await open();
  storeViewToken('first', 'own');
  for (let count = 1; count <= 12; count += 1) await follow(`added ${count}`, `link ${count}`.replace(' ', '-'));
  expect(viewTokenOf('first')).toBe('own');
  expect(viewTokenOf('added 12')).toBe(keyOf('link-12'));
  expect(viewTokenOf('added 7')).toBeUndefined();
  for (let count = 1; count <= 12; count += 1) storeViewToken(`later ${count}`, 'own');
  // No request may name more than ten.
  expect(keysOfLateOrders()).toHaveLength(10);
});

test('a link leaves the key of an order that was placed here, and replaces that of an earlier link', async () => {
  const { storeViewToken, viewTokenOf } = await open();
  storeViewToken('first', 'own');
  await follow('first', 'link');
  expect(viewTokenOf('first')).toBe('own');
  await follow('added', 'one');
  await follow('added', 'two');
  expect(viewTokenOf('added')).toBe(keyOf('two'));
  // An order of an account has no key of its own.
  storeViewToken('of an account', null);
  await follow('of an account', 'link');
  expect(viewTokenOf('of an account')).toBe(keyOf('link'));
});

test('a link opens an order whose first key opens it no more', async () => {
  const { storeViewToken, viewTokenOf, replaceByLinkKey } = await open();
  storeViewToken('first', 'own');
  expect(replaceByLinkKey('first')).toBe(false);
  await follow('first', 'link');
  expect(replaceByLinkKey('first')).toBe(true);
  expect(viewTokenOf('first')).toBe(keyOf('link'));
  expect(replaceByLinkKey('first'), 'each link is tried once').toBe(false);
});
