export { checkLedger, invariants, LEDGER_TIMEOUTS, type Violation } from './check-ledger.ts';
