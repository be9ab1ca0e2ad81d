export { type Account, type LineRow, listLines, readBalance, readPending, type Unit } from './ledger.store.ts';
export { listHoldersOfOld, readOld, readOldest } from './old.store.ts';
export { readStatement, type Statement, type StatementLine } from './statement.store.ts';
export { creditLabel } from './store-credit.routes.ts';
export { hold, move, moveOld, release, type TransferOrder, type Transferred, take } from './transfer.ts';
