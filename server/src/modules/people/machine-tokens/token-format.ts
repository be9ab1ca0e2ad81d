import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Prefix of machine tokens: it selects the lookup, and lets scanners of public code find a leaked one. */
const PREFIX = 'waha_sk_';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^30 is more than 2^178. */
const SECRET_LENGTH = 30;
/** 62^6 is more than 2^32. */
const CHECKSUM_LENGTH = 6;
/** Characters shown of a token: the prefix and four more, of which nobody can guess the rest. */
const HINT_LENGTH = PREFIX.length + 4;

const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** A new token: prefix, secret and checksum, as GitHub's are built. */
export function newMachineToken(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => BASE62.charAt(randomInt(BASE62.length))).join('');
  return `${PREFIX}${secret}${checksumOf(secret)}`;
}

export function isMachineToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** True for a token whose checksum is right: a typo or a cut is found without asking the database. */
export function isWellFormed(token: string): boolean {
  const [, secret, checksum] = FORM.exec(token) ?? [];
  return secret !== undefined && checksum === checksumOf(secret);
}

export const hintOf = (token: string): string => token.slice(0, HINT_LENGTH);

/** CRC-32 of the secret, in base 62. It protects from typos, not from forgery. */
function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let digits = '';
  for (let count = 0; count < CHECKSUM_LENGTH; count += 1) {
    digits = `${BASE62.charAt(rest % BASE62.length)}${digits}`;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}
