import { beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

const perfume = { id: 1, name: 'عطر', price: 100, quantity: 1 };

test('starts from what the browser kept and leaves out what is not a line', async () => {
  storage.set('cart', JSON.stringify([perfume, { id: 'x' }, null, { ...perfume, quantity: -1 }]));
  const { readCurrentCart } = await import('./cart-store.ts');
  expect(readCurrentCart()).toMatchObject({ totalItems: 1, totalPrice: 100, isEmpty: false, isLoading: false });
});

test('a broken store is an empty cart', async () => {
  storage.set('cart', '{not json');
  const { readCurrentCart } = await import('./cart-store.ts');
  expect(readCurrentCart().isEmpty).toBe(true);
});

test('every change is written whole', async () => {
  const { changeCart } = await import('./cart-store.ts');
  storage.set('cart', JSON.stringify([perfume]));
  changeCart((lines) => lines.map((line) => ({ ...line, quantity: 5 })));
  expect(JSON.parse(storage.get('cart') ?? '')).toMatchObject([{ id: 1, quantity: 5 }]);
});

test('a change builds on what another tab wrote meanwhile', async () => {
  const { changeCart, readCurrentCart } = await import('./cart-store.ts');
  expect(readCurrentCart().isEmpty).toBe(true);
  storage.set('cart', JSON.stringify([perfume]));
  const { after } = changeCart((lines) => [...lines]);
  expect(after.totalItems).toBe(1);
});

test('keeps the cart for the page when storage refuses', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  const { changeCart, readCurrentCart } = await import('./cart-store.ts');
  const { readLine } = await import('./stored-cart.ts');
  const line = readLine(perfume);
  changeCart(() => (line ? [line] : []));
  expect(readCurrentCart().totalItems).toBe(1);
});
