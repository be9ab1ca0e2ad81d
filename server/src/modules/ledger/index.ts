export { type Account, readBalance, type Unit } from './ledger.store.ts';
export { hold, move, release, type TransferOrder, type Transferred, take } from './transfer.ts';
