/** Card providers: each hosts a payment page and reports its outcome. */
export const cardMethods = ['moyasar', 'demo'] as const;
export type CardMethod = (typeof cardMethods)[number];

export function isCardMethod(code: string): code is CardMethod {
  return cardMethods.some((one) => one === code);
}

export interface PaymentPageRequest {
  /** Our id; the provider stores it with the payment page. */
  paymentId: string;
  amountHalalas: number;
  currency: string;
  /** Text the customer reads beside the amount. */
  description: string;
  /** The page to which the customer returns after any outcome. */
  returnUrl: string;
  /** Webhook address of the provider's notification. */
  callbackUrl: string;
  language: 'ar' | 'en';
  expiresAt: Date;
}

/** A card as its provider shows it: never its number. */
export interface MaskedCard {
  /** mada, visa, ... */
  scheme: string;
  /** Card number, masked except for some digits. */
  number: string;
}

/** State of a payment page, in the shop's terms. */
export type PaymentPage =
  | { status: 'open' /** True if a card was declined; the page can still be paid. */; wasRefused: boolean }
  | { status: 'paid'; providerPaymentId: string; amount: number; currency: string; card?: MaskedCard | null }
  | { status: 'failed' }
  | { status: 'expired' };

export interface RefundRequest {
  providerPaymentId: string;
  amount: number;
  /** Refunds of this payment known to the shop: if the provider has more, this refund was already carried out. */
  refundedBefore: number;
}

/**
 * A card payment provider. Each call goes over the network, so none is made inside a transaction. Throws ProviderError.
 */
export interface PaymentProvider {
  createPaymentPage(order: PaymentPageRequest): Promise<{ providerId: string; url: string }>;
  readPaymentPage(providerId: string): Promise<PaymentPage>;
  /** Repeating it refunds the money only once. */
  refund(order: RefundRequest): Promise<void>;
  /** Makes an unpaid invoice unpayable, as far as the provider can. */
  cancel(providerId: string): Promise<void>;
}

/** The provider was unreachable or failed; the outcome of the call is unknown. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

export type PaymentProviders = Partial<Record<CardMethod, PaymentProvider>>;
