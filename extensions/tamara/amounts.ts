import type { Halalas } from '@waha/extend';
import { z } from 'zod';

/** An amount as Tamara states it: riyals as a number. Some answers write the number as a text. */
export const money = z.object({ amount: z.union([z.number(), z.string()]), currency: z.string() });
export type TamaraMoney = z.output<typeof money>;

export function toMoney(halalas: Halalas, currency = 'SAR'): { amount: number; currency: string } {
  // Two decimals at most: the nearest number of a hundredth is written with these alone.
  return { amount: halalas / 100, currency };
}

/** Halalas of an amount. Throws where it is none, or has parts of a halala. */
export function fromMoney({ amount }: TamaraMoney): Halalas {
  const riyals = typeof amount === 'number' ? amount : Number(/^\d+(\.\d+)?$/.test(amount) ? amount : Number.NaN);
  const halalas = Math.round(riyals * 100);
  const isExact = Math.abs(riyals * 100 - halalas) < 1e-4;
  if (!Number.isSafeInteger(halalas) || halalas < 0 || !isExact)
    throw new Error('Tamara stated an amount that is none');
  return halalas;
}

/** Halalas of a setting in riyals. */
export function readRiyals(text: string): Halalas {
  const typed = text.trim();
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(typed)) throw new Error('a limit must be an amount in riyals, like 5000');
  return Math.round(Number(typed) * 100);
}

/** The number of payments that an account has agreed on. */
export function readCount(text: string): number {
  const count = Number(text.trim());
  if (!Number.isInteger(count) || count < 2 || count > 24) throw new Error('the number of payments must be 2 to 24');
  return count;
}
