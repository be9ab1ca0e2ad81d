import type { Booking, EndpointKey } from '@waha/contract';
import { adminIdOf, type Handlers, presentList } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { createTexts } from '../../../platform/text/index.ts';
import { audit, auditedResource } from '../../people/staff/index.ts';
import { eachOrder, plainOrders } from '../fulfilment/index.ts';
import { orderRefusalTexts } from '../orders/index.ts';
import { listTroubledRates } from '../shipping/index.ts';
import { CLAIM_MS } from './book-parcel.ts';
import { listBookings, listBookingsOf, readShown, type ShownBooking } from './booking-lists.store.ts';
import { dropBooking, readBooking } from './bookings.store.ts';
import type { CarriageDeps } from './carriage-deps.ts';
import { collectLabels } from './collect-labels.ts';
import { presentBooking, presentCarrier } from './present-booking.ts';
import { labelOf } from './read-label.ts';
import { carriageRefusalTexts } from './refusals.ts';
import { listSilentRemittances } from './remittances/remittances.store.ts';
import { settleRemittance } from './remittances/settle-remittance.ts';
import { wantBooking } from './want-booking.ts';

type CarriageKey = Extract<
  EndpointKey,
  | `${string} /admin/carriers`
  | `${string} /admin/remittances`
  | `${string} /admin/bookings${string}`
  | `${string} /admin/orders/{id}/bookings`
>;

/** The parcels of an order, and bookings that came to nothing before them. */
const MOST_OF_ORDER = 60;

/** Prices that a carrier could not be asked for are told of so long. */
const RAN_OUT_SHOWN_MS = 24 * 60 * 60_000;

const outcomeTexts = createTexts({
  ar: { ...orderRefusalTexts.ar, ...carriageRefusalTexts.ar },
  en: { ...orderRefusalTexts.en, ...carriageRefusalTexts.en },
});

export function carriageRoutes(deps: CarriageDeps): Handlers<CarriageKey> {
  const { db, now, carriers } = deps;
  const bookings = auditedResource<string, ShownBooking, Booking>({
    read: async (where, id) => (await readShown(where, id)) ?? refuse('carriage.not_found'),
    subject: ({ order_id: id }) => ({ kind: 'order', id }),
    audited: ({ id, carrier, state, carrier_number: number }) => ({ booking: id, carrier, state, number }),
    present: (_, row, { language }) => presentBooking(row, carriers, language),
  });
  return {
    'GET /admin/carriers': async (_, { language }) => {
      const troubled = await listTroubledRates(db, new Date(now() - RAN_OUT_SHOWN_MS));
      const rates = new Map(troubled.map((one) => [one.carrier, one]));
      const silent = new Map((await listSilentRemittances(db)).map((one) => [one.carrier, one.failing_since]));
      const shown = [...carriers.values()].map((one) =>
        presentCarrier(one, rates.get(one.code), silent.get(one.code), language),
      );
      return { carriers: shown };
    },
    'GET /admin/bookings': async ({ query }, { language }) =>
      presentList(await listBookings(db, query), (rows) => rows.map((row) => presentBooking(row, carriers, language))),
    'GET /admin/orders/{id}/bookings': async ({ params }, { language }) => ({
      bookings: (await listBookingsOf(db, params.id, MOST_OF_ORDER)).map((row) =>
        presentBooking(row, carriers, language),
      ),
    }),
    'POST /admin/bookings': async ({ body }, context) => {
      const carrier = carriers.get(body.carrier) ?? refuse('carriage.carrier_off');
      const { language } = context;
      const wanted = { carrier, by: adminIdOf(context.actor), at: new Date(now()) };
      const say = (code: string, params: Readonly<Record<string, string | number>>) =>
        // Every refusal of `wantBooking` is one of orders or of this module.
        outcomeTexts.say(language, code as keyof typeof carriageRefusalTexts.ar, params);
      const results = await eachOrder(
        db,
        body.parcels,
        ({ code, params }) => say(code, params),
        ({ id, lines = null }) =>
          plainOrders.change(db, context, { id, action: 'orders.parcel_booked' }, (tx) =>
            wantBooking(tx, id, { ...wanted, lines }, language),
          ),
      );
      return { results };
    },
    'POST /admin/remittances': async ({ body: { carrier, lines } }, context, tx) => {
      if (!carriers.has(carrier)) refuse('carriage.carrier_off');
      const settled = await settleRemittance(tx, carrier, lines, new Date(now()));
      const count = (outcome: string) => settled.filter((line) => line.outcome === outcome).length;
      await audit(tx, context, {
        action: 'carriage.remittance_settled',
        subject: { kind: 'carrier', id: carrier },
        after: { lines: lines.length, match: count('match'), differs: count('differs'), unknown: count('unknown') },
      });
      return { lines: settled };
    },
    'POST /admin/bookings/{id}/retry': ({ params: { id } }, context) =>
      bookings.change(
        db,
        context,
        { id, action: 'carriage.booking_retried' },
        async (tx, { state, order_id: orderId }) => {
          if (state !== 'wanted' && state !== 'booked' && state !== 'unwanted') refuse('carriage.not_open');
          await publish(tx, state === 'unwanted' ? 'booking.unwanted' : 'booking.wanted', { bookingId: id, orderId });
        },
      ),
    'POST /admin/bookings/{id}/drop': ({ params: { id } }, context) =>
      bookings.change(db, context, { id, action: 'carriage.booking_dropped' }, async (tx) => {
        if (await dropBooking(tx, id, new Date(now() - CLAIM_MS))) return;
        refuse((await readBooking(tx, id))?.state === 'wanted' ? 'carriage.under_way' : 'carriage.not_open');
      }),
    'POST /admin/bookings/labels': ({ body }, { language }) =>
      collectLabels(deps, body.ids, (code) => outcomeTexts.say(language, code)),
    'GET /admin/bookings/{id}/label.pdf': async ({ params }) => {
      const { format, bytes } = await labelOf(deps, params.id);
      return format === 'pdf' ? bytes : refuse('carriage.no_label');
    },
  };
}
