export { type Transfer, type TransferReceipts, transferEndpoints } from './endpoints.ts';
export { transferEvents } from './events.ts';
export { transferRefusals } from './refusals.ts';
