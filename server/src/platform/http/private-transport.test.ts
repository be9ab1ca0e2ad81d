import { expect, test } from 'vitest';
import { createPrivateTransport } from './private-transport.ts';

const local = createPrivateTransport('http://127.0.0.1:3000', false);
const ask = (ip: string, host: string, protocol: 'http' | 'https' = 'http') => ({ ip, protocol, headers: { host } });

test.each([
  ['127.0.0.1', '127.0.0.1:3000', true],
  ['::1', '[::1]:3000', true],
  ['::ffff:127.0.0.1', 'localhost:3000', true],
  ['192.168.1.9', '192.168.1.2:3000', false],
  ['192.168.1.9', 'localhost:3000', false],
  ['127.0.0.1', 'evil.example', false],
  ['127.0.0.1', 'localhost.evil.example', false],
] as const)('over http, %s to %s: %s', (ip, host, isPrivate) => {
  expect(local(ask(ip, host))).toBe(isPrivate);
});

test('https is enough, as a trusted proxy says it', () => {
  expect(local(ask('192.168.1.9', 'shop.example', 'https'))).toBe(true);
});

test('an https address of the shop speaks for a proxy that is not named, and only then', () => {
  const asked = ask('10.0.0.1', 'shop.example');
  expect(createPrivateTransport('https://shop.example', false)(asked)).toBe(true);
  expect(createPrivateTransport('https://shop.example', true)(asked)).toBe(false);
});
