import { isDatabaseAway } from '../database/index.ts';
import { toRefusal } from './to-refusal.ts';

/** How long after a failure of the database a shed request counts as one as well, in milliseconds. */
const AWAY_MS = 10_000;

/**
 * Creates a check of errors: true where a request failed because the database is away. While it hangs, requests that
 * wait for it take all connections, so that others are shed: those count for some seconds after the last such failure.
 */
export function createAwayCheck(now: () => number): (error: unknown) => boolean {
  let awayAtMs = Number.NEGATIVE_INFINITY;
  return (error) => {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (isDatabaseAway(cause)) {
      awayAtMs = now();
      return true;
    }
    return now() - awayAtMs < AWAY_MS && toRefusal(cause).status === 503;
  };
}
