import { expect, test } from 'vitest';
import { findStep, fromBase32, otpauthUri, stepOf, toBase32, totpCode } from './totp.ts';

/** RFC 6238 appendix B, SHA-1; its codes have eight digits, ours are their last six. */
const secret = Buffer.from('12345678901234567890');
const vectors: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test.each(vectors)('the code at second %i is %s', (second, code) => {
  expect(totpCode(secret, stepOf(new Date(second * 1_000)))).toBe(code);
});

test('a code is known one step early and late, and no further', () => {
  const at = new Date(1_111_111_111_000);
  const found = [-2, -1, 0, 1, 2].map((drift) => findStep(secret, totpCode(secret, stepOf(at) + drift), at));
  expect(found).toEqual([undefined, stepOf(at) - 1, stepOf(at), stepOf(at) + 1, undefined]);
  expect(findStep(secret, '', at)).toBeUndefined();
});

test('a secret is written in base32 and read again', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(fromBase32('gezd gnbv gy3t qojq gezd gnbv gy3t qojq')).toEqual(secret);
});

test('an authenticator app is told shop and account', () => {
  expect(otpauthUri(secret, { shop: 'Waha & Co', email: 'noura@example.com' })).toBe(
    'otpauth://totp/Waha%20%26%20Co:noura%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Waha%20%26%20Co',
  );
});
