import { randomInt } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';

export const API_KEY = 'key_of_the_fake_smsa';
export const SHOP_CITY = 'Riyadh';

/** A recipient whose line names this is refused by the fake. */
export const REFUSED_CITY = 'Nowhere';

/** Requests by the published fields and their limits. Unknown fields are refused, which the real one does not do. */
const address = z.strictObject({
  AddressLine1: z.string().min(10).max(100),
  AddressLine2: z.string().max(100).optional(),
  City: z.string().regex(/^[ -~]{3,50}$/),
  ContactName: z.string().min(5).max(150),
  ContactPhoneNumber: z.string().regex(/^966\d{9}$/),
  Country: z.literal('SA'),
  ...{ District: z.string().optional(), PostalCode: z.string().optional(), ShortCode: z.string().optional() },
});
const parcel = {
  ContentDescription: z.string().min(1),
  DeclaredValue: z.number().min(0.1),
  DutyPaid: z.boolean(),
  OrderNumber: z.string().min(1).max(50),
  Parcels: z.int().min(1),
  ServiceCode: z.string().optional(),
  ShipDate: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  ShipmentCurrency: z.literal('SAR'),
  VatPaid: z.boolean(),
  WaybillType: z.enum(['PDF', 'ZPL']),
  Weight: z.number().positive(),
  WeightUnit: z.literal('KG'),
};
const b2c = z.strictObject({
  ...parcel,
  CODAmount: z.number().min(0),
  ConsigneeAddress: address,
  ShipperAddress: address,
});
const c2b = z.strictObject({ ...parcel, PickupAddress: address, ReturnToAddress: address });

interface Scan {
  ScanType: string;
  ScanDescription: string;
  ScanDateTime: string;
  ScanTimeZone: string;
}

interface FakeParcel {
  number: string;
  kind: 'b2c' | 'c2b';
  asked: z.output<typeof b2c> | z.output<typeof c2b>;
  scans: Scan[];
  isListed: boolean;
}

const RIYADH_MS = 3 * 3_600_000;
const dateOf = (at: Date) => new Date(at.getTime() + RIYADH_MS).toISOString().slice(0, 19);
const refusal = (message: string): FakeAnswer => [400, { errors: { 'ConsigneeAddress.City': [message] } }];

export type FakeSmsa = Awaited<ReturnType<typeof startFakeSmsa>>;

/** The fake SMSA: it has no key against doubled bookings, and lists a shipment late where a test wants it. */
export async function startFakeSmsa() {
  const parcels = new Map<string, FakeParcel>();
  const wanted = { isSlowToList: false, wrongLabel: false, refusesTwice: false };
  const counts = { made: 0 };
  // Two fakes are two accounts, whose shipments have different numbers.
  const prefix = randomInt(1_000, 9_999);

  function make(kind: 'b2c' | 'c2b', body: unknown): FakeAnswer {
    const asked = kind === 'b2c' ? b2c.parse(body) : c2b.parse(body);
    const city = 'ConsigneeAddress' in asked ? asked.ConsigneeAddress.City : asked.PickupAddress.City;
    if (city === REFUSED_CITY) return refusal('City is not served');
    if (wanted.refusesTwice && [...parcels.values()].some((one) => one.asked.OrderNumber === asked.OrderNumber))
      return refusal('Order number is in use');
    counts.made += 1;
    const number = `23${prefix}${String(counts.made).padStart(6, '0')}`;
    const made: FakeParcel = { number, kind, asked, scans: [], isListed: !wanted.isSlowToList };
    parcels.set(number, made);
    return [200, show(made)];
  }

  function show({ number, asked }: FakeParcel) {
    const label = asked.WaybillType === 'PDF' ? '%PDF-1.7 of SMSA' : '^XA^FO50,50^FDSMSA^FS^XZ';
    const awbFile = Buffer.from(wanted.wrongLabel ? '<html>' : label).toString('base64');
    return {
      sawb: number,
      createDate: dateOf(new Date()),
      shipmentParcelsCount: 1,
      waybills: [{ awb: number, awbFile }],
    };
  }

  function track(found: FakeParcel | undefined): FakeAnswer {
    if (!found?.isListed) return [404, 'No Shipment found'];
    const cash = 'CODAmount' in found.asked ? found.asked.CODAmount : 0;
    return [200, { AWB: found.number, Reference: found.asked.OrderNumber, CODAmount: cash, Scans: found.scans }];
  }

  function carryOut({ method, path, headers, body }: FakeRequest): FakeAnswer {
    if (headers.apikey !== API_KEY) return [401, 'Unauthorized'];
    const [, root = '', kind = '', act = '', last = ''] = path.split('/').slice(1);
    if (root === 'lookup') return [200, [{ cityName: SHOP_CITY }, { cityName: 'Jeddah' }]];
    const key = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    if (root === 'track')
      return track(
        kind === 'single' ? parcels.get(key) : [...parcels.values()].find((one) => one.asked.OrderNumber === key),
      );
    if (method === 'POST' && (act === 'new' || kind === 'new')) return make(root === 'c2b' ? 'c2b' : 'b2c', body);
    const found = parcels.get(key);
    const isOfKind = found?.kind === (root === 'c2b' ? 'c2b' : 'b2c');
    if (!found || !isOfKind) return [404, 'No Shipment found'];
    if (kind === 'cancel') {
      found.scans.push({
        ScanType: 'SHSC',
        ScanDescription: 'Cancelled',
        ScanDateTime: dateOf(new Date()),
        ScanTimeZone: '',
      });
      return [200, new TextEncoder().encode('Shipment Cancelled Successfully!')];
    }
    return last === '' && kind !== 'query' && act !== 'query' ? [404, ''] : [200, show(found)];
  }

  const server = await startFakeServer(carryOut);
  return {
    ...server,
    env: {
      ...{ SMSA_URL: server.url, SMSA_API_KEY: API_KEY, SMSA_SHOP_CITY: SHOP_CITY },
      SMSA_SHOP_ADDRESS: 'King Fahd Road, Al Malqa 13521',
    },
    wanted,
    counts,
    booked: () => parcels.size,
    askedOf: (number: string) => parcels.get(number)?.asked,
    numbers: () => [...parcels.keys()],
    cashOf(number: string) {
      const asked = parcels.get(number)?.asked;
      return asked && 'CODAmount' in asked ? Math.round(asked.CODAmount * 100) : 0;
    },
    move(number: string, code: string, at = new Date()) {
      const found = parcels.get(number);
      if (!found) throw new Error(`no shipment ${number}`);
      found.scans.push({ ScanType: code, ScanDescription: '', ScanDateTime: dateOf(at), ScanTimeZone: '+03:00' });
    },
    /** Lists what was made meanwhile. */
    listAll() {
      for (const one of parcels.values()) one.isListed = true;
    },
  };
}
