import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';

const TIMEOUT_MS = 60_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

export interface Waiting {
  log: Log;
  timeoutMs?: number;
  firstWaitMs?: number;
}

/**
 * Runs work that needs the database, and retries for a minute while it is unreachable: a machine may start the shop
 * before its database, and a failover may coincide with a deployment. Any other error, and the last one, is thrown.
 */
export async function waitForDatabase<Result>(
  run: () => Promise<Result>,
  { log, timeoutMs = TIMEOUT_MS, firstWaitMs = FIRST_WAIT_MS }: Waiting,
): Promise<Result> {
  const untilMs = performance.now() + timeoutMs;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await run();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() + waitMs > untilMs) throw error;
      const secondsLeft = Math.round((untilMs - performance.now()) / 1_000);
      log.warn({ reason: String(error), secondsLeft }, 'The database cannot be reached yet: trying again');
    }
    await wait(waitMs);
  }
}
