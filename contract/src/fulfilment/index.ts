export { fulfilmentEndpoints } from './endpoints.ts';
export { fulfilmentEvents } from './events.ts';
export { fulfilmentRefusals } from './refusals.ts';
export type {
  AdminOrder,
  AdminOrderSummary,
  ItemsPreview,
  OrderNote,
  Packing,
  PackingSlip,
  TimelineEntry,
} from './shapes.ts';
