import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

const origin = 'https://shop.example';

test.each([
  ['', '/'],
  ['  ', '/'],
  ['/offers', '/offers'],
  ['offers', '/offers'],
  ['https://shop.example/en/product/3/oud?size=m', '/en/product/3/oud?size=m'],
  ['http://shop.example/offers', '/offers'],
  ['shop.example/offers', '/offers'],
  ['https://shop.example/?ref=SARA', '/'],
  ['https://shop.example/offers?ref=SARA&page=2#top', '/offers?page=2'],
])('«%s» is the page %s', (typed, page) => {
  expect(pageOf(typed, origin)).toBe(page);
});

test.each([
  'https://other.example/offers',
  '//other.example/x',
  'javascript:alert(1)',
  'two words',
  'https://[',
  'mailto:a@b.c',
])('«%s» is no page of the shop', (typed) => {
  expect(pageOf(typed, origin)).toBeNull();
});
