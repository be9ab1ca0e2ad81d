import { randomInt, randomUUID } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';

export const PASSWORD = 'password_of_the_fake_aramex';
export const ACCOUNT = {
  userName: 'shop@fake.test',
  accountNumber: '4004636',
  accountPin: '442543',
  accountEntity: 'RUH',
};

/** A recipient in this city is refused by the fake. */
export const REFUSED_CITY = 'Nowhere';

/** Requests by Aramex's own schemas (shipping.xsd, rates.xsd): their required fields. Unknown ones are refused here, not there. */
const text = z.string();
const wcf = z.string().regex(/^\/Date\(\d+\+0300\)\/$/);
const weight = z.strictObject({ Unit: z.literal('KG'), Value: z.number().positive() });
const money = z.strictObject({ CurrencyCode: z.literal('SAR'), Value: z.number() });
const address = z.strictObject({
  ...{ Line1: text.min(1).max(50), Line2: text.max(50), Line3: text.max(50), City: text.min(1), PostCode: text },
  ...{ CountryCode: z.literal('SA'), Description: text.optional(), BuildingNumber: text.optional() },
});
const contact = z.strictObject({
  ...{ PersonName: text.min(1).max(50), CompanyName: text.min(1), PhoneNumber1: text.regex(/^966\d+$/) },
  ...{ CellPhone: text.min(1), EmailAddress: text, Type: text },
});
const party = z.strictObject({
  ...{ Reference1: text, AccountNumber: text.optional(), PartyAddress: address, Contact: contact },
});
const labelInfo = z.strictObject({ ReportID: z.int(), ReportType: z.enum(['RPT', 'URL']) });
const clientInfo = z.strictObject({
  ...{ UserName: text, Password: text, Version: text, AccountNumber: text, AccountPin: text },
  ...{ AccountEntity: text, AccountCountryCode: z.literal('SA'), Source: z.int() },
});
const withClient = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ClientInfo: clientInfo, ...shape });
const shipment = z.strictObject({
  ...{ Reference1: text, Reference2: text, Number: text.min(1), Shipper: party, Consignee: party },
  ...{ ShippingDateTime: wcf, DueDate: wcf, Comments: text },
  Details: z.strictObject({
    ...{ ActualWeight: weight, DescriptionOfGoods: text, GoodsOriginCountry: text, NumberOfPieces: z.int().min(1) },
    ...{ ProductGroup: z.literal('DOM'), ProductType: text.length(3), PaymentType: z.enum(['P', 'C']) },
    ...{ PaymentOptions: text, CustomsValueAmount: money, Services: text, CashOnDeliveryAmount: money.optional() },
  }),
});
const create = withClient({ LabelInfo: labelInfo, Shipments: z.array(shipment).length(1) });
const print = withClient({ ShipmentNumber: text, ProductGroup: text, OriginEntity: text, LabelInfo: labelInfo });
const reserve = withClient({ Entity: text, ProductGroup: text, Count: z.literal(1) });
const track = withClient({ Shipments: z.array(text).length(1), GetLastTrackingUpdateOnly: z.boolean() });
const calculate = withClient({
  ...{ OriginAddress: address, DestinationAddress: address, PreferredCurrencyCode: z.literal('SAR') },
  ShipmentDetails: z.strictObject({
    ...{ ActualWeight: weight, NumberOfPieces: z.int(), ProductGroup: text, ProductType: text },
    ...{ PaymentType: text, PaymentOptions: text, Services: text },
  }),
});
const pickups = withClient({
  LabelInfo: z.null(),
  Pickup: z.strictObject({
    ...{ PickupAddress: address, PickupContact: contact, PickupLocation: text, PickupDate: wcf, ReadyTime: wcf },
    ...{ LastPickupTime: wcf, ClosingTime: wcf, Comments: text, Reference1: text, Vehicle: text, Status: text },
    PickupItems: z
      .array(
        z.strictObject({
          ...{ ProductGroup: text, ProductType: text, Payment: text, PackageType: text, Comments: text },
          ...{ NumberOfShipments: z.int().min(1), NumberOfPieces: z.int().min(1), ShipmentWeight: weight },
        }),
      )
      .length(1),
  }),
});
const cancelPickup = withClient({ PickupGUID: text, Comments: text });

/** A label of one empty page. */
const ONE_PAGE = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 283 425]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

interface FakeParcel {
  asked: z.output<typeof shipment>;
  updates: { UpdateCode: string; UpdateDescription: string; UpdateDateTime: string; UpdateLocation: string }[];
}

const ok = (more: object): FakeAnswer => [200, { HasErrors: false, Notifications: [], ...more }];
const refused = (Message: string, more: object = {}): FakeAnswer => [
  200,
  { HasErrors: true, Notifications: [{ Code: 'ERR52', Message }], ...more },
];

export type FakeAramex = Awaited<ReturnType<typeof startFakeAramex>>;

