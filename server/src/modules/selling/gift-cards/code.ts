import { createHash, randomInt } from 'node:crypto';
import { latinDigits, withoutInvisible } from '@waha/contract/phone';

/** Letters and digits that are not taken for each other, in speech or in print. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const GROUP = 4;

/** A new code: 79 bits, in groups of four. */
export function createCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** The code as it is compared: capital letters and western digits, without spaces and hyphens. */
export function normaliseCode(typed: string): string {
  return latinDigits(withoutInvisible(typed))
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** The stored hash of a code. The code itself has too many values to be found from it. */
export function hashCode(code: string): Buffer {
  return createHash('sha256')
    .update(`gift card ${normaliseCode(code)}`)
    .digest();
}

export const lastFourOf = (code: string): string => normaliseCode(code).slice(-GROUP);
