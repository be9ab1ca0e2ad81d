import { ApiError } from '@waha/contract/client';
import { forgetHandover } from '../../cart/single-line.ts';
import type { Sheet, SheetPayment } from './apple-pay.ts';
import { payBySheet } from './pay-by-sheet.ts';
import { priceSheet } from './price-sheet.ts';
import { callLimit, type SheetDeps, type SheetPurchase } from './sheet-deps.ts';

/**
 * Runs a sheet: the shop's own quote prices each address and way of delivery, an approved sheet places one order, and its token
 * is charged for that order alone. Nothing is held until the sheet is approved.
 */
export function runSheet(sheet: Sheet, purchase: SheetPurchase, deps: SheetDeps): void {
  const { api, wallet, texts, status } = deps;
  const prices = priceSheet(purchase, deps);
  const pay = payBySheet(purchase, prices, deps);
  let isPaying = false;

  function end(text: string): void {
    sheet.abort();
    deps.onTrouble(text);
  }

  sheet.onvalidatemerchant = ({ validationURL: gateway }) => {
    const params = { kind: wallet.kind };
    api('POST /payments/wallets/{kind}/sheet', { params, body: { gateway }, signal: callLimit() }).then(
      ({ session }) => sheet.completeMerchantValidation(session),
      () => end(texts.failed),
    );
  };
  sheet.onshippingcontactselected = ({ shippingContact }) => {
    prices.chooseCity(shippingContact).then(
      (update) => (update ? sheet.completeShippingContactSelection(update) : end(texts.soldOut)),
      () => end(texts.failed),
    );
  };
  sheet.onshippingmethodselected = ({ shippingMethod }) => {
    prices.chooseMethod(shippingMethod.identifier).then(
      (update) => sheet.completeShippingMethodSelection(update),
      () => end(texts.failed),
    );
  };

  async function settle(payment: SheetPayment): Promise<void> {
    try {
      const outcome = await pay(payment);
      if (outcome.kind !== 'errors') {
        return sheet.completePayment({ status: outcome.kind === 'paid' ? status.success : status.failure });
      }
      // The buyer may correct the address, and approve again.
      isPaying = false;
      sheet.completePayment({ status: status.failure, errors: outcome.errors });
    } catch (error) {
      sheet.completePayment({ status: status.failure });
      if (error instanceof ApiError && error.code === 'orders.already_placed') forgetHandover();
      deps.onTrouble(error instanceof ApiError && error.status < 500 ? error.message : texts.failed);
    }
  }

  sheet.onpaymentauthorized = ({ payment }) => {
    // An approved sheet is paid once; a second approval while it is under way is no press of the buyer.
    if (isPaying) return;
    isPaying = true;
    void settle(payment);
  };
}
