import { toRiyals } from '@waha/contract';
import { type Denial, deny } from '../../../platform/errors/index.ts';

/** What a member of staff may send out, and what counts against it by now. Halalas; null without limit. */
export interface Allowance {
  day: number | null;
  dayUsed: number;
  order: number | null;
  orderUsed: number;
}

/** What is left of both ceilings; null without limit. */
export function remainingAllowance({ day, dayUsed, order, orderUsed }: Allowance): number | null {
  const left = [...(day === null ? [] : [day - dayUsed]), ...(order === null ? [] : [order - orderUsed])];
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}

/** Staff send out no more in a day, and of one order, than their role may; above that a second person approves. */
export function withinAllowance(halalas: number, allowance: Allowance): Denial | null {
  const left = remainingAllowance(allowance);
  if (halalas === 0 || left === null || halalas <= left) return null;
  return deny('money_acts.approval_needed', { most: toRiyals(left) });
}
