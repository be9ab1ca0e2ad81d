import { type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';
import { carrierServices, LABEL } from './fake-carrier-services.ts';

export const CARRIER_SECRET = 'secret_of_the_fake_carrier';

const request = z.object({
  id: z.string(),
  orderNumber: z.string(),
  cashToCollect: z.int(),
  weightGrams: z.int().nullable(),
  to: z.object({ name: z.string(), city: z.string(), street: z.string() }),
  point: z.string().nullable(),
});
type Request = z.output<typeof request>;

interface FakeParcel extends Request {
  number: string;
  status: string;
  events: { status: string; at: string; text: string }[];
}

export type FakeCarrier = Awaited<ReturnType<typeof startFakeCarrier>>;

/** The carrier behind `testCarrier`: it refuses, forgets labels, and fails as a test wants it. */
export async function startFakeCarrier() {
  const parcels = new Map<string, FakeParcel>();
  const counts = {
    visitsCancelled: 0,
    returnsCancelled: 0,
    rates: 0,
    points: 0,
    asked: 0,
    booked: 0,
    cancelled: 0,
    tracked: 0,
  };
  const wanted = { refusal: '', withoutLabels: false, sameNumber: '', label: LABEL as string | Uint8Array };
  const services = carrierServices(wanted, counts);

  /** The label that a test wants; ZPL names its parcel. */
  const labelOf = (number: string) =>
    Buffer.from(typeof wanted.label === 'string' ? wanted.label.replace('NUMBER', number) : wanted.label).toString(
      'base64',
    );

  function book(asked: Request): [number, unknown] {
    counts.asked += 1;
    if (wanted.refusal) return [200, { reason: wanted.refusal }];
    const known = [...parcels.values()].find(({ id }) => id === asked.id);
    const number = known?.number ?? (wanted.sameNumber || `TC-${parcels.size + 1}`);
    if (!known) {
      counts.booked += 1;
      parcels.set(number, { ...asked, number, status: 'booked', events: [] });
    }
    return [201, { number, label: wanted.withoutLabels ? null : labelOf(number) }];
  }

  function carryOut({ method, path, body }: FakeRequest): [number, unknown] {
    const served = services.carryOut(path, body);
    if (served) return served;
    const [, number = '', act] = path.split('/').slice(1);
    if (method === 'POST' && number === '') return book(request.parse(body));
    const parcel = parcels.get(number);
    if (!parcel) return [404, {}];
    if (act === 'label') return [200, { label: labelOf(number) }];
    if (act === 'cancel') {
      if (parcel.status !== 'booked') return [409, {}];
      counts.cancelled += 1;
      parcel.status = 'cancelled';
      return [200, {}];
    }
    counts.tracked += 1;
    return [200, { status: parcel.status, events: parcel.events }];
  }

  const server = await startFakeServer(carryOut);
  return {
    ...server,
    settings: { TEST_CARRIER_URL: server.url },
    counts,
    wanted,
    prices: services.prices,
    points: services.points,
    remittances: services.remittances,
    statement: services.statement,
    visits: services.visits,
    returns: services.returns,
    moveReturn: services.moveReturn,
    parcels: () => [...parcels.values()],
    parcelOf: (order: string) => [...parcels.values()].find(({ orderNumber }) => orderNumber === order),
    /** Something happens to a parcel. */
    move(number: string, status: string, { at = new Date(), text = '' }: { at?: Date; text?: string } = {}) {
      const parcel = parcels.get(number);
      if (!parcel) throw new Error(`no parcel ${number}`);
      parcel.status = status;
      parcel.events.push({ status, at: at.toISOString(), text });
    },
  };
}
