/** VAT of an amount: at a rate, or none for a reason. */
export type Vat =
  | { readonly category: 'S'; readonly percent: 15 | 5 }
  | {
      /** Zero-rated, exempt, out of scope. */
      readonly category: 'Z' | 'E' | 'O';
      readonly percent: 0;
      readonly reasonCode: string;
      readonly reason: string;
    };

export const STANDARD_VAT: Vat = { category: 'S', percent: 15 };

/** `a / b`, halves up; of integers with `a` from 0. */
export const divideRounded = (a: number, b: number): number => divideDown(2 * a + b, 2 * b);
const divideDown = (a: number, b: number): number => (a - modulo(a, b)) / b;
const modulo = (a: number, b: number): number => ((a % b) + b) % b;

/** VAT that is contained in a total. */
export const vatContained = (total: number, percent: number): number => divideRounded(total * percent, 100 + percent);

/**
 * Net amounts of parts with VAT, so that they sum to the net of their total: `total - vatContained(total)`. Each is its
 * exact net rounded down or up (largest remainder method). Parts that are deducted are negative.
 *
 * A total of taxable amount and VAT exists for every price in this way. Rounding VAT up from the net would miss every
 * eighth price by a halala.
 */
export function splitNet(parts: readonly number[], percent: number): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total < 0 || !Number.isSafeInteger(total * 400)) throw new RangeError(`${total} is no total of a document`);
  const divisor = 100 + percent;
  const nets = parts.map((part) => divideDown(part * 100, divisor));
  const fractions = parts.map((part) => modulo(part * 100, divisor));
  const missing = total - vatContained(total, percent) - nets.reduce((sum, net) => sum + net, 0);
  const largestFirst = [...parts.keys()].sort((one, other) => (fractions[other] ?? 0) - (fractions[one] ?? 0));
  const roundedUp = new Set(largestFirst.slice(0, missing));
  return nets.map((net, at) => (roundedUp.has(at) ? net + 1 : net));
}
