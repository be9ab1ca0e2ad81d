export { type Account, listLines, readBalance, type Unit } from './ledger.store.ts';
export { storeCreditRoutes } from './store-credit.routes.ts';
export { hold, move, release, type TransferOrder, type Transferred, take } from './transfer.ts';
