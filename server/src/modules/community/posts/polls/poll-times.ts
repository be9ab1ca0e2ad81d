const DAY_MS = 24 * 60 * 60 * 1_000;

interface PollTimes {
  opened_at: Date | null;
  stopped_at: Date | null;
  days: number;
}

/**
 * The clock of a poll. It stands only while its post is not shown: an older server may have shown the post again
 * without starting it, and what it stopped at counts no more then.
 */
export function pollClock({ opened_at, stopped_at, days }: PollTimes, isShown: boolean, nowMs: number) {
  const end = closesAt(opened_at, days);
  const stop = isShown ? null : stopped_at;
  const isClosed = end !== null && end.getTime() <= (stop?.getTime() ?? nowMs);
  return { end, isClosed, isStopped: stop !== null && !isClosed };
}

/** The end of a poll whose clock runs: so many days after its begin; null while its post was never shown. */
function closesAt(openedAt: Date | null, days: number): Date | null {
  return openedAt && new Date(openedAt.getTime() + days * DAY_MS);
}
