export { fulfilmentEndpoints } from './endpoints.ts';
export { fulfilmentEvents } from './events.ts';
export { fulfilmentRefusals } from './refusals.ts';
export type { AdminOrder, AdminOrderSummary, OrderNote, Packing, PackingSlip, TimelineEntry } from './shapes.ts';
