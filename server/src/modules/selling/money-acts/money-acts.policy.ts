import { toRiyals } from '@waha/contract';
import { type Denial, deny } from '../../../platform/errors/index.ts';

/** Ceilings of a staff member and the sums counted against them. Halalas; null means no limit. */
export interface Allowance {
  day: number | null;
  dayUsed: number;
  order: number | null;
  orderUsed: number;
}

/** The smaller rest of both ceilings; null means no limit. */
export function remainingAllowance({ day, dayUsed, order, orderUsed }: Allowance): number | null {
  const left = [...(day === null ? [] : [day - dayUsed]), ...(order === null ? [] : [order - orderUsed])];
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}

/**
 * Refuses an amount above what the actor's role may send out per day and per order; above that a second person
 * approves.
 */
export function withinAllowance(halalas: number, allowance: Allowance): Denial | null {
  const left = remainingAllowance(allowance);
  if (halalas === 0 || left === null || halalas <= left) return null;
  return deny('money_acts.approval_needed', { most: toRiyals(left) });
}
