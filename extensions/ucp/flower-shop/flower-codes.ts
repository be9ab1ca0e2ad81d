import { PAIR, pairPercents } from './flower-data.ts';
import { type Json, listOf, objectOf } from './json.ts';

const isPair = (codes: readonly unknown[]) =>
  codes.length === 2 && Object.keys(pairPercents).every((code) => codes.includes(code));

/** Codes as the shop knows them: two of the suite that go together are one. */
export function shopCodes(discounts: unknown): Json {
  const { codes, ...more } = objectOf(discounts);
  return { ...more, codes: Array.isArray(codes) && isPair(codes) ? [PAIR] : codes };
}

/** Discounts as the suite knows them: the code of a pair as its two, one after the other. */
export function suiteDiscounts(discounts: unknown, subtotal: number): Json {
  const { codes, applied } = objectOf(discounts);
  return {
    codes: Array.isArray(codes) && codes.includes(PAIR) ? Object.keys(pairPercents) : codes,
    applied: listOf(applied).flatMap((one) => (one.code === PAIR ? splitPair(one, subtotal) : [one])),
  };
}

function splitPair(one: Json, subtotal: number): Json[] {
  const [first = '', second = ''] = Object.keys(pairPercents);
  const less = Math.round((subtotal * pairPercents['10OFF']) / 100);
  return [
    { ...one, code: first, title: first, amount: less },
    { ...one, code: second, title: second, amount: Number(one.amount) - less },
  ];
}
