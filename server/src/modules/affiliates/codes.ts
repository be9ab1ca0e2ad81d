import { randomInt } from 'node:crypto';
import { isReserved } from '../members/index.ts';

/** Without signs that are taken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 8;
const LONGEST_NAME = 12;

const randomSigns = (length: number, signs: string) =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** Whether a code says, or seems to say, that it is the shop's own. */
export function speaksForTheShop(code: string): boolean {
  return isReserved(code);
}

/** A code for somebody: their name with three digits where it is written in Latin letters, else by chance. */
export function newCode(firstName: string): string {
  const name = firstName
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toUpperCase()
    .slice(0, LONGEST_NAME);
  const code = name.length < 2 ? randomSigns(RANDOM_LENGTH, SIGNS) : `${name}${randomSigns(3, '23456789')}`;
  return speaksForTheShop(code) ? randomSigns(RANDOM_LENGTH, SIGNS) : code;
}
