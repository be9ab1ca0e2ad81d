import { expect, test } from 'vitest';
import { setupBase } from './setup-address.ts';

test.each([
  ['https://shop.example', 'http://0.0.0.0:3000', 'https://shop.example'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'http://0.0.0.0:3000', 'http://localhost:3000'],
  ['http://shop.example', 'http://[::1]:3000', 'http://[::1]:3000'],
  ['http://shop.example', 'http://192.168.1.2:3000', undefined],
])('with %s, listening at %s, the address is under %s', (publicUrl, listens, expected) => {
  expect(setupBase(publicUrl, listens)).toBe(expected);
});
