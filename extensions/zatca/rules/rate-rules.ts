import { decimalsOf, halalas, parseDecimal } from './decimal.ts';
import type { Facts, RateFacts } from './facts.ts';
import { error, type Rule, warning } from './rule.ts';

const ZERO = 'VATEX-SA-32 33 34-1 34-2 34-3 34-4 34-5 35 36 EDU HEA MLTRY DIPLOMAT';
const codes = (list: string) =>
  list
    .replace('VATEX-SA-', '')
    .split(' ')
    .map((code) => `VATEX-SA-${code}`);
const REASONS: Readonly<Record<string, readonly string[]>> = {
  Z: codes(ZERO),
  E: codes('VATEX-SA-29 29-7 30'),
  O: codes('VATEX-SA-OOS'),
};
const PERCENTS = [parseDecimal('15'), parseDecimal('5')];

/** All rates of a document, wherever they stand. */
const ratesOf = ({ lines, adjustments, subtotals }: Facts): RateFacts[] => [
  ...lines.flatMap(({ rate, advanceRate }) => [rate, advanceRate].filter((one) => one !== null)),
  ...adjustments.flatMap(({ rate }) => (rate ? [rate] : [])),
  ...subtotals.map(({ rate }) => rate),
];
const every = (facts: Facts, category: string, holds: (rate: RateFacts) => boolean) =>
  ratesOf(facts).every((rate) => rate.category !== category || holds(rate));
const isZero = ({ percent }: RateFacts) => (percent ?? 0n) === 0n;
const reasoned = (rule: string, category: 'Z' | 'E' | 'O') =>
  warning(rule, `a total of category ${category} has a code of its reason`, ({ subtotals }) =>
    subtotals.every(({ rate }) => rate.category !== category || Boolean(rate.reasonCode)),
  );
/** A category has a subtotal exactly where something has it. */
const listed = (rule: string, category: string) =>
  warning(rule, `category ${category} has a total where a line has it`, ({ lines, adjustments, subtotals }) => {
    const isUsed = [...lines, ...adjustments].some(({ rate }) => rate?.category === category);
    return isUsed === subtotals.some(({ rate }) => rate.category === category);
  });

export const rateRules: readonly Rule[] = [
  error('BR-KSA-18', 'the category is S, Z, E or O', (facts) =>
    ratesOf(facts).every(({ category }) => ['S', 'Z', 'E', 'O'].includes(category)),
  ),
  error('BR-CO-04', 'every line has a category of VAT', ({ lines }) =>
    lines.every(({ rate }) => rate !== null && rate.category !== '' && rate.scheme.toUpperCase() === 'VAT'),
  ),
  error('BR-32', 'charges and allowances have a category of VAT', ({ adjustments }) =>
    adjustments.every(({ rate }) => rate !== null && rate.category !== '' && rate.scheme.toUpperCase() === 'VAT'),
  ),
  error('BR-KSA-84', 'the standard rate is 15 or 5 per cent', (facts) =>
    every(facts, 'S', ({ percent }) => PERCENTS.includes(percent)),
  ),
  warning('BR-S-05', 'a line at the standard rate has VAT', ({ lines }) =>
    lines.every(({ rate }) => rate?.category !== 'S' || !isZero(rate)),
  ),
  error('BR-Z-05', 'zero-rated has no VAT', (facts) => every(facts, 'Z', isZero)),
  error('BR-E-05', 'exempt has no VAT', (facts) => every(facts, 'E', isZero)),
  error('BR-KSA-11', 'out of scope has no VAT', (facts) => every(facts, 'O', isZero)),
  error('BR-Z-09', 'no VAT is due on what has none', ({ subtotals }) =>
    subtotals.every(({ rate, vat }) => rate.category === 'S' || vat === halalas(0)),
  ),
  error('BR-KSA-DEC-02', 'rates are between 0 and 100 with two decimals', (facts) =>
    ratesOf(facts).every(
      ({ percent, percentText }) =>
        percent === null || (percent >= 0n && percent <= halalas(10_000) && decimalsOf(percentText) <= 2),
    ),
  ),
  ...[listed('BR-S-01', 'S'), listed('BR-Z-01', 'Z'), listed('BR-E-01', 'E'), listed('BR-O-01', 'O')],
  ...[reasoned('BR-KSA-69', 'Z'), reasoned('BR-KSA-23', 'E'), reasoned('BR-KSA-24', 'O')],
  warning('BR-KSA-CL-04', 'the code of a reason is of its category', ({ subtotals }) =>
    subtotals.every(({ rate }) => !rate.reasonCode || (REASONS[rate.category] ?? []).includes(rate.reasonCode)),
  ),
  warning('BR-KSA-83', 'a reason has words', ({ subtotals }) =>
    subtotals.every(({ rate }) => rate.category === 'S' || Boolean(rate.reason)),
  ),
  warning('BR-S-10', 'the standard rate has no reason', ({ subtotals }) =>
    subtotals.every(({ rate }) => rate.category !== 'S' || !(rate.reasonCode || rate.reason)),
  ),
];
