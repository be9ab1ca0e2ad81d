import type {
  CapturePart,
  Halalas,
  PaymentIntent,
  PaymentProvider,
  StartedPayment,
  WebhookRequest,
} from '../ports/payment.ts';
import type { Fault } from './fake-server.ts';

/** A provider's fake that an adapter is run against. `reference` is that of a started payment. */
export interface PaymentWorld {
  provider: PaymentProvider;
  /** The buyer pays what was asked. Does nothing where it cannot be paid any more. */
  pay(reference: string): Promise<void> | void;
  /** The provider takes another amount or currency than was asked; absent where that cannot happen. */
  payOther?(reference: string, what: { amount?: Halalas; currency?: string }): Promise<void> | void;
  /** The buyer's card is declined. */
  decline?(reference: string): Promise<void> | void;
  /** Money that the provider has given back. */
  refunded(reference: string): Promise<Halalas> | Halalas;
  /** Strikes the next calls; absent where the adapter calls nobody. */
  trouble?: Fault[];
  /** A notification about a payment, signed as the provider does. Absent without webhooks. */
  webhook?(reference: string): WebhookRequest;
  /** The same, signed by somebody else. */
  forgedWebhook?(reference: string): WebhookRequest;
  /** The wallet of the provider, where the adapter has one. */
  wallet?: {
    /** A token that the provider will take, or refuse. */
    token(outcome: 'paid' | 'refused'): Record<string, unknown>;
    /** The sum that all tokens were charged. */
    charged(): Halalas;
  };
  /** The provider that remembers cards, where the adapter has them. */
  cards?: {
    /** The card as a buyer types it. */
    typed: Readonly<Record<'name' | 'number' | 'month' | 'year' | 'cvc', string>>;
    /** The buyer answers their bank, rightly or wrongly. */
    decide(reference: string, isRight: boolean): Promise<void> | void;
    /** The provider lets a token work no more. */
    spoil(token: string): Promise<void> | void;
    /** Number of tokens that the provider has. */
    known(): number;
  };
  /** Texts that no error may contain. */
  secrets: readonly string[];
  close(): Promise<void> | void;
}

/** A capture of all that is captured of a payment. */
export const WHOLE: CapturePart = { key: 'all', before: 0, isLast: true };

let serial = 0;

/** Starts a payment that must not be declined. */
export async function startPayment(provider: PaymentProvider, intent: PaymentIntent): Promise<StartedPayment> {
  const started = await provider.start(intent);
  if ('isDeclined' in started) throw new Error('it was declined');
  return started;
}

/** An intent of one order with one line. */
export function paymentIntent(amount: Halalas = 12_500): PaymentIntent {
  serial += 1;
  const orderNumber = `WH-2026-${String(serial).padStart(6, '0')}`;
  return {
    id: crypto.randomUUID(),
    amount,
    currency: 'SAR',
    orderNumber,
    description: `Order ${orderNumber}`,
    buyer: {
      name: 'نورة سالم',
      firstName: 'نورة',
      lastName: 'سالم',
      phone: '+966512345678',
      email: 'noura@example.com',
    },
    city: 'الرياض',
    street: 'شارع العليا، الملقا',
    postalCode: '13521',
    history: null,
    lines: [{ sku: 'OUD-1', name: 'عود', quantity: 1, unitAmount: amount - 2_500, totalAmount: amount - 2_500 }],
    shippingAmount: 2_500,
    returnUrl: 'https://shop.example/checkout/success?order=1',
    webhookUrl: 'https://shop.example/api/store/payments/acme/webhook',
    sandboxUrl: `https://shop.example/pay/demo/${serial}`,
    language: 'ar',
    expiresAt: new Date(Date.now() + 30 * 60_000),
  };
}
