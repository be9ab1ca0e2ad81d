import { z } from 'zod';
import { event } from '../platform/event.ts';

/** Events of bookings, whose subscribers call the carrier. */
export const carriageEvents = {
  /** A parcel is to be booked at its carrier. */
  'booking.wanted': event(z.object({ bookingId: z.uuid(), orderId: z.uuid() }), { subject: 'bookingId' }),
  'return.label_wanted': event(z.object({ labelId: z.uuid(), returnId: z.uuid() }), { subject: 'labelId' }),
  /** A booked label is for a return that is over: it is cancelled at its carrier. */
  'return.label_unwanted': event(z.object({ labelId: z.uuid(), returnId: z.uuid() }), { subject: 'labelId' }),
  /** A return has a label by which its buyer sends it back. */
  'return.labelled': event(z.object({ returnId: z.uuid() }), { subject: 'returnId' }),
  'pickup.wanted': event(z.object({ pickupId: z.uuid() }), { subject: 'pickupId' }),
  'pickup.unwanted': event(z.object({ pickupId: z.uuid() }), { subject: 'pickupId' }),
  /** A booked parcel is not to be sent: it is cancelled at its carrier. */
  'booking.unwanted': event(z.object({ bookingId: z.uuid(), orderId: z.uuid() }), { subject: 'bookingId' }),
};
