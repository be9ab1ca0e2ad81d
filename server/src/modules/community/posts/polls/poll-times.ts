const DAY_MS = 24 * 60 * 60 * 1_000;

/** The end of a poll whose clock runs: so many days after its begin; null while its post was never shown. */
export function closesAt(openedAt: Date | null, days: number): Date | null {
  return openedAt && new Date(openedAt.getTime() + days * DAY_MS);
}
