import { refuse } from '../../../platform/errors/index.ts';

const DAY_MS = 86_400_000;
/** Saudi Arabia has UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;
const USUAL_DAYS = 30;
const LONGEST_DAYS = 366;

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The requested days in Riyadh and the equally long period before them; the last thirty days by default. Refuses
 * `sales.window_wrong` for a reversed range, and for more than a year.
 */
export function readWindow({ from, to }: Asked, now: number) {
  const last = to ?? dayOf(now + RIYADH_OFFSET_MS);
  const first = from ?? dayOf(Date.parse(last) - (USUAL_DAYS - 1) * DAY_MS);
  const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (length < 1 || length > LONGEST_DAYS) refuse('sales.window_wrong');
  const days = Array.from({ length }, (_, at) => dayOf(Date.parse(first) + at * DAY_MS));
  const before = { from: dayOf(Date.parse(first) - length * DAY_MS), to: dayOf(Date.parse(first) - DAY_MS) };
  return { days, window: { from: first, to: last }, before };
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
