import type { City, Quote, QuoteRequest } from '@waha/contract/types';
import { type SheetAddress, type SheetUpdate, sheetError } from './apple-pay.ts';
import { findCity } from './find-city.ts';
import { callLimit, type SheetDeps, type SheetPurchase } from './sheet-deps.ts';
import { linesOf, methodsOf, totalOf } from './sheet-order.ts';

type MethodCode = QuoteRequest['shipping_method'];

/** The prices that a sheet shows: the shop's own quote for the address and the way of delivery that are chosen in it. */
export interface SheetPrices {
  /** The sheet's content for this address; null where the lines can no longer be bought. */
  chooseCity(address: SheetAddress): Promise<SheetUpdate | null>;
  chooseMethod(code: string): Promise<SheetUpdate>;
  /** City and quote that the sheet shows now; null before an address is known. */
  seen(): { city: City; quote: Quote } | null;
}

export function priceSheet(purchase: SheetPurchase, { api, placeApis, wallet, texts }: SheetDeps): SheetPrices {
  let city: City | null = null;
  let quote: Quote | null = null;

  async function price(method: MethodCode): Promise<Quote> {
    quote = await api('POST /orders/quote', {
      body: {
        lines: [...purchase.lines],
        ...(purchase.coupon ? { coupon_code: purchase.coupon } : {}),
        ...(purchase.unpaidOrders.length > 0 ? { unpaid_orders: purchase.unpaidOrders } : {}),
        ...{ city_id: city?.id ?? null, shipping_method: method, payment_method: wallet.method },
      },
      signal: callLimit(),
    });
    return quote;
  }

  const shown = (now: Quote): SheetUpdate => ({
    newTotal: totalOf(now.amount_due, texts.shopName, 'final'),
    newLineItems: linesOf(now, texts),
    newShippingMethods: methodsOf(now),
  });

  /** The sheet stays open, with the error beside the address. */
  const withoutCity = (): SheetUpdate => ({
    newTotal: totalOf(purchase.estimate, texts.shopName, 'pending'),
    newShippingMethods: [],
    errors: [sheetError('shippingContactInvalid', 'locality', texts.city)],
  });

  return {
    async chooseCity(address) {
      city = await findCity(placeApis, address, callLimit());
      if (!city) return withoutCity();
      const before = quote?.shipping?.code ?? null;
      let now = await price(before);
      const first = now.shipping_options.find((option) => option.code !== 'point');
      if (!first) return withoutCity();
      // The way that was chosen is not offered for this city, or none was.
      if (!now.shipping) now = await price(first.code);
      return now.can_order ? shown(now) : null;
    },
    async chooseMethod(code) {
      const option = quote?.shipping_options.find((one) => one.code === code);
      return shown(await price(option?.code ?? null));
    },
    seen: () => (city && quote?.shipping ? { city, quote } : null),
  };
}
