import type { CarrierRates } from '../../shipping/index.ts';
import type { PricedCart } from './price-cart.ts';

/**
 * Prices a cart, and once more where the prices or points of carriers that it lacked came within a short time. They are asked for outside
 * any transaction; an order is priced by what is stored.
 */
export async function withCarrierRates(
  price: () => Promise<PricedCart>,
  carrierRates: CarrierRates,
  visitor: string,
): Promise<PricedCart> {
  const cart = await price();
  const { wantedRates, wantedPoints } = cart;
  const had = await Promise.all([
    wantedRates.length > 0 && carrierRates.want(wantedRates, visitor),
    wantedPoints && carrierRates.wantPoints(wantedPoints.cityId, wantedPoints.isMissing, visitor),
  ]);
  return had.includes(true) ? price() : cart;
}
