import { expect, test } from 'vitest';
import { selectTests } from './select-tests.ts';

const modules = [
  { name: 'pricing', wing: 'selling', uses: [] },
  { name: 'orders', wing: 'selling', uses: ['pricing'] },
  { name: 'blog', wing: 'content', uses: [] },
];
const tests = [
  'server/src/modules/selling/pricing/price-lines.test.ts',
  'server/src/modules/selling/orders/orders.api.test.ts',
  'server/src/modules/selling/orders/orders.race.test.ts',
  'server/src/modules/content/blog/blog.api.test.ts',
  'server/src/platform/cache/tagged-cache.test.ts',
  'server/src/platform/http/cache-key.test.ts',
  'storefront/app/cart/cart-store.test.ts',
  'storefront/app/stored-text.test.ts',
  'tools/asvs.test.ts',
];
const selected = (...changed: string[]) => selectTests(changed, tests, modules);

test('a module brings those that use it, without their races', () => {
  const expected = tests.filter((path) => /pricing|orders\.api/.test(path));
  expect(selected('server/src/modules/selling/pricing/price-lines.ts')).toEqual(expected);
  expect(selected('contract/src/pricing/endpoints.ts')).toEqual(expected);
  expect(selected('server/migrations/0042_pricing.sql')).toEqual(expected);
});

test('a part of the platform or of the storefront brings its own', () => {
  expect(selected('server/src/platform/cache/invalidation-feed.ts')).toEqual([
    'server/src/platform/cache/tagged-cache.test.ts',
  ]);
  expect(selected('storefront/app/cart/cart-row.tsx')).toEqual(['storefront/app/cart/cart-store.test.ts']);
});

test('a test that was changed is run, however long it takes', () => {
  expect(selected('server/src/modules/selling/orders/orders.race.test.ts')).toContain(
    'server/src/modules/selling/orders/orders.race.test.ts',
  );
});

test('a paper brings nothing', () => {
  expect(selected('docs/glossary.md', 'README.md')).toEqual([]);
});
