import { z } from 'zod';
import { orderOutcome } from '../fulfilment/endpoints.ts';
import { orderParams } from '../orders/endpoints.ts';
import { endpoint } from '../platform/endpoint.ts';
import { fileBytes, givenRiyals, id, typedCode } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { carrierCode } from '../shipping/carrier-code.ts';
import { pickupEndpoints } from './pickups.ts';
import { returnLabelEndpoints } from './returns.ts';
import { bookableCarrier, booking, collectedLabels, MOST_LABELS, remittanceLine } from './shapes.ts';

const people = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;

const MOST_AT_ONCE = 100;
const params = z.object({ id: z.uuid() });

export const bookingDraft = z.object({
  carrier: carrierCode,
  parcels: z
    .array(
      z.object({
        id: z.uuid().describe('Of the order'),
        lines: z
          .array(z.object({ id, quantity: z.int().min(1).max(99) }))
          .min(1, 'validation.required')
          .max(200)
          .nullish()
          .describe('Unless said everything that is still here'),
      }),
    )
    .min(1, 'validation.required')
    .max(MOST_AT_ONCE),
});
export type BookingDraft = z.input<typeof bookingDraft>;

/** Bookings of which lists tell: those that did not go as they should, and parcels under way; `differs`: paid out otherwise, of late. */
const bookingViews = ['trouble', 'under_way', 'returned', 'unremitted', 'differs'] as const;

/** The most lines of one statement. */
const MOST_LINES = 2_000;

export const remittanceDraft = z.object({
  carrier: carrierCode,
  lines: z
    .array(z.object({ number: typedCode(120).describe('Of the parcel, at the carrier'), amount: givenRiyals(100_000) }))
    .min(1, 'validation.required')
    .max(MOST_LINES),
});
export type RemittanceDraft = z.input<typeof remittanceDraft>;

export const labelsDraft = z.object({ ids: z.array(z.uuid()).min(1, 'validation.required').max(MOST_LABELS) });
export type LabelsDraft = z.input<typeof labelsDraft>;

export const carriageEndpoints = {
  ...returnLabelEndpoints,
  ...pickupEndpoints,
  'POST /admin/remittances': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'Compare a carrier’s statement of cash with its parcels, and store what it paid for each, once',
    body: remittanceDraft,
    reply: z.object({ lines: z.array(remittanceLine).max(MOST_LINES) }),
    errors: ['carriage.carrier_off'],
    idempotent: true,
  }),
  'GET /admin/carriers': endpoint({
    access: people,
    summary: 'Carriers at which parcels are booked',
    reply: z.object({ carriers: z.array(bookableCarrier).max(50) }),
    errors: [],
  }),
  'GET /admin/bookings': endpoint({
    access: people,
    summary: 'Parcels booked at carriers, the latest first',
    query: staffListQuery({ sorts: ['-asked_at'], filters: { view: z.enum(bookingViews).optional() } }),
    reply: staffPage(booking),
    errors: [],
  }),
  'POST /admin/bookings': endpoint({
    access: { ...people, token: 'shipments:write' },
    summary: 'Book parcels of packed orders at a carrier, each by itself. The carrier is asked after this reply',
    body: bookingDraft,
    reply: z.object({ results: z.array(orderOutcome).max(MOST_AT_ONCE) }),
    errors: ['carriage.carrier_off'],
  }),
  'GET /admin/orders/{id}/bookings': endpoint({
    access: people,
    summary: 'Bookings of an order, the latest first, with all that their carriers told',
    params: orderParams,
    reply: z.object({ bookings: z.array(booking).max(60) }),
    errors: [],
  }),
  'POST /admin/bookings/{id}/retry': endpoint({
    access: people,
    summary: 'Ask the carrier again, with the same key: a parcel that it has is not booked twice',
    params,
    reply: booking,
    errors: ['carriage.not_found', 'carriage.not_open'],
  }),
  'POST /admin/bookings/{id}/drop': endpoint({
    access: people,
    summary: 'Give up a booking; one that the carrier has all the same is cancelled there',
    params,
    reply: booking,
    errors: ['carriage.not_found', 'carriage.not_open', 'carriage.under_way'],
  }),
  'POST /admin/bookings/labels': endpoint({
    access: people,
    summary:
      'Labels of many parcels as one PDF, and one file of ZPL; those that the shop has lost are had from the carriers',
    body: labelsDraft,
    reply: collectedLabels,
    errors: [],
  }),
  'GET /admin/bookings/{id}/label.pdf': endpoint({
    access: people,
    summary: 'The label of a booked parcel; one that the shop has lost is had from the carrier again',
    params,
    reply: fileBytes,
    gives: 'application/pdf',
    errors: ['carriage.not_found', 'carriage.no_label', 'carriage.label_unreachable'],
  }),
};
