import { ownPaymentMethods } from '@waha/contract';
import type {
  CapturePart,
  CardCharge,
  CardForm,
  DeclinedPayment,
  KeptCard,
  MaskedCard,
  OfferRequest,
  PaymentCapabilities,
  PaymentIntent,
  PaymentRefund,
  PaymentState,
  PaymentWallet,
  SandboxPayment,
  StartedPayment,
  WebhookRequest,
  WebhookVerdict,
} from '@waha/extend';
import type { Bilingual } from '../../../platform/text/index.ts';

export type { KeptCard, MaskedCard, PaymentState };

/** True for a payment method of an extension: all but the shop's own two. */
export function isOnlineMethod(code: string): boolean {
  return !ownPaymentMethods.some((own) => own === code);
}

/** True where a part of what an order paid can go back the way it came: to a card, not by a transfer to a bank account. */
export function isRefundedInParts(order: { payment_method: string; refunds_in_parts: boolean }): boolean {
  return isOnlineMethod(order.payment_method) && order.refunds_in_parts;
}

/**
 * A payment method of an extension, under whose name it is stored. Each function goes over the network, so none is called inside
 * a transaction; where one fails, is slow or answers rubbish it throws ExtensionError and the outcome is unknown.
 */
export interface OnlineMethod {
  code: string;
  name: Bilingual;
  description: Bilingual;
  /** An SVG as text. */
  logo: string | undefined;
  capabilities: PaymentCapabilities;
  /** Whether it is offered for a cart; undefined: always. Never throws. */
  offer: ((request: OfferRequest) => Promise<boolean>) | undefined;
  start(intent: PaymentIntent): Promise<StartedPayment | DeclinedPayment>;
  read(reference: string): Promise<PaymentState>;
  /** Takes authorised money, or a part of it. */
  capture(reference: string, amount: number, part: CapturePart): Promise<void>;
  /** Repeating it refunds the money only once. */
  refund(refund: PaymentRefund): Promise<void>;
  cancel(reference: string): Promise<void>;
  webhook: ((request: WebhookRequest) => Promise<WebhookVerdict>) | undefined;
  sandbox:
    | {
        read(reference: string): Promise<SandboxPayment | null>;
        play(reference: string, outcome: 'paid' | 'failed'): Promise<void>;
      }
    | undefined;
  wallet: PaymentWallet | undefined;
  cards:
    | {
        form(intent: PaymentIntent): Promise<CardForm>;
        referenceOf(intentId: string): string;
        charge(intent: PaymentIntent, token: string): Promise<CardCharge>;
        describe(token: string): Promise<KeptCard | null>;
        forget(token: string): Promise<void>;
      }
    | undefined;
}

/** The methods that are set up, by code and in the order of the list. */
export type OnlineMethods = ReadonlyMap<string, OnlineMethod>;
