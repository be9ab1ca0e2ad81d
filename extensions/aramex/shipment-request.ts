import {
  addressLine,
  type CarrierAddress,
  digitsOf,
  type PickupRequest,
  type ReturnRequest,
  type ShipmentRequest,
} from '@waha/extend';

export interface ParcelSettings {
  accountNumber: string;
  accountEntity: string;
  /** The place where Aramex collects, and to which things are sent back. */
  shopCity: string;
  shopAddress: string;
  shopEmail: string;
  /** The weight of a parcel of which the shop knows none. */
  weightKg: number;
  product: string;
  returnProduct: string;
  cityName: (cityEn: string) => string;
}

const GRAMS = 1_000;
const HALALAS = 100;
const MOST_LINE = 50;
const MOST_NAME = 50;
const SAR = 'SAR';
const PRODUCT_GROUP = 'DOM';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment as WCF writes it in JSON. */
export const wcfDate = (at: number): string => `/Date(${at}+0300)/`;
const money = (halalas: number) => ({ CurrencyCode: SAR, Value: halalas / HALALAS });
const weightOf = (grams: number | null, { weightKg }: ParcelSettings) => ({
  Unit: 'KG',
  Value: grams === null ? weightKg : grams / GRAMS,
});

/** A label as a PDF, in the answer itself. */
export const LABEL_INFO = { ReportID: 9201, ReportType: 'RPT' };
export const printBody = (number: string, { accountEntity }: ParcelSettings) => ({
  ShipmentNumber: number,
  ProductGroup: PRODUCT_GROUP,
  OriginEntity: accountEntity,
  LabelInfo: LABEL_INFO,
});
export const rangeBody = ({ accountEntity }: ParcelSettings) => ({
  Entity: accountEntity,
  ProductGroup: PRODUCT_GROUP,
  Count: 1,
});

/** The body of `CreateShipments`, by a number that was reserved for it. */
export function shipmentBody(request: ShipmentRequest, number: string, settings: ParcelSettings, now: number) {
  const { to, sender, orderNumber, cashToCollect } = request;
  const isCash = cashToCollect > 0;
  return createBody(request, number, settings, {
    now,
    Shipper: { Reference1: orderNumber, AccountNumber: settings.accountNumber, ...shopParty(sender, settings) },
    Consignee: { Reference1: orderNumber, ...partyOf(to, settings) },
    Terms: {
      ...{ ProductType: settings.product, PaymentType: 'P', Services: isCash ? 'CODS' : '' },
      ...(isCash && { CashOnDeliveryAmount: money(cashToCollect) }),
    },
  });
}

/** A shipment from the buyer, which the shop pays. */
export function returnBody(request: ReturnRequest, number: string, settings: ParcelSettings, now: number) {
  const { from, receiver, orderNumber } = request;
  return createBody(request, number, settings, {
    now,
    Shipper: { Reference1: orderNumber, ...partyOf(from, settings) },
    Consignee: { Reference1: orderNumber, AccountNumber: settings.accountNumber, ...shopParty(receiver, settings) },
    Terms: { ProductType: settings.returnProduct, PaymentType: 'C', Services: '' },
  });
}

function createBody(
  {
    id,
    orderNumber,
    weightGrams,
    pieces,
    value,
  }: Pick<ShipmentRequest, 'id' | 'orderNumber' | 'weightGrams' | 'pieces' | 'value'>,
  number: string,
  settings: ParcelSettings,
  { now, Shipper, Consignee, Terms }: { now: number; Shipper: object; Consignee: object; Terms: object },
) {
  return {
    LabelInfo: LABEL_INFO,
    Shipments: [
      {
        ...{ Reference1: orderNumber, Reference2: id, Number: number, Shipper, Consignee },
        ...{ ShippingDateTime: wcfDate(now), DueDate: wcfDate(now + DAY_MS), Comments: '' },
        Details: {
          ...{ ActualWeight: weightOf(weightGrams, settings), NumberOfPieces: pieces, ProductGroup: PRODUCT_GROUP },
          ...{ DescriptionOfGoods: orderNumber, GoodsOriginCountry: 'SA', PaymentOptions: '' },
          ...{ CustomsValueAmount: money(value), ...Terms },
        },
      },
    ],
  };
}

function partyOf(address: CarrierAddress, settings: ParcelSettings) {
  const { name, phone, cityEn, postalCode, buildingNumber, shortAddress, district } = address;
  const line = [shortAddress, addressLine(address)].filter(Boolean).join('، ');
  return {
    PartyAddress: {
      ...linesOf(line),
      ...{ City: settings.cityName(cityEn), PostCode: postalCode ?? '', CountryCode: 'SA' },
      ...(district && { Description: district }),
      ...(buildingNumber && { BuildingNumber: buildingNumber }),
    },
    Contact: contactOf(name, phone, ''),
  };
}

function shopParty({ name, phone }: { name: string; phone: string }, settings: ParcelSettings) {
  return { PartyAddress: shopAddress(settings), Contact: contactOf(name, phone, settings.shopEmail) };
}

export const shopAddress = ({ shopAddress: line, shopCity }: ParcelSettings) => ({
  ...linesOf(line),
  ...{ City: shopCity, PostCode: '', CountryCode: 'SA' },
});

const contactOf = (name: string, phone: string, email: string) => ({
  ...{ PersonName: name.slice(0, MOST_NAME), CompanyName: name.slice(0, MOST_NAME) },
  ...{ PhoneNumber1: digitsOf(phone), CellPhone: digitsOf(phone), EmailAddress: email, Type: '' },
});

const linesOf = (line: string) => ({
  Line1: line.slice(0, MOST_LINE),
  Line2: line.slice(MOST_LINE, MOST_LINE * 2),
  Line3: line.slice(MOST_LINE * 2, MOST_LINE * 3),
});

/** The body of `CalculateRate`. */
export function rateBody(cityEn: string, weightGrams: number, settings: ParcelSettings) {
  return {
    OriginAddress: shopAddress(settings),
    DestinationAddress: { ...linesOf(cityEn), City: settings.cityName(cityEn), PostCode: '', CountryCode: 'SA' },
    ShipmentDetails: {
      ...{ ActualWeight: weightOf(weightGrams, settings), NumberOfPieces: 1, ProductGroup: PRODUCT_GROUP },
      ...{ ProductType: settings.product, PaymentType: 'P', PaymentOptions: '', Services: '' },
    },
    PreferredCurrencyCode: SAR,
  };
}

/** The body of `CreatePickup`. */
export function pickupBody(request: PickupRequest, settings: ParcelSettings) {
  const { id, day, from, until, parcels, contact } = request;
  const at = (time: string) => wcfDate(Date.parse(`${day}T${time}:00+03:00`));
  const weight = { Unit: 'KG', Value: settings.weightKg * parcels };
  return {
    LabelInfo: null,
    Pickup: {
      ...{
        PickupAddress: shopAddress(settings),
        PickupContact: contactOf(contact.name, contact.phone, settings.shopEmail),
      },
      ...{ PickupLocation: settings.shopCity, PickupDate: at(from), ReadyTime: at(from), LastPickupTime: at(until) },
      ...{ ClosingTime: at(until), Comments: '', Reference1: id, Vehicle: '', Status: 'Ready' },
      PickupItems: [
        {
          ...{
            ProductGroup: PRODUCT_GROUP,
            ProductType: settings.product,
            Payment: 'P',
            PackageType: '',
            Comments: '',
          },
          ...{ NumberOfShipments: parcels, NumberOfPieces: parcels, ShipmentWeight: weight },
        },
      ],
    },
  };
}
