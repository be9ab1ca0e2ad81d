import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { type BilingualPoint, listPickupPoints } from '../../shipping/index.ts';
import type { StoredOrderPoint } from '../order-row.ts';
import type { PricedCart } from '../quote/price-cart.ts';
import type { TypedAddress } from './order-address.ts';
import type { PlaceOrderRequest } from './order-request.ts';

export interface ChosenPoint extends BilingualPoint {
  cityId: number;
}

/**
 * The point that the buyer chose, as its carrier told it last; null where the order is brought. Refuses one that is not there any more,
 * and an order without one whose method needs it.
 */
export async function readChosenPoint(
  tx: Tx,
  { pickup_point: chosen, shipping_method: method }: PlaceOrderRequest,
  { at, language, pointCarriers: carriers }: { at: Date; language: Language; pointCarriers: readonly string[] },
): Promise<ChosenPoint | null> {
  if (method !== 'pickup' && method !== 'point') return null;
  if (!chosen) return method === 'pickup' ? null : refuseField(language, 'pickup_point', 'validation.required');
  const cityId = chosen.city_id;
  const points = await listPickupPoints(tx, { cityId, method, carriers, at });
  const point = points.find(({ carrier, id }) => carrier === chosen.carrier && id === chosen.id);
  return point ? { ...point, cityId } : refuse('shipping.point_closed');
}

/** Parcels go to the point as to an address. */
export function addressOfPoint({ cityId, name, address }: ChosenPoint, language: Language): TypedAddress {
  return { city_id: cityId, street: `${name[language]}، ${address[language]}`.slice(0, 200) };
}

/** The point as its order keeps it. */
export function storedPoint({ carrier, id, carrier_name, name, address, hours }: ChosenPoint): StoredOrderPoint {
  return { carrier, id, carrier_name, name, address, hours };
}

/** Refuses cash where nobody takes it. */
export function refuseCashAt({ takes_cash: takesCash }: ChosenPoint, cart: PricedCart, method: string): void {
  if (method === 'cash_on_delivery' && cart.amountDue > 0 && !takesCash) refuse('shipping.point_no_cash');
}
