import type { Warning } from './faults.ts';
import type { PricedSession } from './quote-session.ts';
import type { Session } from './session.ts';

/** Why codes take nothing off: the shop takes one code an order. */
export function codeWarnings({ codes }: Session, { quote }: PricedSession): Warning[] {
  const { coupon } = quote;
  const warn = (code: string, content: string, at: number): Warning => ({
    ...{ type: 'warning', code, content, path: `$.discounts.codes[${at}]` },
  });
  return codes.flatMap((code, at) => {
    if (at > 0) return [warn('discount_code_combination_disallowed', `${code}: the shop takes one code an order`, at)];
    return coupon && !coupon.applied ? [warn('discount_code_invalid', `${code}: ${coupon.message}`, at)] : [];
  });
}
