import { expect, test } from 'vitest';
import { toldPath } from './told-path.ts';

test.each([
  ['/', '/'],
  ['/en', '/en/'],
  ['/en/product/12/oud', '/en/product/12'],
  ['/product/secret', '/product'],
  ['/checkout/success', '/checkout'],
  ['/order/0190c3e2-0000-7000-8000-000000000000', '/order'],
  ['/en/reset-password/secret', '/en/reset-password'],
  ['//evil.test/secret', '/evil.test'],
])('%s is told as %s', (path, told) => {
  expect(toldPath(path)).toBe(told);
});
