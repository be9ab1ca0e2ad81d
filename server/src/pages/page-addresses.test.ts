import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cachedSpellings, createPageAddresses, type PageRow } from './page-addresses.ts';

const pages: Record<string, PageRow> = {
  '/': { for: 'everyone' },
  '/products': { for: 'everyone', reads: ['search', 'brand', 'page'] },
  '/product/:id/:slug?': { for: 'everyone' },
  '/account?/orders': { for: 'reader' },
  '/account?/orders/:id': { for: 'secret' },
  '/manifest.webmanifest': { for: 'everyone' },
  '/*': { for: 'everyone' },
};
const read = createPageAddresses(pages, new Set(['root', 'shop/area', 'shop/products']));
const spelling = (url: string) => {
  const { path, query } = read(url);
  return path + query;
};

test.each([
  ['/?utm_source=x&fbclid=y', '/'],
  ['/?&&&&', '/'],
  ['//', '/'],
  ['/en/', '/en'],
  ['/en?utm=1', '/en'],
  ['/Products/?page=2&search=oud&x=1', '/products?search=oud&page=2'],
  ['/products?page=2&page=2&brand=b&brand=a&search=', '/products?brand=b&brand=a&page=2'],
  ['/en//PRODUCT/7/%6fud', '/en/product/7/oud'],
  ['/product/7/%d8%b9%D9%88%D8%AF', '/product/7/%D8%B9%D9%88%D8%AF'],
  ['/account/orders/', '/account/orders'],
  ['/orders/5', '/orders/5'],
  ['/_.data?_routes=root%2Cinvented', '/_.data?_routes=root'],
  ['/en/_.data', '/en.data'],
  ['/products.data?page=2&_routes=shop/products,root&z=1', '/products.data?page=2&_routes=root%2Cshop%2Fproducts'],
  ['/products?_routes=root', '/products'],
  ['http://elsewhere.test/products?page=1', '/products?page=1'],
  ['/x/%2e%2e', '/'],
  ['/x/../products/%2E?page=2', '/products?page=2'],
  ['/en/x/.%2e/products', '/en/products'],
  ['/en/../products', '/products'],
  ['//en/', '/en'],
  ['///en.data', '/en.data'],
  ['/x\\..\\products', '/products'],
])('%s is %s', (url, expected) => {
  expect(spelling(url)).toBe(expected);
});

test('leads only to pages of the shop', () => {
  for (const url of [
    '//elsewhere.test',
    '/x/..//elsewhere.test',
    '//elsewhere.test/',
    '/\\elsewhere.test',
    '//\\elsewhere.test/',
    '/nothing/',
  ]) {
    expect(read(url).isOwnPath, url).toBe(true);
    expect(new URL(`http://shop.test${read(url).path}`).host, url).toBe('shop.test');
  }
});

test('tells what a redirect takes along', () => {
  expect(read('/products?page=2&utm_source=x&_routes=root').unread).toBe('utm_source=x');
});

test('keeps nothing whose address opens one person\u2019s thing, nor an endless query', () => {
  expect(read('/account/orders/5').isSecret).toBe(true);
  expect(read('/x/%2e%2e/account/orders/5').isSecret).toBe(true);
  expect(read('/account/orders').isSecret).toBe(false);
  expect(read(`/products?search=${'x'.repeat(700)}`).isSecret).toBe(true);
});

test('knows which addresses are bounded in number', () => {
  expect(read('/products?utm=1').isPlain).toBe(true);
  expect(read('/products?page=3').isPlain).toBe(false);
  expect(read('/nothing').isPlain).toBe(false);
});

test('is steady: what it wrote is read as it is, and no address makes it fail', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    'en',
    'products',
    'Product',
    '7',
    '%',
    '%2F',
    '%ff',
    '.data',
    '?',
    '&',
    '=',
    'page',
    'é',
    '\\',
    '..',
    '%2e%2e',
    '.',
    ';',
    '#',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const first = read(`/${pieces.join('')}`);
      const again = read(first.path + first.query);
      expect([again.path, again.query, again.isOwnPath]).toEqual([first.path, first.query, true]);
      expect(again.path).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 2_000 },
  );
});

test('a shared link is found under the path of its page, whatever else came with it', () => {
  const kept = cachedSpellings(read);
  expect(['/?ref=NOURA482', '/en/product/7/oud?ref=', '/products?ref=A&page=2'].map(kept)).toEqual([
    '/',
    '/en/product/7/oud',
    '/products?page=2',
  ]);
});
