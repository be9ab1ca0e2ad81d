import { checkLedger, invariants, LEDGER_TIMEOUTS } from '../checks/index.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';
import type { ScheduledJob } from '../platform/jobs/index.ts';
import type { Log } from '../platform/log/index.ts';
import { insertLedgerCheck } from './ledger-checks.store.ts';

/** The most violations written to the log; `npm run check:ledger` lists all. */
const MAX_LOGGED = 20;
/** A million orders take a minute and a half (docs/scale.md). */
const LIMIT_SECONDS = 4 * 3_600;

/**
 * Checks the ledger every night and stores the result. It has a connection of its own, with longer timeouts than requests;
 * each statement reads one snapshot, so it neither blocks others nor is blocked.
 */
export function ledgerJob({
  url,
  db,
  log,
  now,
}: {
  url: string;
  db: Database;
  log: Log;
  now: () => number;
}): ScheduledJob {
  return {
    name: 'ledger.check',
    cron: '23 1 * * *',
    limitSeconds: LIMIT_SECONDS,
    async run() {
      const checkedAt = new Date(now());
      const begun = performance.now();
      const own = openDatabase({ url, poolSize: 1, applicationName: 'waha-ledger', timeouts: LEDGER_TIMEOUTS });
      const violations = await checkLedger(own.db).finally(() => own.close());
      for (const one of violations.slice(0, MAX_LOGGED)) log.error({ ...one }, 'the books do not balance');
      await insertLedgerCheck(db, {
        checked_at: checkedAt,
        invariants: invariants.length,
        violations: violations.length,
        took_ms: Math.round(performance.now() - begun),
      });
    },
  };
}
