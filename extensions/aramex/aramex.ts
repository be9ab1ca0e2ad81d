import {
  type AskedPickup,
  type BookedShipment,
  type CarrierProvider,
  type CarrierRate,
  type ExtensionFetch,
  type ExtensionRecords,
  isLabelOf,
  type PickupRequest,
  type RefusedShipment,
} from '@waha/extend';
import { z } from 'zod';
import {
  type AramexAccount,
  type AramexLabel,
  AramexRefusal,
  type AskAramex,
  createAsk,
  created,
  done,
  pickup,
  printed,
  range,
  rate,
  refuseBy,
  tracking,
} from './api.ts';
import {
  type ParcelSettings,
  pickupBody,
  printBody,
  rangeBody,
  rateBody,
  returnBody,
  shipmentBody,
} from './shipment-request.ts';
import { trackedOf } from './statuses.ts';

export interface AramexSettings extends AramexAccount, ParcelSettings {}

export interface AramexDeps {
  settings: AramexSettings;
  fetch: ExtensionFetch;
  records: ExtensionRecords;
  now: () => number;
}

const REMEMBERED_MS = 30 * 24 * 60 * 60_000;
const HALALAS = 100;

/** Aramex, by the JSON form of ShippingAPI.V2, read in November 2026. */
export function createAramex(deps: AramexDeps): CarrierProvider {
  const { settings, now } = deps;
  const ask = createAsk(settings, deps.fetch);
  const track = async (number: string) => trackedOf(await updatesOf(ask, number));
  return {
    capabilities: { label: 'pdf', cashOnDelivery: true, returns: true, cancels: false },
    rates: ({ cityEn, weightGrams }) => rates(ask, rateBody(cityEn, weightGrams, settings)),
    book: (request) => bookOnce(ask, deps, request.id, (number) => shipmentBody(request, number, settings, now())),
    bookReturn: (request) => bookOnce(ask, deps, request.id, (number) => returnBody(request, number, settings, now())),
    async label(number) {
      const { ShipmentLabel } = await ask(printed, 'Shipping', 'PrintLabel', printBody(number, settings));
      const bytes = await bytesOf(ShipmentLabel, deps);
      if (!bytes) throw new Error('Aramex gave a label that is no PDF');
      return bytes;
    },
    track,
    async cancel(number) {
      const { status } = await track(number);
      if (status !== 'booked' && status !== 'cancelled') throw new Error('Aramex has picked the parcel up');
    },
    requestPickup: (request) => refusedOr(() => askOnce(ask, deps, request)),
    async cancelPickup(reference) {
      await ask(done, 'Shipping', 'CancelPickup', { PickupGUID: reference, Comments: '' });
    },
  };
}

/** The outcome of a call, or the words by which Aramex refuses it. */
async function refusedOr<Done>(work: () => Promise<Done>): Promise<Done | RefusedShipment> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AramexRefusal)) throw error;
    return { isRefused: true, reason: error.message };
  }
}

const reserved = z.object({ number: z.string(), isAsked: z.boolean() });

/**
 * Books once. Aramex has no idempotency key, but lets a shipment have a number that was reserved: it is written down before the
 * call, and after a lost answer its label says whether the shipment is there. From then on a refusal proves nothing: Aramex may
 * refuse a number because it booked it.
 */
async function bookOnce(
  ask: AskAramex,
  deps: AramexDeps,
  id: string,
  bodyOf: (number: string) => object,
): Promise<BookedShipment | RefusedShipment> {
  const { settings, records, now } = deps;
  const key = `booking:${id}`;
  const endsAt = new Date(now() + REMEMBERED_MS);
  let known = reserved.safeParse(await records.read(key)).data;
  if (!known) {
    const { FromWaybill } = await ask(range, 'Shipping', 'ReserveShipmentNumberRange', rangeBody(settings));
    // The first of two who reserve one at once keeps his; the other number is lost.
    const kept = await records.change(key, (was) => was ?? { number: FromWaybill, isAsked: false }, { endsAt });
    known = reserved.parse(kept);
  }
  const { number, isAsked } = known;
  if (isAsked) {
    const label = await find(ask, number, settings);
    if (label) return bookedOf(number, await bytesOf(label, deps));
  }
  await records.change(key, () => ({ number, isAsked: true }), { endsAt });
  const answer = await refusedOr(() => create(ask, deps, number, bodyOf(number)));
  if (!('isRefused' in answer)) return answer;
  if (isAsked) throw new Error('Aramex may have the parcel: it refuses a number that was asked for before');
  await records.change(key, () => ({ number, isAsked: false }), { endsAt });
  return answer;
}

