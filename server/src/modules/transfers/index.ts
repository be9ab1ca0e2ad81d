export { transferRoutes } from './transfers.routes.ts';
export { readTransfer, type TransferRow } from './transfers.store.ts';
