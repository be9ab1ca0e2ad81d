import type { ShipmentRequest } from '@waha/extend';

export interface ParcelSettings {
  /** Code of the place where OTO's carriers collect. */
  pickupLocation: string;
  /** The weight of a parcel of which the shop knows none. */
  weightKg: number;
  /** Number of the delivery option; by the rules of the account where there is none. */
  deliveryOption: string;
  /** The company whose points buyers may choose, as OTO names its integration, and the number of its option; empty: none. */
  pointsCompany: string;
  pointsOption: string;
}

const GRAMS = 1_000;
const riyals = (halalas: number): number => halalas / 100;

/** Phones as OTO takes them in Saudi Arabia: nine digits. */
const localPhone = (phone: string): string => phone.replace(/\D/g, '').replace(/^966/, '').replace(/^0/, '');

/** The body of `createOrder`, with its shipment at once. The booking's id is the order's, so that it exists once. */
export function orderRequest(request: ShipmentRequest, settings: ParcelSettings) {
  const { pickupLocation, weightKg, deliveryOption, pointsOption } = settings;
  const { id, orderNumber, to, sender, value, cashToCollect, pieces, weightGrams, point } = request;
  const option = point === null ? deliveryOption : pointsOption;
  const isCash = cashToCollect > 0;
  const amount = riyals(isCash ? cashToCollect : value);
  const line = [to.buildingNumber, to.street, to.district, to.city, to.postalCode].filter(Boolean).join('، ');
  return {
    ...{ orderId: id, ref1: orderNumber, createShipment: true, pickupLocationCode: pickupLocation },
    ...(option !== '' && { deliveryOptionId: Number(option) }),
    ...(point !== null && { ref2: point }),
    ...{ payment_method: isCash ? 'cod' : 'paid', amount, amount_due: isCash ? amount : 0, currency: 'SAR' },
    ...{ packageCount: pieces, packageWeight: weightGrams === null ? weightKg : weightGrams / GRAMS },
    senderName: sender.name,
    customer: {
      ...{ name: to.name, mobile: localPhone(to.phone), address: line, city: to.cityEn, country: 'SA' },
      ...(to.district && { district: to.district }),
      ...(to.street && { street: to.street }),
      ...(to.buildingNumber && { buildingNo: to.buildingNumber }),
      ...(to.postalCode && { postcode: to.postalCode }),
      ...(to.shortAddress && { shortAddressCode: to.shortAddress }),
    },
    item_description: orderNumber,
  };
}
