export { fulfilmentEndpoints } from './endpoints.ts';
export { fulfilmentRefusals } from './refusals.ts';
export type { AdminOrder, AdminOrderSummary, OrderNote, Packing, PackingSlip, TimelineEntry } from './shapes.ts';
