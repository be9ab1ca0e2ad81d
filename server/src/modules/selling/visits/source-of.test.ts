import { expect, test } from 'vitest';
import { beginsCheckout, deviceOf, seenPage } from './seen-page.ts';
import { sourceOf, sourceOfHost } from './source-of.ts';

test.each([
  ['www.google.com.sa', 'google'],
  ['l.instagram.com', 'instagram'],
  ['t.co', 'x'],
  ['blog.example.sa', 'blog.example.sa'],
  ['notinstagram.com', 'notinstagram.com'],
  ['localhost', null],
  ['10.0.0.1', null],
  ['<script>', null],
])('a visit from %s is of %s', (host, source) => {
  expect(sourceOfHost(host)).toBe(source);
});

test('the marks of a link come before its site, in one spelling, without addresses of people', () => {
  expect(sourceOf({ referrer: 'google.com', source: ' SnapChat ', campaign: 'عيد 26\u0000' })).toEqual({
    ...{ source: 'snapchat', medium: '', campaign: 'عيد 26' },
  });
  expect(sourceOf({ source: 'me@example.com', campaign: '=cmd|x' })).toMatchObject({
    source: 'direct',
    campaign: 'cmd x',
  });
  expect(sourceOf({ source: 'www.google.com' }).source).toBe('google');
});

test('pages are told apart by the first word of their path', () => {
  expect(seenPage('/')).toEqual({ page: 'home', productId: null });
  expect(seenPage('/en')).toEqual({ page: 'home', productId: null });
  expect(seenPage('/en/product/12/oud')).toEqual({ page: 'product', productId: 12 });
  expect(seenPage('/product/9999999999')).toEqual({ page: 'product', productId: null });
  expect(seenPage('/constructor')).toEqual({ page: 'other', productId: null });
  expect(['/checkout', '/en/checkout/', '/checkout/success'].map(beginsCheckout)).toEqual([true, true, false]);
});

test('devices are told apart by their user agent', () => {
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; SM-X900) Chrome/140 Safari/537.36')).toBe('tablet');
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')).toBe('computer');
});
