import { type DueRow, listDue, listOpen, nextAttemptInMs } from './event-failures.store.ts';
import { inLanes } from './in-lanes.ts';
import { createRetryAttempt, type RetryDeps, TRY_AGAIN_MS } from './retry-event.ts';

const AT_ONCE = 500;
const WIDTH = 5;

/** Tries the events again that subscribers did not handle. */
export interface Retries {
  /** Learns what is open, and begins. */
  start(): Promise<void>;
  /** Looks for due entries in so many milliseconds at the latest. */
  planIn(ms: number): void;
  close(): Promise<void>;
}

export function createRetries(deps: RetryDeps): Retries {
  const { db, reporter, subscriptions, isLeading } = deps;
  const attempt = createRetryAttempt(deps);
  const queues = [...subscriptions.keys()];
  let timer: NodeJS.Timeout | undefined;
  let plannedAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;

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
