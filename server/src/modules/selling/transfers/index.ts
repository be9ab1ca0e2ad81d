export { readTransfer, type TransferRow } from './transfers.store.ts';
