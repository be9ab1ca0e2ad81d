import type { Api } from '@waha/contract/client';
import type { OrderLine, PlaceOrderRequest, StoreSettings } from '@waha/contract/types';
import type { PlacedOrder } from '../form/order-attempt.ts';
import type { MissingPart } from './sheet-order.ts';

export type Wallet = NonNullable<StoreSettings['payment_wallets']>[number];

/** The lines to buy, and everything beside them that counts, as the page knew it when the button was pressed. */
export interface SheetPurchase {
  lines: readonly OrderLine[];
  coupon: string | null;
  referral: string | null;
  /** Handover of the machine that chose the lines. */
  handover?: string | null | undefined;
  unpaidOrders: NonNullable<PlaceOrderRequest['unpaid_orders']>;
  /** The amount that the page shows until a quote for the city says the whole. */
  estimate: number;
}

export interface SheetTexts {
  shopName: string;
  goods: string;
  discount: string;
  delivery: string;
  city: string;
  soldOut: string;
  failed: string;
  missing: Readonly<Record<MissingPart, string>>;
}

export interface SheetDeps {
  api: Api;
  /** Ask for places in Arabic and in English. */
  placeApis: readonly Api[];
  wallet: Wallet;
  texts: SheetTexts;
  status: { success: number; failure: number };
  /** Called once an order exists and its token was charged, with the order as it is then. */
  onPlaced(order: PlacedOrder): void;
  /** Called with a sentence for the page where the sheet ended without an order. */
  onTrouble(text: string): void;
}

const TIMEOUT_MS = 20_000;

/** The time limit of one call that the sheet waits for; a sheet that hears nothing for thirty seconds closes itself. */
export const callLimit = () => AbortSignal.timeout(TIMEOUT_MS);
