export { checkLedger, invariants, type Violation } from './check-ledger.ts';
