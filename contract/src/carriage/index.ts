export { type BookingDraft, bookingDraft, carriageEndpoints } from './endpoints.ts';
export { carriageEvents } from './events.ts';
export { carriageRefusals } from './refusals.ts';
export type { BookableCarrier, Booking } from './shapes.ts';
