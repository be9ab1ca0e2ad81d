export { type Transfer, type TransferReceipts, transferEndpoints } from './endpoints.ts';
export { transferRefusals } from './refusals.ts';
