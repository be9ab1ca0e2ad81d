import { ApiError } from '@waha/contract/client';
import type { PlaceOrderRequest } from '@waha/contract/types';
import { type PlacedOrder, sendOrder } from '../form/order-attempt.ts';
import { readRefusal } from '../form/order-refusal.ts';
import { type SheetError, type SheetPayment, sheetError } from './apple-pay.ts';
import type { SheetPrices } from './price-sheet.ts';
import { callLimit, type SheetDeps, type SheetPurchase } from './sheet-deps.ts';
import { type MissingPart, missingIn, orderOfSheet } from './sheet-order.ts';

/** `errors`: fields that the buyer may correct in the sheet. `unpaid`: the order stands, and its page says what is to be done. */
export type SheetOutcome = { kind: 'paid' | 'unpaid' } | { kind: 'errors'; errors: SheetError[] };

/** The error field of the sheet for a part of the address. */
const fieldOf: Record<MissingPart, string> = { name: 'name', phone: 'phoneNumber', street: 'addressLines' };
/** The error field of the sheet for a field that the server refuses. */
const refusedField: Readonly<Record<string, string>> = {
  ...{ firstName: 'name', lastName: 'name', phone: 'phoneNumber', email: 'emailAddress' },
  ...{ city: 'locality', district: 'subLocality', street: 'addressLines', postalCode: 'postalCode' },
};

/** Places the order of a sheet, once for its life, and charges its token for that order alone. Throws where no order was placed. */
export function payBySheet(purchase: SheetPurchase, prices: SheetPrices, deps: SheetDeps) {
  const { api, wallet, texts } = deps;
  // One key for the life of the sheet: however often it is sent, it is one order.
  const key = crypto.randomUUID();
  const store = memoryStore(key);

  async function charge(order: PlacedOrder, token: Readonly<Record<string, unknown>>): Promise<SheetOutcome> {
    const { id, view_token: viewToken } = order;
    const whose = { params: { id }, query: viewToken === null ? {} : { view_token: viewToken } };
    const body = { kind: wallet.kind, token: { ...token } };
    // A lost answer says nothing: the page of the order asks what became of the payment.
    const payment = await api('POST /orders/{id}/payment/wallet', { ...whose, body, signal: callLimit() }).catch(
      () => null,
    );
    if (payment?.status !== 'paid') {
      deps.onPlaced(order);
      return { kind: 'unpaid' };
    }
    const confirmed = await api('GET /orders/{id}', { ...whose, signal: callLimit() }).catch(() => order);
    deps.onPlaced({ ...order, ...confirmed });
    return { kind: 'paid' };
  }

  return async ({ token, shippingContact: address = {} }: SheetPayment): Promise<SheetOutcome> => {
    const seen = prices.seen();
    const errors = missingIn(address).map((part) =>
      sheetError('shippingContactInvalid', fieldOf[part], texts.missing[part]),
    );
    if (!seen) errors.push(sheetError('shippingContactInvalid', 'locality', texts.city));
    if (errors.length > 0 || !seen) return { kind: 'errors', errors };
    const bought = { ...purchase, quote: seen.quote, cityId: seen.city.id, method: wallet.method };
    try {
      const order = await sendOrder({ api, store, newKey: () => key, wait }, orderOfSheet(address, bought));
      return await charge(order, token);
    } catch (error) {
      const refused = error instanceof ApiError ? refusedFields(error) : [];
      if (refused.length === 0) throw error;
      return { kind: 'errors', errors: refused };
    }
  };
}

function refusedFields(error: ApiError): SheetError[] {
  return Object.entries(readRefusal(error).fields).flatMap(([field, message]) => {
    const contactField = refusedField[field];
    return contactField && message ? [sheetError('shippingContactInvalid', contactField, message)] : [];
  });
}

/** The attempt of one sheet. It is not kept over a reload, which closes the sheet. */
function memoryStore(key: string) {
  const none = { key, unanswered: [] as PlaceOrderRequest[] };
  let attempt = none;
  return {
    read: () => attempt,
    write: (next: typeof attempt | null) => {
      attempt = next ?? none;
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
