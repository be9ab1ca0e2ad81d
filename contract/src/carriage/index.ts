export {
  type BookingDraft,
  bookingDraft,
  carriageEndpoints,
  type LabelsDraft,
  labelsDraft,
  type RemittanceDraft,
  remittanceDraft,
} from './endpoints.ts';
export { carriageEvents } from './events.ts';
export { type Pickup, type PickupDraft, pickupDraft } from './pickups.ts';
export { carriageRefusals } from './refusals.ts';
export { type ReturnLabel, type ReturnLabelDraft, type ReturnLabelForBuyer, returnLabelDraft } from './returns.ts';
export {
  type BookableCarrier,
  type Booking,
  type CollectedLabels,
  collectedLabels,
  type LabelFile,
  type RemittanceLine,
} from './shapes.ts';
