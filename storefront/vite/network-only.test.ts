import { expect, test } from 'vitest';
import { pages } from '../app/pages.ts';
import { networkOnly } from './network-only.ts';

const closed = networkOnly(pages);

test.each([
  '/cart',
  '/en/checkout',
  '/checkout/success',
  '/invoice/0b5f',
  '/order/0b5f/returns',
  '/en/order/0b5f/returns/7',
  '/pay/demo/0b5f',
  '/orders',
  '/orders/0b5f',
  '/account',
  '/account/orders/0b5f',
  '/Account/Settings/',
  '/reset-password/secret',
  '/verify-email/secret',
  '/undo-change/secret',
  '/newsletter/confirm',
])('a device never keeps %s', (path) => {
  expect(closed.test(path)).toBe(true);
});

test.each(['/', '/en', '/products', '/product/7/oud', '/categories/perfume', '/blog/oud', '/returns', '/offers'])(
  'a device may keep %s',
  (path) => {
    expect(closed.test(path)).toBe(false);
  },
);
