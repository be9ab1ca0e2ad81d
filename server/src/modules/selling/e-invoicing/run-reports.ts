import { setTimeout as delay } from 'node:timers/promises';
import { type QueueLoop, startQueueLoop } from '../../../platform/jobs/index.ts';
import { claimDue, nextReportAt } from './documents.store.ts';
import { REPORT_MS, type ReportDeps, reportDocument } from './report-document.ts';

/** Another process repeats a report whose process died; longer than a report may take. */
const LEASE_MS = REPORT_MS + 30_000;
/** So long a stop waits for the authority; a report without an answer is sent again. */
const STOP_MS = 3_000;

/** Reports what is queued, each chain in its order, woken when documents are stamped. */
export function runReports(deps: ReportDeps & { onError: (error: unknown) => void }): QueueLoop {
  const { db, now, onError } = deps;
  const loop = startQueueLoop({
    async claim() {
      const due = await claimDue(db, { at: new Date(now()), until: new Date(now() + LEASE_MS) });
      const answered = await Promise.all(due.map((one) => reportDocument(deps, one)));
      // The next ones of their chains.
      return answered.some(Boolean);
    },
    nextAt: () => nextReportAt(db),
    ...{ now, onError },
  });
  return {
    wake: loop.wake,
    close: () => Promise.race([loop.close(), delay(STOP_MS, undefined, { ref: false })]),
  };
}
