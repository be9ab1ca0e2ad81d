import { sql } from '../../../platform/database/index.ts';
import {
  CARRIER_SECRET,
  deliverEvents,
  openOrdersShop,
  startFakeCarrier,
  testCarriers,
} from '../../../testing/index.ts';
import { bookParcel } from './book-parcel.ts';
import { cancelUnwanted } from './cancel-unwanted.ts';
import { followParcels } from './follow-parcels.ts';
import { askPickup, tellNotToCome } from './pickups/ask-pickup.ts';
import { bookReturnLabel } from './return-labels/book-return-label.ts';
import { cancelReturnLabel, endLabels } from './return-labels/end-return-label.ts';

/** A shop with a carrier at which parcels are booked. */
export async function openCarriageShop(more: Record<string, string> = {}) {
  const fake = await startFakeCarrier();
  const settings = { ...fake.settings, ...more };
  const world = await openOrdersShop(settings);
  const depsAt = (now = Date.now()) => ({
    db: world.db,
    now: () => now,
    carriers: testCarriers(world.db, settings, () => now),
  });
  const bookingsOf = async (id: string) => (await world.as(`GET /admin/orders/${id}/bookings`)).body.data.bookings;
  const book = (id: string, lines?: object[]) =>
    world.as('POST /admin/bookings', { carrier: 'test-carrier', parcels: [{ id, ...(lines && { lines }) }] });
  /** Hands the events of bookings to their subscribers, as the shop does after a commit. */
  const work = (now = Date.now()) =>
    deliverEvents(world.db, [
      { name: 'carriage.book', event: 'booking.wanted', handle: ({ bookingId }) => bookParcel(depsAt(now), bookingId) },
      {
        name: 'carriage.cancel',
        event: 'booking.unwanted',
        handle: ({ bookingId }) => cancelUnwanted(depsAt(now), bookingId),
      },
      { name: 'label', event: 'return.label_wanted', handle: ({ labelId }) => bookReturnLabel(depsAt(now), labelId) },
      {
        name: 'no-label',
        event: 'return.label_unwanted',
        handle: ({ labelId }) => cancelReturnLabel(depsAt(now), labelId),
      },
      { name: 'rejected', event: 'return.rejected', handle: ({ returnId }) => endLabels(depsAt(now), returnId) },
      { name: 'visit', event: 'pickup.wanted', handle: ({ pickupId }) => askPickup(depsAt(now), pickupId) },
      { name: 'no-visit', event: 'pickup.unwanted', handle: ({ pickupId }) => tellNotToCome(depsAt(now), pickupId) },
    ]);
  return {
    ...world,
    fake,
    depsAt,
    book,
    work,
    bookingsOf,
    /** A parcel that is under way. */
    async sent(of: Parameters<typeof world.packed>[0] = {}) {
      const order = await world.packed(of);
      await book(order.id);
      await work();
      const [booking] = await bookingsOf(order.id);
      return { ...order, booking };
    },
    notify: (number: string, secret = CARRIER_SECRET) =>
      world.shop.call('POST /carriers/test-carrier/notify', { body: { number, secret }, headers: { 'x-api-key': '' } }),
    /** Lets another call to a carrier about this parcel pass. */
    letPass: (id: string) => sql`update bookings set tracked_at = null where id = ${id}`.execute(world.db),
    letPassReturn: (returnId: string) =>
      sql`update return_labels set tracked_at = null where return_id = ${returnId}`.execute(world.db),
    follow: (now: number) => followParcels(depsAt(now)),
    async close() {
      await world.close();
      await fake.close();
    },
  };
}
