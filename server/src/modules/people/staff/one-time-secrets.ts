import { randomBytes } from 'node:crypto';
import { latinDigits } from '@waha/contract';
import { hashSecret } from '../identity/index.ts';

/** Crockford's base32: no letter that reads as another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_CODES = 10;

function randomLetters(groups: number, groupLength: number): string {
  const group = () => Array.from(randomBytes(groupLength), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A password to be read aloud: 100 random bits. */
export function newOneTimePassword(): string {
  return randomLetters(4, 5);
}

/** True if a password has the form of a one-time password. */
export function isOneTimePassword(password: string): boolean {
  return /^(?:[0-9a-hjkmnp-tv-z]{5}-){3}[0-9a-hjkmnp-tv-z]{5}$/.test(password);
}

/** Recovery codes for a lost phone. 120 random bits each, so that a fast hash suffices (ASVS 5.0 §6.5.2). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => randomLetters(4, 6));
}

/** Stored form of a recovery code, in any typed spelling. */
export function hashRecoveryCode(staffId: string, code: string): Buffer {
  return hashSecret(`${staffId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}

export type Code = { digits: string } | { recovery: string };

/** Six digits are a code of the app, typed in any digits; anything else can only be a recovery code. */
export function readCode(typed: string): Code {
  const bare = latinDigits(typed).replaceAll(/\s/g, '');
  return /^\d{6}$/.test(bare) ? { digits: bare } : { recovery: bare };
}
