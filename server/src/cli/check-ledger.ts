import { checkLedger, invariants, LEDGER_TIMEOUTS } from '../checks/index.ts';
import { withDatabase } from './with-database.ts';

/** `npm run check:ledger`: on DATABASE_URL, on the running shop's own PostgreSQL, or on that of DATA_DIR when nothing runs. */
const violations = await withDatabase(checkLedger, LEDGER_TIMEOUTS);
for (const { invariant, subject, detail } of violations)
  process.stdout.write(`✗ ${invariant}\n  ${subject}: ${detail}\n`);
process.stdout.write(`${invariants.length} invariants checked, ${violations.length} violations\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
