export {
  type BookingDraft,
  bookingDraft,
  carriageEndpoints,
  type RemittanceDraft,
  remittanceDraft,
} from './endpoints.ts';
export { carriageEvents } from './events.ts';
export { carriageRefusals } from './refusals.ts';
export type { BookableCarrier, Booking, RemittanceLine } from './shapes.ts';
