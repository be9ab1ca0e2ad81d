export { fulfilmentEndpoints } from './endpoints.ts';
export { fulfilmentRefusals } from './refusals.ts';
export {
  type AdminOrder,
  type AdminOrderSummary,
  type OrderNote,
  type Packing,
  type PackingSlip,
  type PaymentState,
  paymentStates,
  type TimelineEntry,
  type WaitsFor,
  waitsFor,
} from './shapes.ts';
