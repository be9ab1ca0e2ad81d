import { productSorts as contractSorts } from '@waha/contract/vocabulary';
import { expect, test } from 'vitest';
import { changeListing, hasFilters, listingQuery, readListing, withoutFilters, writeListing } from './listing-state.ts';
import { productSorts } from './sorts.ts';

function read(text: string) {
  return readListing(new URLSearchParams(text));
}

test('an address says the same after being read and written', () => {
  const address = '?search=%D8%B9%D8%B7%D8%B1&sort=price_asc&min_price=10.5&in_stock=1&brand=a,b&rating=4&page=3';
  expect(writeListing(read(address))).toBe(address);
  expect(writeListing(read(''))).toBe('');
});

test('checkboxes and links give the same list', () => {
  expect(read('brand=a&brand=b&brand=a').brand).toEqual(['a', 'b']);
  expect(read('brand=a,b,').brand).toEqual(['a', 'b']);
});

test('what makes no sense is left out', () => {
  const state = read(
    'sort=cheapest&min_price=-5&max_price=1e9&rating=9&page=0&category_id=x&in_stock=maybe&search=%20%20',
  );
  expect(writeListing(state)).toBe('');
  expect(state.page).toBe(1);
});

interface Parsed {
  error?: { issues: unknown };
}

test('what is more than the call takes is brought within it', async () => {
  // Imported by path, because the storefront's compiler reads no schema (docs/decisions/0108).
  const contract = new URL('../../../../contract/src/index.ts', import.meta.url).href;
  const { endpoints }: { endpoints: Record<string, { query: { safeParse: (query: unknown) => Parsed } }> } =
    await import(/* @vite-ignore */ contract);
  const query = endpoints['GET /products']?.query;
  const addresses = [
    'max_price=21474836.48',
    'min_price=999999999.99&max_price=999999999',
    `brand=${'a'.repeat(401)}`,
    `color=${Array.from({ length: 90 }, (_, at) => `colour-${at}`).join(',')}`,
    `size=${encodeURIComponent('ن'.repeat(399))}&size=b`,
    `search=${'a'.repeat(199)}${encodeURIComponent('😀')}`,
    'page=100000&rating=5&category_id=2147483647',
  ];
  for (const address of addresses) {
    const asked = Object.entries(listingQuery(read(address))).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    expect(query?.safeParse(Object.fromEntries(asked))?.error?.issues, address).toBeUndefined();
  }
  expect(read('min_price=999999999').min_price, 'and still finds nothing').toBe(21_474_836.47);
  expect(read(`color=${'a'.repeat(401)},red`).color).toEqual(['red']);
});

test('a change starts at the first page, turning the page keeps the rest', () => {
  const state = read('brand=a&page=4');
  expect(changeListing(state, { on_sale: true })).toMatchObject({ page: 1, on_sale: true, brand: ['a'] });
  expect(changeListing(state, { page: 5 })).toMatchObject({ page: 5, brand: ['a'] });
});

test('clearing keeps the search and the order', () => {
  const state = read('search=oud&sort=newest&brand=a&page=2');
  expect(hasFilters(state)).toBe(true);
  expect(writeListing(withoutFilters(state))).toBe('?search=oud&sort=newest');
  expect(hasFilters(withoutFilters(state))).toBe(false);
});

test('asks the API only for what is set', () => {
  const asked = Object.entries(listingQuery(read('color=red,blue'))).filter(([, value]) => value !== undefined);
  expect(asked).toEqual([
    ['color', 'red,blue'],
    ['page', 1],
    ['per_page', 16],
  ]);
});

test('offers every order the contract knows', () => {
  expect([...productSorts].sort()).toEqual([...contractSorts].sort());
});
