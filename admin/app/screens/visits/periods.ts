const DAY_MS = 86_400_000;
const RIYADH_MS = 3 * 3_600_000;
const days = { day: 1, week: 7, month: 30, quarter: 90, year: 365 } as const;

export type VisitPeriod = keyof typeof days;
export const visitPeriods: readonly VisitPeriod[] = ['day', 'week', 'month', 'quarter', 'year'];

/** The period that an address names; a week where it names none. */
export const periodOf = (asked: string | null): VisitPeriod => visitPeriods.find((one) => one === asked) ?? 'week';

/** The last days of a period in Riyadh, today included. */
export function windowOf(period: VisitPeriod): { from: string; to: string } {
  const today = Date.now() + RIYADH_MS;
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: dayOf(today - (days[period] - 1) * DAY_MS), to: dayOf(today) };
}
