export { listHoldersOfAgedBalance, readAgedBalance, readOldestBalance } from './aged-balance.store.ts';
export {
  type Account,
  type LineRow,
  listLines,
  readBalance,
  readGiftCardBalances,
  readPending,
  type Unit,
} from './ledger.store.ts';
export { readStatement, type Statement, type StatementLine } from './statement.store.ts';
export { creditLabel } from './store-credit.routes.ts';
export {
  captureHold,
  placeHold,
  postTransfer,
  releaseHold,
  type TransferRequest,
  type TransferResult,
  transferAgedBalance,
} from './transfer.ts';
