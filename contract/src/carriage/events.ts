import { z } from 'zod';
import { event } from '../platform/event.ts';

/** Events of bookings, whose subscribers call the carrier. */
export const carriageEvents = {
  /** A parcel is to be booked at its carrier. */
  'booking.wanted': event(z.object({ bookingId: z.uuid(), orderId: z.uuid() }), { subject: 'bookingId' }),
  /** A booked parcel is not to be sent: it is cancelled at its carrier. */
  'booking.unwanted': event(z.object({ bookingId: z.uuid(), orderId: z.uuid() }), { subject: 'bookingId' }),
};
