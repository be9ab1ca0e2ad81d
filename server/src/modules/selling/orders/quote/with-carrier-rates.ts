import type { CarrierRates } from '../../shipping/index.ts';
import type { PricedCart } from './price-cart.ts';

/**
 * Prices a cart, and once more where the prices of carriers that it lacked came within a short time. They are asked for outside
 * any transaction; an order is priced by what is stored.
 */
export async function withCarrierRates(
  price: () => Promise<PricedCart>,
  carrierRates: CarrierRates,
  visitor: string,
): Promise<PricedCart> {
  const cart = await price();
  if (cart.wantedRates.length === 0) return cart;
  return (await carrierRates.want(cart.wantedRates, visitor)) ? price() : cart;
}
