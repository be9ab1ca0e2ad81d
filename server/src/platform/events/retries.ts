import type { Database } from '../database/index.ts';
import type { FailureReporter } from '../jobs/index.ts';
import {
  claimUnhandled,
  type DueRow,
  deleteUnhandled,
  listDue,
  listOpen,
  nextAttemptInMs,
  updateUnhandled,
} from './event-failures.store.ts';
import { handleEvent, TimeLimitError } from './handle-event.ts';
import { inLanes } from './in-lanes.ts';
import { ATTEMPTS, retryDelayMs } from './retry-delay.ts';
import type { Subscription } from './subscription.ts';

const AT_ONCE = 500;
const WIDTH = 5;
const TRY_AGAIN_MS = 5_000;

/** Tries the events again that subscribers did not handle. */
export interface Retries {
  /** Learns what is open, and begins. */
  start(): Promise<void>;
  /** Looks for due entries in so many milliseconds at the latest. */
  planIn(ms: number): void;
  close(): Promise<void>;
}

interface RetriesDeps {
  db: Database;
  reporter: FailureReporter;
  subscriptions: ReadonlyMap<string, Subscription>;
  isLeading(): boolean;
}

export function createRetries({ db, reporter, subscriptions, isLeading }: RetriesDeps): Retries {
  const queues = [...subscriptions.keys()];
  let timer: NodeJS.Timeout | undefined;
  let plannedAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;

  /** False where nothing was attempted: an earlier event of the subject has just failed again. */
  async function attempt(row: DueRow): Promise<boolean> {
    const subscription = subscriptions.get(row.queue);
    if (!subscription || !isLeading()) return false;
    const { subscriber, open } = subscription;
    const entry = { id: row.event_id, subject: row.subject };
    if (open.hasEarlier(entry)) return false;
    if (subscriber.claims && !(await claimUnhandled(db, row.id))) return false;
    const event = { id: row.event_id, name: row.event_name, payload: row.payload, happenedAt: row.first_failed_at };
    try {
      await handleEvent(subscriber, event);
    } catch (error) {
      const attempts = row.attempts + 1;
      const isDead = attempts >= ATTEMPTS || (subscriber.claims === true && error instanceof TimeLimitError);
      const jobId = String(row.event_id ?? row.id);
      const words = reporter.record({ queue: row.queue, jobId, attempt: attempts, isDead }, error);
      const state = isDead ? 'dead' : 'retrying';
      await updateUnhandled(db, row.id, { error: words, attempts, state, retryInMs: retryDelayMs(attempts) });
      if (isDead) open.delete(entry);
      return true;
    }
    await deleteUnhandled(db, row.id);
    open.delete(entry);
    return true;
  }

  async function run(): Promise<void> {
    for (;;) {
      const due = isLeading() ? await listDue(db, queues, AT_ONCE) : [];
      if (due.length === 0) break;
      const laneOf = ({ id, queue, subject }: DueRow) => `${queue} ${subject ?? id}`;
      let attempts = 0;
      await inLanes(due, { laneOf, width: WIDTH }, async (row) => {
        if (await attempt(row)) attempts += 1;
      });
      if (attempts > 0) continue;
      planIn(TRY_AGAIN_MS);
      break;
    }
    const next = isLeading() ? await nextAttemptInMs(db) : null;
    if (next !== null) planIn(Math.max(next, 0));
  }

  function go(): void {
    plannedAt = Number.POSITIVE_INFINITY;
    running = (running ?? Promise.resolve()).then(run).catch((error: unknown) => {
      reporter.report(error, 'failed events could not be tried again');
      planIn(TRY_AGAIN_MS);
    });
  }

  function planIn(ms: number): void {
    const at = Date.now() + ms;
    if (at >= plannedAt || !isLeading()) return;
    clearTimeout(timer);
    plannedAt = at;
    timer = setTimeout(go, ms);
    timer.unref();
  }

  return {
    planIn,
    async start() {
      for (const { queue, ...entry } of await listOpen(db, queues)) {
        subscriptions.get(queue)?.open.add({ id: entry.event_id, subject: entry.subject });
      }
      planIn(0);
    },
    async close() {
      clearTimeout(timer);
      await running;
    },
  };
}
