import type { CarrierAddress, ShipmentRequest } from '@waha/extend';
import { shopPhone } from '../../../platform/phone/index.ts';
import type { FullOrder } from '../orders/index.ts';
import type { BookingRow } from './bookings.store.ts';

interface Shop {
  name: { ar: string };
  phone: string;
}

/** The parcel as its carrier is asked to book it, to the national address of the order. */
export function shipmentRequest(
  booking: BookingRow,
  order: FullOrder,
  { shop, weightGrams }: { shop: Shop; weightGrams: number | null },
): ShipmentRequest {
  const piecesOf = new Map(booking.lines.map(({ id, quantity }) => [id, quantity]));
  const value = order.items.reduce((sum, item) => {
    const pieces = piecesOf.get(item.id) ?? 0;
    return sum + Math.round((item.total_halalas * pieces) / item.quantity);
  }, 0);
  return {
    id: booking.id,
    orderNumber: order.number,
    sender: { name: shop.name.ar, phone: shopPhone(shop.phone) },
    to: addressOf(order),
    weightGrams,
    pieces: 1,
    value,
    cashToCollect: booking.cash_halalas,
    point: order.pickup_point?.carrier === booking.carrier ? order.pickup_point.id : null,
  };
}

/** The place of an order, as carriers are told it. Parcels are of orders that have one. */
export function addressOf({ address }: Pick<FullOrder, 'address'>): CarrierAddress {
  if (!address) throw new Error('a parcel of an order that is sent nowhere');
  return {
    name: address.recipient_name,
    phone: address.phone,
    city: address.city_ar,
    cityEn: address.city_en,
    district: address.neighborhood_ar,
    street: [address.street, address.unit_no, address.notes].filter(Boolean).join('، '),
    buildingNumber: address.building_no,
    postalCode: address.postal_code,
    shortAddress: address.short_address,
  };
}
