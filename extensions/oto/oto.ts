import { setTimeout as sleep } from 'node:timers/promises';
import type { BookedShipment, CarrierProvider, ExtensionFetch, RefusedShipment, ShipmentRequest } from '@waha/extend';
import type { z } from 'zod';
import { type AskOto, accepted, createAsk, history, type OtoAccount, OtoRefusal, orderStatus, print } from './api.ts';
import { orderRequest, type ParcelSettings } from './order-request.ts';
import { readPoints } from './points.ts';
import { readRates } from './rates.ts';
import { momentOf, trackedOf } from './statuses.ts';
import { verdictOf } from './webhook.ts';

export interface OtoSettings extends OtoAccount, ParcelSettings {
  webhookSecret: string;
  /** The city of the pick-up location, for prices; empty: there are none. */
  originCity: string;
}

interface OtoDeps {
  settings: OtoSettings;
  fetch: ExtensionFetch;
  now: () => number;
  /** The time between two looks for the number of a new shipment. */
  lookEveryMs?: number;
}

type Order = z.output<typeof orderStatus>;

/** OTO's answer for an order that it does not have. */
const UNKNOWN = 'OTO1002';
const CONFLICT = 409;
/** A shipment is made after its order was taken; after this long without a number it is asked for again. */
const MAKING_MS = 15 * 60_000;
/** Looks for its number in one booking, within the time that the shop gives one. */
const LOOKS = 6;
const LOOK_EVERY_MS = 1_500;

/** OTO, an account over many carriers: https://apis.tryoto.com, read in November 2026. */
export function createOto({ settings, fetch, now, lookEveryMs = LOOK_EVERY_MS }: OtoDeps): CarrierProvider {
  const ask = createAsk(settings, fetch, now);
  return {
    capabilities: { label: 'pdf', cashOnDelivery: true, returns: false, cancels: true },
    ...(settings.originCity !== '' && { rates: (request) => readRates(ask, request, settings) }),
    ...(settings.pointsCompany !== '' &&
      settings.pointsOption !== '' && { points: (request) => readPoints(ask, request, settings.pointsCompany) }),
    book: (request) => book(ask, request, { settings, now, lookEveryMs }),
    async label(number) {
      const { printAWBURL } = await ask(print, 'GET', `print/${encodeURIComponent((await read(ask, number)).orderId)}`);
      // The address carries its own key: the account's token is sent to the API alone.
      const response = await fetch(printAWBURL);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const isPdf = new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-';
      if (!response.ok || !isPdf) throw new Error('OTO gave a label that is no PDF');
      return bytes;
    },
    track: async (number) => trackedOf((await read(ask, number)).history),
    async cancel(number) {
      const { orderId, history: told } = await read(ask, number);
      if (trackedOf(told).status === 'cancelled') return;
      await ask(accepted, 'POST', 'cancelShipment', { orderId, shipmentId: number });
    },
    webhook: (request) =>
      verdictOf(request, settings.webhookSecret, async (orderId) => (await findOrder(ask, orderId))?.shipmentId),
  };
}

/** Books once: an order that OTO has by this id is read, and made where it has none. */
async function book(
  ask: AskOto,
  request: ShipmentRequest,
  { settings, now, lookEveryMs }: { settings: ParcelSettings; now: () => number; lookEveryMs: number },
): Promise<BookedShipment | RefusedShipment> {
  try {
    const known = await findOrder(ask, request.id);
    if (!known) await ask(accepted, 'POST', 'createOrder', orderRequest(request, settings));
    else if (isLeftBehind(known, now())) await ask(accepted, 'POST', 'createShipment', { orderId: request.id });
    const order = known?.shipmentId ? known : await lookFor(ask, request.id, lookEveryMs);
    // The shop asks again with the same id.
    if (!order?.shipmentId) throw new Error('OTO has not made the shipment yet');
    return bookedOf(order, order.shipmentId);
  } catch (error) {
    if (!(error instanceof OtoRefusal)) throw error;
    // An attempt that ran beside this one may have made the order: the shop asks for it again.
    if (error.status === CONFLICT && (await findOrder(ask, request.id))) throw new Error('OTO has the order already');
    return { isRefused: true, reason: error.message };
  }
}

/** Looks for an order until it has a number: OTO makes the shipment some seconds after it was asked for. */
async function lookFor(ask: AskOto, id: string, everyMs: number): Promise<Order | undefined> {
  for (let look = 1; look < LOOKS; look += 1) {
    const order = await findOrder(ask, id);
    if (order?.shipmentId) return order;
    await sleep(everyMs);
  }
  return findOrder(ask, id);
}

function bookedOf({ trackingUrl, deliveryCompany }: Order, number: string): BookedShipment {
  const isAddress = trackingUrl && URL.canParse(trackingUrl) && trackingUrl.startsWith('http');
  // The label is had on its own: its failure must not look like one of the booking.
  return {
    number,
    trackingUrl: isAddress ? trackingUrl : null,
    carrierName: deliveryCompany?.slice(0, 80) || null,
    label: null,
  };
}

function isLeftBehind({ shipmentId, date }: Order, now: number): boolean {
  const madeAt = date ? momentOf(date) : undefined;
  return !shipmentId && madeAt !== undefined && now - madeAt.getTime() > MAKING_MS;
}

async function findOrder(ask: AskOto, orderId: string): Promise<Order | undefined> {
  try {
    return await ask(orderStatus, 'POST', 'orderStatus', { orderId });
  } catch (error) {
    if (error instanceof OtoRefusal && (error.code === UNKNOWN || error.status === 404)) return undefined;
    throw error;
  }
}

/** The history of a shipment by its number. */
async function read(ask: AskOto, number: string) {
  const { items } = await ask(history, 'POST', 'orderHistory', { shipmentIds: [number] });
  const [item] = items;
  if (!item) throw new Error('OTO does not know this shipment');
  return item;
}
