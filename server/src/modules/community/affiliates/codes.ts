import { randomInt } from 'node:crypto';
import type { Tx } from '../../../platform/database/index.ts';
import { impersonatesShop, promisesReward } from '../../shop/settings/index.ts';

/** The characters of generated codes, without pairs that look alike. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 8;
const LONGEST_NAME = 12;

const randomSigns = (length: number, signs: string) =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** True where a code resembles the shop's own, or promises a reward at the checkout (`VIP20`, `FREE`). */
export async function isReservedCode(tx: Tx, code: string): Promise<boolean> {
  return promisesReward(code) || (await impersonatesShop(tx, code));
}

/** Generates a code: the customer's name with three digits where it is in Latin letters, else random. */
export async function newCode(tx: Tx, firstName: string): Promise<string> {
  const name = firstName
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toUpperCase()
    .slice(0, LONGEST_NAME);
  const code = name.length < 2 ? randomSigns(RANDOM_LENGTH, SIGNS) : `${name}${randomSigns(3, '23456789')}`;
  return (await isReservedCode(tx, code)) ? randomSigns(RANDOM_LENGTH, SIGNS) : code;
}
