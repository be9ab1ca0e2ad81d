export { checkLedger, type Violation } from './check-ledger.ts';
export { invariants } from './invariants.ts';
