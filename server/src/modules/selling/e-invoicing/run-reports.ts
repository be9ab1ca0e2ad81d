import { setTimeout as delay } from 'node:timers/promises';
import { type QueueLoop, startQueueLoop } from '../../../platform/jobs/index.ts';
import { claimDue, nextReportAt } from './documents.store.ts';
import { REPORT_MS, type ReportDeps, reportDocument } from './report-document.ts';

/** Another process repeats a report whose process died; longer than a report may take. */
const LEASE_MS = REPORT_MS + 30_000;
/** So long a stop waits for the authority; a report without an answer is sent again. */
const STOP_MS = 3_000;

/**
 * Reports what is queued, each chain in its order, woken when documents are stamped. Chains do not wait for each other: the
 * authority of one may hang.
 */
export function runReports(deps: ReportDeps & { onError: (error: unknown) => void }): QueueLoop {
  const { db, now, onError } = deps;
  const underWay = new Set<Promise<void>>();
  const loop = startQueueLoop({
    async claim() {
      const due = await claimDue(db, { at: new Date(now()), until: new Date(now() + LEASE_MS) });
      for (const one of due) {
        const report = reportDocument(deps, one)
          .then(() => undefined, onError)
          .finally(() => {
            underWay.delete(report);
            // For the next one of its chain, or for the end of its pause.
            loop.wake();
          });
        underWay.add(report);
      }
      return false;
    },
    nextAt: () => nextReportAt(db),
    ...{ now, onError },
  });
  return {
    wake: loop.wake,
    async close() {
      const settled = loop.close().then(() => Promise.all(underWay));
      await Promise.race([settled, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}