async function create(ask: AskAramex, deps: AramexDeps, number: string, body: object): Promise<BookedShipment> {
  const answer = await ask(created, 'Shipping', 'CreateShipments', body);
  const [made] = answer.Shipments;
  if (!made || made.HasErrors) return refuseBy('CreateShipments', made?.Notifications);
  return bookedOf(made.ID || number, await bytesOf(made.ShipmentLabel, deps).catch(() => null));
}

/** Words by which Aramex says that it has no such shipment. */
const ABSENT = /\b(?:not|cannot be) found\b|\bnot exist|\b(?:cannot|could not) find\b|\bno such shipment\b/i;

const visit = z.object({ reference: z.string() });

/** Asks a courier to come, once: Aramex gives each call a GUID of its own, so it is written down. */
async function askOnce(ask: AskAramex, deps: AramexDeps, request: PickupRequest): Promise<AskedPickup> {
  const key = `pickup:${request.id}`;
  const known = visit.safeParse(await deps.records.read(key));
  if (known.success) return known.data;
  const { ProcessedPickup } = await ask(pickup, 'Shipping', 'CreatePickup', pickupBody(request, deps.settings));
  const asked = { reference: ProcessedPickup.GUID };
  await deps.records.change(key, () => asked, { endsAt: new Date(deps.now() + REMEMBERED_MS) });
  return asked;
}

/** The label of a shipment by its number; undefined where Aramex says that it has none. Other refusals are errors. */
async function find(ask: AskAramex, number: string, settings: ParcelSettings): Promise<AramexLabel | undefined> {
  const answer = await refusedOr(() => ask(printed, 'Shipping', 'PrintLabel', printBody(number, settings)));
  if (!('isRefused' in answer)) return answer.ShipmentLabel;
  if (!ABSENT.test(answer.reason)) throw new Error('Aramex does not say whether it has the parcel');
  return undefined;
}

function bookedOf(number: string, label: Uint8Array | null): BookedShipment {
  const trackingUrl = `https://www.aramex.com/sa/en/track/results?ShipmentNumber=${encodeURIComponent(number)}`;
  return { number, trackingUrl, carrierName: null, label };
}

/** The bytes of a label: in the answer, or at the address that it names; null where that is no PDF. */
async function bytesOf(label: AramexLabel, { fetch, settings }: AramexDeps): Promise<Uint8Array | null> {
  const { LabelFileContents: contents, LabelURL: url } = label ?? {};
  if (contents) {
    const bytes = new Uint8Array(typeof contents === 'string' ? Buffer.from(contents, 'base64') : contents);
    return isLabelOf('pdf', bytes) ? bytes : null;
  }
  if (!url) return null;
  // The address has no key in it, and is given without TLS at times.
  const isOwn = URL.canParse(url) && new URL(url).origin === new URL(settings.url).origin;
  const response = await fetch(isOwn ? url : url.replace(/^http:/, 'https:'));
  const fetched = new Uint8Array(await response.arrayBuffer());
  return response.ok && isLabelOf('pdf', fetched) ? fetched : null;
}

async function updatesOf(ask: AskAramex, number: string) {
  const body = { Shipments: [number], GetLastTrackingUpdateOnly: false };
  const { TrackingResults: results } = await ask(tracking, 'Tracking', 'TrackShipments', body);
  const all = Array.isArray(results) ? results.find(({ Key }) => Key === number)?.Value : results?.[number];
  // A shipment that was just booked has no update yet, and is named among those that do not exist.
  return all ?? [];
}

/** Words by which Aramex says that it brings nothing to a place. */
const NOT_SERVED =
  /\bnot? (?:be )?(?:served|serviced|serviceable|supported|covered)\b|\bno service\b|\boutside .*\bcoverage\b/i;

/** Prices; none where Aramex says that it does not go there. Any other refusal is an error: it may be over tomorrow. */
async function rates(ask: AskAramex, body: object): Promise<readonly CarrierRate[]> {
  const answer = await refusedOr(() => ask(rate, 'RateCalculator', 'CalculateRate', body));
  if ('isRefused' in answer) {
    if (NOT_SERVED.test(answer.reason)) return [];
    throw new Error('Aramex does not say a price now');
  }
  const { CurrencyCode, Value } = answer.TotalAmount;
  if (CurrencyCode !== 'SAR' || !(Value > 0)) return [];
  return [{ service: '', price: Math.round(Value * HALALAS), minDays: null, maxDays: null }];
}
