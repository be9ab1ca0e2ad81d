import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
const store = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
};

beforeEach(() => {
  storage.clear();
  storage.set('token', 'the-token-of-noura');
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const perfume = { id: 1, name: 'عطر', price: 100, quantity: 1, variant_id: null, bundle_id: null };
const lineOf = (quantity: number) => ({ product_id: 1, variant_id: null, quantity });

/** A shop that keeps a cart, and quotes all that is asked for as being there. */
async function open(kept: object[] = []) {
  const saves: object[][] = [];
  const api = async (key: string, { body }: { body?: { lines: object[] } } = {}) => {
    if (key === 'GET /cart') return { lines: kept, saved_at: null };
    if (key === 'PUT /cart') return void saves.push(body?.lines ?? []);
    return {
      lines: (body?.lines ?? []).map((line) => ({ ...line, name: 'عطر', available_quantity: 5, unit_price: 90 })),
    };
  };
  const { followCart } = await import('./saved-cart.ts');
  const cart = await import('./cart-store.ts');
  const follow = () => followCart(api as never);
  return { saves, follow, ...cart };
}

test('an empty browser takes over what another device left, at the prices of this moment, and sends nothing', async () => {
  const { saves, follow, readCurrentCart } = await open([lineOf(2)]);
  await follow();
  expect(readCurrentCart().lines).toMatchObject([{ id: 1, quantity: 2, price: 90 }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([]);
});

test('a browser with a cart keeps it and saves it, many changes once', async () => {
  storage.set('cart', JSON.stringify([perfume]));
  const { saves, follow, changeCart } = await open([lineOf(9)]);
  await follow();
  changeCart((lines) => lines.map((line) => ({ ...line, quantity: 3 })));
  changeCart((lines) => lines.map((line) => ({ ...line, quantity: 4 })));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([[lineOf(4)]]);
  changeCart(() => []);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves.at(-1)).toEqual([]);
});

test('nothing is saved once the session has ended', async () => {
  const { saves, follow, changeCart } = await open();
  await follow();
  storage.delete('token');
  storage.set('cart', JSON.stringify([perfume]));
  changeCart((lines) => [...lines]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([]);
});

test('two starts at once follow the cart once', async () => {
  const { saves, follow, changeCart } = await open();
  await Promise.all([follow(), follow()]);
  storage.set('cart', JSON.stringify([perfume]));
  changeCart((lines) => [...lines]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([[lineOf(1)]]);
});
