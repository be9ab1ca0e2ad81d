import { carriageEndpoints, carriageEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { customerOrdersEraser, eraseCarrierWords } from '../orders/index.ts';
import type { CarrierRates } from '../shipping/index.ts';
import { bookParcel } from './book-parcel.ts';
import { cancelUnwanted } from './cancel-unwanted.ts';
import { carriageInvariants } from './carriage.invariants.ts';
import { carriageRoutes } from './carriage.routes.ts';
import { createCarrierRates } from './carrier-rates.ts';
import { mountCarrierWebhooks } from './carrier-webhooks.ts';
import { followParcels } from './follow-parcels.ts';
import { hostCarriers } from './host-carriers.ts';
import type { Carriers } from './hosted-carrier.ts';
import { deleteOldLabels, eraseLabelsOf } from './labels.store.ts';
import { carriageRefusalTexts } from './refusals.ts';

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
  uses: ['settings', 'staff', 'locations', 'shipping', 'catalog', 'orders', 'fulfilment'],
  endpoints: carriageEndpoints,
  apiTags: {
    carriers: 'Carriers at which parcels are booked',
    bookings: 'Parcels booked at carriers',
    remittances: 'Cash that carriers pay out',
  },
  refusals: carriageRefusalTexts,
  sends: carriageEvents,
  needs: ['carriers'],
  provides({ extensions, db, now, log, whenClosing }) {
    const carriers = new Map(hostCarriers(extensions.carriers));
    extensions.onChange(() => {
      const now = hostCarriers(extensions.carriers);
      carriers.clear();
      for (const [code, carrier] of now) carriers.set(code, carrier);
    });
    const carrierRates = createCarrierRates({ db, now, log, carriers });
    whenClosing(carrierRates.settled);
    return { carriers, carrierRates };
  },
  handlers: carriageRoutes,
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
  ],
  jobs: (deps) => [
    { name: 'carriage.follow', cron: '*/10 * * * *', run: () => followParcels(deps) },
    {
      name: 'carriage.forget-labels',
      cron: '29 2 * * *',
      run: () => deleteOldLabels(deps.db, new Date(deps.now() - LABEL_MS)),
    },
  ],
  invariants: carriageInvariants,
  eraseBatch: () =>
    customerOrdersEraser(async (tx, orderIds) => {
      await eraseLabelsOf(tx, orderIds);
      await eraseCarrierWords(tx, orderIds);
    }),
});
