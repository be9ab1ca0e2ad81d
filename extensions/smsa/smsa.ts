import {
  type BookedShipment,
  type CarrierProvider,
  type ExtensionFetch,
  type ExtensionRecords,
  isLabelOf,
  type LabelFormat,
  type RefusedShipment,
} from '@waha/extend';
import { z } from 'zod';
import {
  type AskSmsa,
  createAsk,
  type SmsaAccount,
  SmsaRefusal,
  type SmsaShipment,
  shipment,
  tracking,
} from './api.ts';
import { type ParcelSettings, returnBody, shipmentBody } from './shipment-request.ts';
import { trackedOf } from './statuses.ts';

export interface SmsaSettings extends SmsaAccount, ParcelSettings {}

interface SmsaDeps {
  settings: SmsaSettings;
  fetch: ExtensionFetch;
  records: ExtensionRecords;
  now: () => number;
}

/** A shipment may be listed some time after it was made: after an unknown answer it is not made again so soon. */
const LISTING_MS = 3 * 60_000;
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

const pathOf = (number: string): string => encodeURIComponent(number);

/** SMSA Express, by its eCom REST API: https://ecomapis.smsaexpress.com, read in November 2026. */
export function createSmsa({ settings, fetch, records, now }: SmsaDeps): CarrierProvider {
  const ask = createAsk(settings, fetch);
  const { label: format } = settings;
  const track = async (number: string) => trackedOf(await known(ask, number));
  return {
    capabilities: { label: format, cashOnDelivery: true, returns: true, cancels: false },
    book: (request) =>
      bookOnce({ ask, records, now, format }, request.id, 'shipment/b2c', shipmentBody(request, settings, now())),
    bookReturn: (request) =>
      bookOnce({ ask, records, now, format: 'pdf' }, request.id, 'c2b', returnBody(request, settings, now())),
    async label(number) {
      const sent = await ask(shipment, 'GET', `shipment/b2c/query/${pathOf(number)}`);
      const found = sent ?? (await ask(shipment, 'GET', `c2b/query/${pathOf(number)}`));
      const bytes = found && labelOf(found, sent ? format : 'pdf');
      if (!bytes) throw new Error('SMSA gave no label of the chosen form');
      return bytes;
    },
    track,
    async cancel(number) {
      const { status } = await track(number);
      if (status !== 'booked' && status !== 'cancelled') throw new Error('SMSA has picked the parcel up');
      // Returns alone are cancelled by a call.
      await ask(z.unknown(), 'POST', `c2b/cancel/${pathOf(number)}`).catch((error: unknown) => {
        if (!(error instanceof SmsaRefusal)) throw error;
      });
    },
  };
}

interface Booking {
  ask: AskSmsa;
  records: ExtensionRecords;
  now: () => number;
  format: LabelFormat;
}

const tried = z.object({ at: z.number() });

/**
 * Books once: SMSA has no key of its own, so a shipment is looked for by its order number before it is made. After an unknown
 * answer a refusal proves nothing: SMSA may refuse an order number because it has it.
 */
async function bookOnce(
  { ask, records, now, format }: Booking,
  id: string,
  act: 'shipment/b2c' | 'c2b',
  body: unknown,
): Promise<BookedShipment | RefusedShipment> {
  const found = await ask(tracking, 'GET', `track/reference/${pathOf(id)}`);
  if (found) return bookedOf(found.AWB, null);
  const before = tried.safeParse(await records.read(`tried:${id}`));
  if (before.success && now() - before.data.at < LISTING_MS)
    throw new Error('SMSA may have the parcel: it is looked for');
  await records.change(`tried:${id}`, () => ({ at: now() }), { endsAt: new Date(now() + REMEMBERED_MS) });
  try {
    const made = await ask(shipment, 'POST', `${act}/new`, body);
    if (!made) throw new Error('SMSA does not know this call');
    return bookedOf(made.sawb, labelOf(made, format));
  } catch (error) {
    if (!(error instanceof SmsaRefusal)) throw error;
    if (before.success) throw new Error('SMSA may have the parcel: it refuses one that was asked for before');
    await records.change(`tried:${id}`, () => null);
    return { isRefused: true, reason: error.message };
  }
}

function bookedOf(number: string, label: Uint8Array | null): BookedShipment {
  return {
    number,
    trackingUrl: `https://www.smsaexpress.com/sa/trackingdetails?tracknumbers=${pathOf(number)}`,
    carrierName: null,
    label,
  };
}

function labelOf({ waybills }: SmsaShipment, format: LabelFormat): Uint8Array | null {
  const [first] = waybills;
  const bytes = first?.awbFile ? new Uint8Array(Buffer.from(first.awbFile, 'base64')) : undefined;
  return bytes && isLabelOf(format, bytes) ? bytes : null;
}

async function known(ask: AskSmsa, number: string) {
  const found = await ask(tracking, 'GET', `track/single/${pathOf(number)}`);
  if (!found) throw new Error('SMSA does not know this parcel');
  return found;
}
