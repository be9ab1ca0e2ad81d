import { expect, test } from 'vitest';
import { decodeQr, encodeQr } from './qr.ts';

const fields = {
  ...{ sellerName: 'ن'.repeat(127), vatNumber: '300000000000003', issuedAt: '2026-11-27T00:30:00', total: '1.15' },
  ...{ vatTotal: '0.15', hash: 'aGFzaA==', signature: 'c2lnbg==', publicKey: Uint8Array.of(4, 0, 255) },
  certificateSignature: null,
};

test('lengths above 127 are one byte', () => {
  const code = encodeQr(fields);
  expect([...Buffer.from(code, 'base64').subarray(0, 2)]).toEqual([1, 254]);
  expect(decodeQr(code)?.get(1)?.toString()).toBe('ن'.repeat(127));
  expect([...(decodeQr(code)?.get(8) ?? [])]).toEqual([4, 0, 255]);
});

test.each([
  ['no base64', '*'],
  ['a cut field', Buffer.of(1, 5, 65).toString('base64')],
  ['a tag alone', Buffer.of(1).toString('base64')],
  ['a tag given twice', Buffer.of(1, 0, 1, 0).toString('base64')],
])('%s is no code', (_, code) => expect(decodeQr(code)).toBeNull());
