import type { OnlineMethod, OnlineMethods } from '../payments/index.ts';

/** The amount of a trial: one riyal, in halalas. */
export const TRIAL_AMOUNT = 100;
export const TRIAL_CURRENCY = 'SAR';

/**
 * Whether a method can be tried with one riyal: it takes so small an amount, at once. A lender decides about a person, and a
 * method that is played in a demo shop moves no money.
 */
export function isTrialOffered({ capabilities, sandbox }: OnlineMethod): boolean {
  const { instalments, capture, minimum, maximum } = capabilities;
  const takesIt = minimum <= TRIAL_AMOUNT && (maximum === null || maximum >= TRIAL_AMOUNT);
  return instalments === undefined && capture === 'at-once' && takesIt && sandbox === undefined;
}

export function offeredMethods(methods: OnlineMethods): OnlineMethod[] {
  return [...methods.values()].filter(isTrialOffered);
}
