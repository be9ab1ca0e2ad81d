import { expect, test } from 'vitest';
import { fakeShop } from '../fake-shop.fixture.ts';
import { requireLoopback } from './loopback.ts';

test.each([
  ['https://shop.example', true],
  ['http://10.0.0.1', true],
  ['http://localhost.evil.example', true],
  ['http://localhost:3000', false],
])('hooks of tests refuse %s (demo: %s)', (publicUrl, isDemo) => {
  expect(() => requireLoopback({ publicUrl, isDemo })).toThrow('UCP_TEST_HOOKS');
});

test('a demo shop on this machine may have them; the shop of other tests has another name, and opens without protocol', () => {
  expect(() => requireLoopback({ publicUrl: 'http://127.0.0.1:3000', isDemo: true })).not.toThrow();
  expect(() => fakeShop({ UCP_TEST_HOOKS: '1' })).toThrow('UCP_TEST_HOOKS');
});
