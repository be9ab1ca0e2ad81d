import { setTimeout as delay } from 'node:timers/promises';
import { runAsWorkClass } from '../../../platform/bulkheads/index.ts';
import { claimDue, nextReportAt } from './documents.store.ts';
import { REPORT_MS, type ReportDeps, reportDocument } from './report-document.ts';

/** Another process repeats a report whose process died; longer than a report may take. */
const LEASE_MS = REPORT_MS + 30_000;
/** Finds documents that another process stamped, and those of one that died. */
const LOOK_EVERY_MS = 60_000;
const TRY_AGAIN_MS = 5_000;
const SHORTEST_PAUSE_MS = 100;
/** So long a stop waits for the authority; a report without an answer is sent again. */
const STOP_MS = 3_000;

/** Reports what is queued, each chain in its order, woken when documents are stamped. Idle it costs a look a minute. */
export function runReports(deps: ReportDeps & { onError: (error: unknown) => void }) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isClosed = false;

  async function reportDue(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      const at = deps.now();
      const due = await claimDue(deps.db, { at: new Date(at), until: new Date(at + LEASE_MS) });
      const answered = await Promise.all(due.map((one) => reportDocument(deps, one)));
      // The next ones of their chains.
      if (answered.some(Boolean)) isAsked = true;
    }
    if (isClosed) return;
    const next = await nextReportAt(deps.db);
    const inMs = next ? next.getTime() - deps.now() : LOOK_EVERY_MS;
    planIn(Math.max(SHORTEST_PAUSE_MS, Math.min(LOOK_EVERY_MS, inMs)));
  }

  function planIn(ms: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(wake, ms);
    timer.unref();
  }

  function wake(): void {
    if (isClosed) return;
    isAsked = true;
    running ??= runAsWorkClass('jobs', reportDue)
      .catch((error: unknown) => {
        deps.onError(error);
        planIn(TRY_AGAIN_MS);
      })
      .finally(() => {
        running = undefined;
        if (isAsked) wake();
      });
  }

  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.race([running, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}
