import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../cart/cart-lines.ts';
import { addedProducts } from './added-products.ts';
import { asksNotToBeCounted, isOfStaff } from './asks-not-to-be-counted.ts';
import { marksOf, visitOfTab } from './visit-marks.ts';

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  vi.stubGlobal('localStorage', { getItem: () => null });
});

test('marks of a visit are those of its link, and the host of another site', () => {
  expect(
    marksOf('?utm_source=snap&utm_campaign=eid&page=2', 'https://www.google.com/search?q=secret', 'shop.test'),
  ).toEqual({
    referrer: 'www.google.com',
    source: 'snap',
    campaign: 'eid',
  });
  expect(marksOf('', 'https://shop.test/products', 'shop.test')).toEqual({});
  expect(marksOf('', 'no address', 'shop.test')).toEqual({});
  expect(marksOf(`?utm_source=${'x'.repeat(500)}`, '', 'shop.test').source).toHaveLength(60);
});

test('a visit begins with the tab and with a link that names another source', () => {
  expect(visitOfTab({ referrer: 'a.test' })).toEqual({ marks: { referrer: 'a.test' }, isFirst: true });
  expect(visitOfTab({})).toEqual({ marks: { referrer: 'a.test' }, isFirst: false });
  expect(visitOfTab({ source: 'snap' })).toEqual({ marks: { source: 'snap' }, isFirst: true });
  expect(visitOfTab({ source: 'snap' }).isFirst).toBe(false);
  store.set('visit', 'no JSON');
  expect(visitOfTab({})).toEqual({ marks: {}, isFirst: false });
});

test('paths of one person’s records are told without what names them', async () => {
  const { toldPath } = await import('./count-visits.ts');
  const told = [
    '/',
    '/en',
    '/en/product/12/oud',
    '/product/12/oud',
    '/reset-password/secret',
    '/en/invoice/1',
    '/checkout/success',
  ];
  expect(told.map(toldPath)).toEqual([
    ...['/', '/en/', '/en/product/12', '/product/12', '/reset-password', '/en/invoice', '/checkout/success'],
  ]);
});

test('a browser that asks not to be followed is not counted', () => {
  expect(asksNotToBeCounted({ globalPrivacyControl: true })).toBe(true);
  expect(asksNotToBeCounted({ doNotTrack: '1' })).toBe(true);
  expect(asksNotToBeCounted({ doNotTrack: null })).toBe(false);
});

test('a browser with which staff have signed in is not counted', () => {
  expect(isOfStaff()).toBe(false);
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'admin-device-mark' ? 'a mark' : null) });
  expect(isOfStaff()).toBe(true);
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
  });
  expect(isOfStaff()).toBe(false);
});

test('products whose pieces became more were added, bundles and fewer pieces not', () => {
  const line = (id: number, quantity: number, more = {}) => ({ id, quantity, is_bundle: false, ...more }) as CartLine;
  const before = [line(1, 1), line(2, 3)];
  const after = [line(1, 2), line(2, 1), line(3, 1), line(4, 1, { is_bundle: true })];
  expect(addedProducts(before, after)).toEqual([1, 3]);
});
