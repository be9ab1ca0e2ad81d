import { expect, test } from 'vitest';
import { originBoundCode } from './code-message.ts';

test.each([
  ['https://waha.example', '@waha.example #123456'],
  ['https://www.waha.example:8443/shop', '@www.waha.example #123456'],
  ['https://واحة.example', '@xn--mgbel0i.example #123456'],
])('of the shop at %s ends with %s', (publicUrl, last) => {
  expect(originBoundCode('كود الدخول: 123456.', publicUrl, '123456').split('\n')).toEqual([
    'كود الدخول: 123456.',
    last,
  ]);
});
