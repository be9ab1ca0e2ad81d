const DAY_MS = 24 * 60 * 60 * 1_000;

/** The end of a poll: so many days after its post was first shown; null while it is not shown yet. */
export function closesAt(publishedAt: Date | null, days: number): Date | null {
  return publishedAt && new Date(publishedAt.getTime() + days * DAY_MS);
}
