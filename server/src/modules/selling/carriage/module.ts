import { carriageEndpoints, carriageEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { customerOrdersEraser, eraseCarrierWords } from '../orders/index.ts';
import { type CarrierRates, deleteOldPoints } from '../shipping/index.ts';
import { bookParcel } from './book-parcel.ts';
import { cancelUnwanted } from './cancel-unwanted.ts';
import { carriageInvariants } from './carriage.invariants.ts';
import { carriageRoutes } from './carriage.routes.ts';
import { createCarrierPoints } from './carrier-points.ts';
import { createCarrierRates } from './carrier-rates.ts';
import { mountCarrierWebhooks } from './carrier-webhooks.ts';
import { followParcels } from './follow-parcels.ts';
import { hostCarriers } from './host-carriers.ts';
import type { Carriers } from './hosted-carrier.ts';
import { deleteOldLabels, eraseLabelsOf } from './labels.store.ts';
import { askPickup, tellNotToCome } from './pickups/ask-pickup.ts';
import { pickupRoutes } from './pickups/pickups.routes.ts';
import { carriageProcessing } from './processing.ts';
import { carriageRefusalTexts } from './refusals.ts';
import { readRemittances } from './remittances/read-remittances.ts';
import { bookReturnLabel } from './return-labels/book-return-label.ts';
import { cancelReturnLabel, endLabels } from './return-labels/end-return-label.ts';
import { followReturns } from './return-labels/follow-returns.ts';
import { returnLabelRoutes } from './return-labels/return-labels.routes.ts';
import { deleteOldLabelFiles, eraseReturnLabelsOf } from './return-labels/return-labels.store.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** The carriers of extensions that are set up in this shop. */
    carriers: Carriers;
    /** Has carriers asked for prices of delivery. */
    carrierRates: CarrierRates;
  }
}

/** Labels are kept for a month; the carrier gives one again after that. */
const LABEL_MS = 30 * 24 * 60 * 60_000;

export const carriage = defineModule({
  name: 'carriage',
  wing: 'selling',
  processing: carriageProcessing,
  uses: ['settings', 'staff', 'locations', 'shipping', 'catalog', 'orders', 'returns', 'fulfilment'],
  endpoints: carriageEndpoints,
  apiTags: {
    carriers: 'Carriers at which parcels are booked',
    bookings: 'Parcels booked at carriers',
    remittances: 'Cash that carriers pay out',
    pickups: 'Couriers who are asked to come',
  },
  refusals: carriageRefusalTexts,
  sends: carriageEvents,
  needs: ['carriers'],
  provides({ extensions, db, now, log, attemptLimits, whenClosing }) {
    const carriers = new Map(hostCarriers(extensions.carriers));
    extensions.onChange(() => {
      const now = hostCarriers(extensions.carriers);
      carriers.clear();
      for (const [code, carrier] of now) carriers.set(code, carrier);
    });
    const rateDeps = { db, now, log, attemptLimits, carriers };
    const [rates, points] = [createCarrierRates(rateDeps), createCarrierPoints(rateDeps)];
    whenClosing(rates.settled);
    whenClosing(points.settled);
    const carrierRates = { want: rates.want, wantPoints: points.want, pointCarriers: points.carriers };
    return { carriers, carrierRates };
  },
  handlers: (deps) => ({ ...carriageRoutes(deps), ...returnLabelRoutes(deps), ...pickupRoutes(deps) }),
  mounts: mountCarrierWebhooks,
  hears: (deps) => [
    {
      name: 'carriage.book',
      event: 'booking.wanted',
      handle: ({ bookingId }) => bookParcel(deps, bookingId),
    },
    {
      name: 'carriage.cancel',
      event: 'booking.unwanted',
      handle: ({ bookingId }) => cancelUnwanted(deps, bookingId),
    },
    {
      name: 'carriage.return-label',
      event: 'return.label_wanted',
      handle: ({ labelId }) => bookReturnLabel(deps, labelId),
    },
    {
      name: 'carriage.no-return-label',
      event: 'return.label_unwanted',
      handle: ({ labelId }) => cancelReturnLabel(deps, labelId),
    },
    {
      name: 'carriage.end-return-labels',
      event: 'return.rejected',
      handle: ({ returnId }) => endLabels(deps, returnId),
    },
    { name: 'carriage.pickup', event: 'pickup.wanted', handle: ({ pickupId }) => askPickup(deps, pickupId) },
    { name: 'carriage.no-pickup', event: 'pickup.unwanted', handle: ({ pickupId }) => tellNotToCome(deps, pickupId) },
  ],
  jobs: (deps) => [
    {
      name: 'carriage.follow',
      cron: '*/10 * * * *',
      async run() {
        // A carrier that does not tell of one way may tell of the other.
        const ended = await Promise.allSettled([followParcels(deps), followReturns(deps)]);
        const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
        if (failures.length > 0) throw new AggregateError(failures, 'some parcels could not be followed');
      },
    },
    { name: 'carriage.remittances', cron: '40 5 * * *', run: () => readRemittances(deps) },
    {
      name: 'carriage.forget-labels',
      cron: '29 2 * * *',
      async run() {
        const before = new Date(deps.now() - LABEL_MS);
        await deleteOldLabels(deps.db, before);
        await deleteOldLabelFiles(deps.db, before);
        await deleteOldPoints(deps.db, before);
      },
    },
  ],
  invariants: carriageInvariants,
  eraseBatch: () =>
    customerOrdersEraser(async (tx, orderIds) => {
      await eraseLabelsOf(tx, orderIds);
      await eraseReturnLabelsOf(tx, orderIds);
      await eraseCarrierWords(tx, orderIds);
    }),
});
