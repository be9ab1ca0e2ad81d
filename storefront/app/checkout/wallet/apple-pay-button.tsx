import { createHttpApi } from '@waha/contract/client';
import { useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { Basket } from '../../cart/basket.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { useCoupon } from '../../cart/coupon-store.ts';
import { orderLineOf } from '../../cart/order-line-of.ts';
import { storedReferral } from '../../referral/stored-referral.ts';
import { useNavigate } from '../../router/links.ts';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import type { PlacedOrder } from '../form/order-attempt.ts';
import { ledToPayment } from '../led-to-payment.ts';
import { storePlacedOrder } from '../placed-order.ts';
import { keysOfLateOrders } from '../view-tokens.ts';
import { SHEET_VERSION, type SheetLine, type SheetRequest } from './apple-pay.ts';
import { runSheet } from './run-sheet.ts';
import type { Wallet } from './sheet-deps.ts';
import { totalOf } from './sheet-order.ts';

export interface ExpressPayProps {
  wallet: Wallet;
  basket: Basket;
  /** The lines to buy; null where a choice is still missing, which the page then shows. */
  lines: () => readonly CartLine[] | null;
  /** Whether other ways follow below. */
  isFirst?: boolean;
}

/** The sheet that Safari is asked for: Saudi riyals, delivered to an address of the sheet. */
function requestOf(wallet: Wallet, total: SheetLine): SheetRequest {
  return {
    ...{ countryCode: 'SA', currencyCode: 'SAR', supportedNetworks: wallet.networks, shippingType: 'delivery', total },
    merchantCapabilities: ['supports3DS', 'supportsDebit', 'supportsCredit'],
    requiredShippingContactFields: ['name', 'phone', 'email', 'postalAddress'],
  };
}

const priceOf = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + line.price * line.quantity, 0);

/** Apple's button. A press opens the sheet at once, as Safari demands of a press; the price of delivery arrives in it. */
export default function ApplePayButton({ wallet, basket, lines, isFirst = false }: ExpressPayProps) {
  const say = useText('wallet');
  const api = useApi();
  const navigate = useNavigate();
  const coupon = useCoupon();
  const { language, storeKey, settings } = useRootData();
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOpen = useRef(false);
  const texts = {
    ...{ shopName: settings?.name ?? '', goods: say('goods'), discount: say('discount'), delivery: say('delivery') },
    ...{ city: say('city'), soldOut: say('soldOut'), failed: say('failed') },
    missing: { name: say('name'), phone: say('phone'), street: say('street') },
  };

  /** Events of the sheet that the page hears. */
  function dialogue(bought: readonly CartLine[]) {
    return {
      onPlaced(order: PlacedOrder) {
        isOpen.current = false;
        // The order's page does not lead to a payment page by itself: the buyer has just approved, or was refused.
        ledToPayment.add(order.id);
        storePlacedOrder(order, bought, basket);
        navigate(`/checkout/success?order=${order.id}`);
      },
      onTrouble(text: string) {
        isOpen.current = false;
        setTrouble(text);
      },
    };
  }

  function open(): void {
    const Own = window.ApplePaySession;
    const bought = lines();
    if (isOpen.current || !Own) return;
    const isMissing = !bought || bought.length === 0;
    setTrouble(isMissing ? say('choose') : null);
    if (isMissing) return;
    isOpen.current = true;
    const estimate = priceOf(bought);
    const sheet = new Own(SHEET_VERSION, requestOf(wallet, totalOf(estimate, texts.shopName, 'pending')));
    sheet.oncancel = () => {
      isOpen.current = false;
    };
    const placeApis = (['ar', 'en'] as const).map((of) =>
      createHttpApi({ baseUrl: '', apiKey: storeKey, language: () => of, token: () => null }),
    );
    const referral = storedReferral().referral?.click ?? null;
    const handover = basket?.handover?.();
    const seen = { coupon, referral, handover, estimate };
    const purchase = { lines: bought.map(orderLineOf), unpaidOrders: keysOfLateOrders(), ...seen };
    const status = { success: Own.STATUS_SUCCESS, failure: Own.STATUS_FAILURE };
    runSheet(sheet, purchase, { api, placeApis, wallet, texts, status, ...dialogue(bought) });
    sheet.begin();
  }

  return (
    <>
      <button type="button" className="apple-pay-button" lang={language} aria-label={say('pay')} onClick={open}>
        <span aria-hidden="true">{say('pay')}</span>
      </button>
      <p role="alert" className="mt-2 text-sm text-negative empty:hidden">
        {trouble}
      </p>
      {isFirst ? <p className="mt-3 text-center text-sm text-soft">{say('or')}</p> : null}
    </>
  );
}