/** The fake Aramex: every answer has status 200, and a number is booked once. */
export async function startFakeAramex() {
  const parcels = new Map<string, FakeParcel>();
  const pickedUp = new Map<string, z.output<typeof pickups>['Pickup']>();
  const wanted = {
    labelAsPage: false,
    labelByAddress: false,
    isBusy: false,
    currency: 'SAR',
    noPickup: false,
    noPrint: '',
    noRate: '',
    losesBooking: false,
  };
  const counts = { reserved: 0 };
  // Two fakes are two accounts, whose shipments have different numbers.
  const prefix = randomInt(10_000, 99_999);

  function label() {
    if (wanted.labelByAddress) return { LabelURL: `${server.url}/label.pdf`, LabelFileContents: null };
    const bytes = new TextEncoder().encode(wanted.labelAsPage ? '<html>' : ONE_PAGE);
    return { LabelURL: null, LabelFileContents: [...bytes] };
  }

  function book(body: unknown): FakeAnswer {
    const [asked] = create.parse(body).Shipments;
    if (!asked) return [400, {}];
    const Notifications = [{ Code: 'ERR06', Message: 'Consignee city is not served' }];
    const nothing = { ID: null, ShipmentLabel: null, HasErrors: true };
    if (asked.Consignee.PartyAddress.City === REFUSED_CITY)
      return [200, { HasErrors: true, Notifications: [], Shipments: [{ ...nothing, Notifications }] }];
    const taken = [{ Code: 'ERR44', Message: 'Shipment number is in use' }];
    if (parcels.has(asked.Number))
      return [200, { HasErrors: true, Notifications: [], Shipments: [{ ...nothing, Notifications: taken }] }];
    parcels.set(asked.Number, { asked, updates: [] });
    if (wanted.losesBooking) return [500, {}];
    return ok({ Shipments: [{ ID: asked.Number, HasErrors: false, Notifications: [], ShipmentLabel: label() }] });
  }

  const acts: Record<string, (body: unknown) => FakeAnswer> = {
    ReserveShipmentNumberRange(body) {
      reserve.parse(body);
      counts.reserved += 1;
      const number = `4${prefix}${String(counts.reserved).padStart(5, '0')}`;
      return ok({ FromWaybill: number, ToWaybill: number });
    },
    CreateShipments: book,
    PrintLabel(body) {
      const { ShipmentNumber } = print.parse(body);
      if (wanted.noPrint) return refused(wanted.noPrint);
      return parcels.has(ShipmentNumber) ? ok({ ShipmentLabel: label() }) : refused('Shipment was not found');
    },
    TrackShipments(body) {
      const [number = ''] = track.parse(body).Shipments;
      const parcel = parcels.get(number);
      if (!parcel || parcel.updates.length === 0) return ok({ TrackingResults: [], NonExistingWaybills: [number] });
      return ok({ TrackingResults: [{ Key: number, Value: parcel.updates }], NonExistingWaybills: [] });
    },
    CalculateRate(body) {
      const { ShipmentDetails, DestinationAddress } = calculate.parse(body);
      if (DestinationAddress.City === REFUSED_CITY) return refused('Destination is not served');
      if (wanted.noRate) return refused(wanted.noRate);
      const Value = 20 + 2.5 * Math.ceil(ShipmentDetails.ActualWeight.Value) * 1.15;
      return ok({ TotalAmount: { CurrencyCode: wanted.currency, Value } });
    },
    CreatePickup(body) {
      const asked = pickups.parse(body).Pickup;
      if (wanted.noPickup) return refused('Pickup date is a holiday');
      const GUID = randomUUID();
      pickedUp.set(GUID, asked);
      return ok({ ProcessedPickup: { ID: `P${pickedUp.size}`, GUID } });
    },
    CancelPickup(body) {
      return pickedUp.delete(cancelPickup.parse(body).PickupGUID)
        ? ok({ Message: '' })
        : refused('Pickup was not found');
    },
  };

  function carryOut({ path, body }: FakeRequest): FakeAnswer {
    if (path === '/label.pdf')
      return [200, new TextEncoder().encode('%PDF-1.4'), { 'content-type': 'application/pdf' }];
    const { ClientInfo } = z.object({ ClientInfo: clientInfo }).parse(body);
    if (ClientInfo.Password !== PASSWORD) return refused('ClientInfo - Invalid username or password');
    if (wanted.isBusy) return refused('Too many requests. Try again later');
    return acts[path.split('/').at(-1) ?? '']?.(body) ?? [404, {}];
  }

  const server = await startFakeServer(carryOut);
  return {
    ...server,
    env: {
      ...{ ARAMEX_URL: server.url, ARAMEX_PASSWORD: PASSWORD, ARAMEX_USER_NAME: ACCOUNT.userName },
      ...{ ARAMEX_ACCOUNT_NUMBER: ACCOUNT.accountNumber, ARAMEX_ACCOUNT_PIN: ACCOUNT.accountPin },
      ...{ ARAMEX_ACCOUNT_ENTITY: ACCOUNT.accountEntity, ARAMEX_SHOP_CITY: 'Riyadh' },
      ...{ ARAMEX_SHOP_ADDRESS: 'King Fahd Road, Al Malqa', ARAMEX_SHOP_EMAIL: 'shop@waha.test' },
    },
    wanted,
    counts,
    booked: () => parcels.size,
    askedOf: (number: string) => parcels.get(number)?.asked,
    numbers: () => [...parcels.keys()],
    pickups: () => [...pickedUp.values()],
    cashOf: (number: string) => Math.round((parcels.get(number)?.asked.Details.CashOnDeliveryAmount?.Value ?? 0) * 100),
    move(number: string, UpdateDescription: string, UpdateCode = 'SH999', at = new Date()) {
      const parcel = parcels.get(number);
      if (!parcel) throw new Error(`no shipment ${number}`);
      const UpdateDateTime = `/Date(${at.getTime()}+0300)/`;
      parcel.updates.push({ UpdateCode, UpdateDescription, UpdateDateTime, UpdateLocation: 'Riyadh' });
    },
  };
}
