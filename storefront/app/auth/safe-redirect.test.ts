import { expect, test } from 'vitest';
import { loginPath, safeRedirect } from './safe-redirect.ts';

test('comes back to where somebody was going, with query and place', () => {
  const path = loginPath({ pathname: '/orders/7', search: '?a=1&b=2', hash: '#items' });
  expect(path).toBe('/login?redirect=%2Forders%2F7%3Fa%3D1%26b%3D2%23items');
  expect(safeRedirect(new URL(path, 'http://x').searchParams.get('redirect'))).toBe('/orders/7?a=1&b=2#items');
});

test.each([
  null,
  '',
  'orders',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
])('never leaves the shop, nor comes back to the door: %s', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/');
});

test('a tab or line break hides no other site', () => {
  for (const wanted of ['/\t/evil.example', '/\n/evil.example']) {
    expect(safeRedirect(wanted).startsWith('//')).toBe(false);
  }
});
