import {
  addressLine,
  type CarrierAddress,
  digitsOf,
  type LabelFormat,
  type ReturnRequest,
  type ShipmentRequest,
} from '@waha/extend';

export interface ParcelSettings {
  /** The place where SMSA collects, and to which things are sent back. */
  shopCity: string;
  shopAddress: string;
  /** The weight of a parcel of which the shop knows none. */
  weightKg: number;
  service: string;
  returnService: string;
  label: LabelFormat;
  cityName: (cityEn: string) => string;
}

const GRAMS = 1_000;
const HALALAS = 100;
const LEAST_VALUE = 0.1;
const LEAST_NAME = 5;
const LEAST_LINE = 10;
const MOST_LINE = 100;
const MOST_NAME = 150;

/** The body of `shipment/b2c/new`. The booking's id is SMSA's order number, by which it is found again. */
export function shipmentBody(request: ShipmentRequest, settings: ParcelSettings, now: number) {
  const { to, sender, cashToCollect } = request;
  return {
    ...parcelOf(request, settings, now),
    ...(settings.service !== '' && { ServiceCode: settings.service }),
    CODAmount: cashToCollect / HALALAS,
    ConsigneeAddress: addressOf(to, request.orderNumber, settings.cityName),
    ShipperAddress: shopOf(sender, request.orderNumber, settings),
  };
}

/** The body of `c2b/new`: a courier collects at the buyer's door. */
export function returnBody(request: ReturnRequest, settings: ParcelSettings, now: number) {
  return {
    ...parcelOf(request, settings, now),
    ...(settings.returnService !== '' && { ServiceCode: settings.returnService }),
    // Buyers have no printer for labels.
    WaybillType: 'PDF',
    PickupAddress: addressOf(request.from, request.orderNumber, settings.cityName),
    ReturnToAddress: shopOf(request.receiver, request.orderNumber, settings),
  };
}

function parcelOf(
  {
    id,
    orderNumber,
    value,
    pieces,
    weightGrams,
  }: Pick<ShipmentRequest, 'id' | 'orderNumber' | 'value' | 'pieces' | 'weightGrams'>,
  { weightKg, label }: ParcelSettings,
  now: number,
) {
  return {
    OrderNumber: id,
    ContentDescription: orderNumber,
    DeclaredValue: Math.max(LEAST_VALUE, value / HALALAS),
    ...{ Parcels: pieces, Weight: weightGrams === null ? weightKg : weightGrams / GRAMS, WeightUnit: 'KG' },
    ...{ ShipDate: new Date(now).toISOString().slice(0, 19), ShipmentCurrency: 'SAR' },
    ...{ VatPaid: true, DutyPaid: false, WaybillType: label.toUpperCase() },
  };
}

function addressOf(address: CarrierAddress, orderNumber: string, cityName: (cityEn: string) => string) {
  const { name, phone, cityEn, district, postalCode, shortAddress } = address;
  return {
    ...placeOf(addressLine(address), cityName(cityEn)),
    ContactName: nameOf(name, orderNumber),
    ContactPhoneNumber: digitsOf(phone),
    ...(district && { District: district }),
    ...(postalCode && { PostalCode: postalCode }),
    ...(shortAddress && { ShortCode: shortAddress }),
  };
}

function shopOf(
  { name, phone }: { name: string; phone: string },
  orderNumber: string,
  { shopCity, shopAddress }: ParcelSettings,
) {
  return {
    ...placeOf(shopAddress, shopCity),
    ContactName: nameOf(name, orderNumber),
    ContactPhoneNumber: digitsOf(phone),
  };
}

/** A line has 10 to 100 characters; the rest goes to the second one. */
function placeOf(line: string, city: string) {
  const whole = line.length < LEAST_LINE ? `${line}، ${city}، SA`.padEnd(LEAST_LINE, '.') : line;
  const rest = whole.slice(MOST_LINE, MOST_LINE * 2);
  return {
    AddressLine1: whole.slice(0, MOST_LINE),
    ...(rest !== '' && { AddressLine2: rest }),
    ...{ City: city, Country: 'SA' },
  };
}

/** Names have five letters at least: shorter ones are followed by the order. */
const nameOf = (name: string, orderNumber: string): string =>
  (name.length < LEAST_NAME ? `${name} (${orderNumber})` : name).slice(0, MOST_NAME);
