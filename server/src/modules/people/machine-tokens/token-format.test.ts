import { expect, test } from 'vitest';
import { hintOf, isMachineToken, isWellFormed, newMachineToken } from './token-format.ts';

test('a new token is well formed, unlike every other, and begins with what secret scanners look for', () => {
  const tokens = Array.from({ length: 200 }, newMachineToken);
  expect(new Set(tokens).size).toBe(200);
  for (const token of tokens) {
    expect(token).toMatch(/^waha_sk_[0-9A-Za-z]{36}$/);
    expect([isMachineToken(token), isWellFormed(token)]).toEqual([true, true]);
  }
});

test('the checksum is the CRC-32 of the secret in base 62, which others can compute', () => {
  expect(isWellFormed('waha_sk_0123456789ABCDEFGHIJKLMNOPQRST000000')).toBe(false);
  const secret = 'a'.repeat(30);
  const known = `waha_sk_${secret}${checksum(secret)}`;
  expect(isWellFormed(known)).toBe(true);
});

/** CRC-32 bit by bit, without the library. */
function checksum(text: string): string {
  let crc = 0xff_ff_ff_ff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  let rest = BigInt((crc ^ 0xff_ff_ff_ff) >>> 0);
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let digits = '';
  for (let count = 0; count < 6; count += 1) {
    digits = letters.charAt(Number(rest % 62n)) + digits;
    rest /= 62n;
  }
  return digits;
}

test('one wrong letter, a swap, a cut, another case or something around it is found without a lookup', () => {
  const token = newMachineToken();
  for (let at = 'waha_sk_'.length; at < token.length; at += 1) {
    const other = token.charAt(at) === 'x' ? 'y' : 'x';
    expect(isWellFormed(token.slice(0, at) + other + token.slice(at + 1)), `letter ${at}`).toBe(false);
  }
  for (const wrong of [token.slice(0, -1), `${token}0`, ` ${token}`, `${token}\n`, token.toUpperCase(), '', 'waha_sk_'])
    expect(isWellFormed(wrong), wrong).toBe(false);
});

test('the hint shows four letters of the secret and no more', () => {
  const token = newMachineToken();
  expect(hintOf(token)).toBe(token.slice(0, 12));
});
