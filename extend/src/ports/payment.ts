/** An amount of money in halalas: a hundredth of a riyal, always whole. */
export type Halalas = number;

/** Capabilities of a payment method, each capability as data. The shop compares these and never a method's name. */
export interface PaymentCapabilities {
  /** `redirect`: the buyer pays on the provider's page. `embedded`: on the shop's own page. */
  readonly flow: 'redirect' | 'embedded';
  /**
   * `later`: a payment is authorised first, and `capture` takes the money as soon as it pays an order. `at-shipment`: `capture`
   * takes it when the first shipment leaves, without what was refunded until then.
   */
  readonly capture: 'at-once' | 'later' | 'at-shipment';
  /** `whole`: cancelled orders get their money back, and the shop pays parts back by transfer or as store credit. */
  readonly refunds: 'parts' | 'whole' | 'none';
  /**
   * With `at-shipment`: whether `capture` takes the money of each parcel as it leaves, and `cancel` gives up the rest after the last one.
   * Without it the whole is captured with the first.
   */
  readonly capturesParts?: boolean;
  readonly minimum: Halalas;
  /** Null: no limit. */
  readonly maximum: Halalas | null;
  /** Marks that pages show while the method is on, as their owners write them: `mada`, `Visa`, `Apple Pay`. At most 20. */
  readonly marks?: readonly string[];
  /** A lender's number of equal parts, without a fee for the buyer. Pages say how much one is. */
  readonly instalments?: { readonly count: number };
  /** Whether `start` needs the earlier orders of a signed-in buyer: `PaymentIntent.history`. */
  readonly asksHistory?: boolean;
}

/** Earlier orders of a signed-in buyer, for a lender's decision. */
export interface BuyerHistory {
  readonly registeredAt: Date;
  /** Number of delivered orders, paid in any way. */
  readonly deliveredOrders: number;
  /** The latest ten at most, newest first, without the one that is paid. */
  readonly latest: readonly {
    readonly placedAt: Date;
    readonly amount: Halalas;
    readonly isCash: boolean;
    readonly outcome: 'open' | 'delivered' | 'cancelled' | 'returned';
  }[];
}

/** The buyer, as far as a lender may ask. */
export interface PaymentBuyer {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string | null;
}

export interface PaymentLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitAmount: Halalas;
  /** The price of the line after discounts. */
  readonly totalAmount: Halalas;
}

export interface OfferRequest {
  readonly amount: Halalas;
  readonly currency: string;
  readonly language: 'ar' | 'en';
  readonly lines: readonly PaymentLine[];
  /** A signed-in buyer; null for a guest, who has said nothing yet when this is asked. */
  readonly buyer: PaymentBuyer | null;
}

/** The payment of one order, to be started. `id` is its idempotency key: starting it again gives the same payment. */
export interface PaymentIntent {
  readonly id: string;
  readonly amount: Halalas;
  readonly currency: string;
  readonly orderNumber: string;
  /** The text that the buyer reads beside the amount. */
  readonly description: string;
  readonly buyer: PaymentBuyer;
  readonly city: string;
  /** Street and district in one line. */
  readonly street: string;
  readonly postalCode: string | null;
  /** Null for a guest, and where `asksHistory` is not set. */
  readonly history: BuyerHistory | null;
  readonly lines: readonly PaymentLine[];
  readonly shippingAmount: Halalas;
  /** The page to which the buyer returns after any outcome. */
  readonly returnUrl: string;
  readonly webhookUrl: string;
  /** The shop's own page for payments that are played: see `PaymentSandbox`. */
  readonly sandboxUrl: string;
  readonly language: 'ar' | 'en';
  readonly expiresAt: Date;
}

export interface StartedPayment {
  /** The provider's id of the payment. */
  readonly reference: string;
  /** The address at which the buyer pays. */
  readonly url: string;
}

/** A lender's answer that this buyer cannot pay by it. No payment exists; the buyer chooses another method. */
export interface DeclinedPayment {
  readonly isDeclined: true;
}

/** A card as its provider shows it: never its number. */
export interface MaskedCard {
  /** mada, visa, … */
  readonly scheme: string;
  /** The number, masked except for some digits. */
  readonly number: string;
}

/** State of a payment, as the provider states it when asked. */
export type PaymentState =
  | { readonly status: 'open' /** A card was declined; another may be tried. */; readonly wasRefused: boolean }
  | { readonly status: 'authorised'; readonly amount: Halalas; readonly currency: string }
  | {
      readonly status: 'captured';
      /** The reference that refunds name; it may differ from that of the payment. */
      readonly captureReference: string;
      readonly amount: Halalas;
      readonly currency: string;
      readonly card?: MaskedCard | null;
      /** The token of a card that its buyer wanted to be remembered: `PaymentCards`. */
      readonly keptToken?: string | null;
    }
  | { readonly status: 'failed' }
  | { readonly status: 'expired' };

/** The part of the money that an amount is captured of. Without `capturesParts` there is one, with the key `all`. */
export interface CapturePart {
  /** The parcel: the same when it is captured again after an answer that was lost. */
  readonly key: string;
  /** Captured before this part. If the provider has more, this part was captured, too. */
  readonly before: Halalas;
  readonly isLast: boolean;
}

export interface PaymentRefund {
  readonly captureReference: string;
  /** A text of its own among the refunds of the shop. */
  readonly id: string;
  readonly amount: Halalas;
  /** Refunds of this payment that the shop knows to be done. If the provider has more, this refund was done, too. */
  readonly refundedBefore: Halalas;
}

/** A notification as it arrived. Nothing in it is proved before the adapter has checked its signature. */
export interface WebhookRequest {
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/**
 * The payment that a notification is about; the shop then reads that payment from the provider and believes nothing else.
 * `forged` is answered with 401, `ignored` with 200. A notification without a signature may name a payment by an
 * unguessable reference (`isSigned: false`): it is forged where the shop knows no such payment.
 */
export type WebhookVerdict = 'forged' | 'ignored' | { readonly reference: string; readonly isSigned: boolean };

/** A wallet whose sheet opens on the shop's own page, without a script of the provider. Its payments are captured at once. */
export interface PaymentWallet {
  /** `apple-pay`: `ApplePaySession` of Safari. */
  readonly kind: 'apple-pay';
  /** Networks as the sheet names them: `mada`, `visa`. At most 10. */
  readonly networks: readonly string[];
  /** The file by which the shop proves its domain to the owner of the wallet; null where none is set up. */
  readonly domainFile: string | null;
  /** Opens a session for the sheet; the answer is handed to the browser as it is. */
  open(request: WalletRequest): Promise<Readonly<Record<string, unknown>>>;
  /** The reference of the payment that `charge` makes for an intent, known before it is called. */
  referenceOf(intentId: string): string;
  /**
   * Charges by the token of an approved sheet. Twice charges once. `read` says what became of it: `failed` where it was refused,
   * `open` while nothing arrived.
   */
  charge(intent: PaymentIntent, token: Readonly<Record<string, unknown>>): Promise<void>;
}

export interface WalletRequest {
  /** The address of the wallet's owner, as the sheet named it. The shop lets through addresses of that owner alone. */
  readonly gateway: string;
  /** The host of the shop, without port. */
  readonly domain: string;
  /** The name that the sheet shows. */
  readonly shopName: string;
}

/** A remembered card, as pages show it. */
export interface KeptCard {
  /** mada, visa, … in lower case. */
  readonly scheme: string;
  readonly lastFour: string;
  readonly month: number;
  readonly year: number;
}

/**
 * The form of a page on which a buyer types a card that is to be remembered. The browser sends it to the provider: the shop never
 * has a card number.
 */
export interface CardForm {
  /** The provider's address that takes the card as a form, and answers with JSON. */
  readonly action: string;
  /** Fields that the shop fills in. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names of the fields that the buyer types. The year has four digits. */
  readonly typed: Readonly<Record<'name' | 'number' | 'month' | 'year' | 'cvc', string>>;
  /** Where in the answer the address stands at which the buyer's bank asks on: keys from the outside in. */
  readonly next: readonly string[];
}

/** Outcome of a charge. `isGone`: the token will never work again. */
export type CardCharge =
  | { readonly isRefused: false /** Where the buyer's bank asks on; null: nowhere. */; readonly url: string | null }
  | { readonly isRefused: true; readonly isGone: boolean };

/** Cards that the provider remembers for signed-in buyers. Payments by them are captured at once. */
export interface PaymentCards {
  form(intent: PaymentIntent): CardForm;
  /** The reference of the payment that the form or `charge` makes for an intent, known before. */
  referenceOf(intentId: string): string;
  /** Charges a remembered card for its present buyer, whose bank may ask on. Twice charges once. */
  charge(intent: PaymentIntent, token: string): Promise<CardCharge>;
  /** The card behind a token; null where the provider has none that works. */
  describe(token: string): Promise<KeptCard | null>;
  /** Makes the provider forget a card; one that it does not know is forgotten. */
  forget(token: string): Promise<void>;
}

/** Lets the shop's own page play the outcome of a payment: for demo shops, where no money moves. */
export interface PaymentSandbox {
  read(reference: string): Promise<SandboxPayment | null>;
  play(reference: string, outcome: 'paid' | 'failed'): Promise<void>;
}

export interface SandboxPayment {
  readonly status: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';
  readonly amount: Halalas;
  readonly description: string;
  readonly returnUrl: string;
}

/**
 * A payment method. No function is called inside a transaction, each has a time limit, and what it throws or answers wrongly
 * costs that call alone: the outcome then counts as unknown and is asked for later.
 */
export interface PaymentProvider {
  readonly capabilities: PaymentCapabilities;
  /** Whether the method is offered for this cart; a lender may decline with false. Late answers count as false. */
  offer?(request: OfferRequest): Promise<boolean>;
  start(intent: PaymentIntent): Promise<StartedPayment | DeclinedPayment>;
  read(reference: string): Promise<PaymentState>;
  /**
   * Takes authorised money, or less of it. Twice takes it once. Needed unless `capture` is `at-once`. After it the payment is
   * captured, of that amount and what was captured before it.
   */
  capture?(reference: string, amount: Halalas, part: CapturePart): Promise<void>;
  /** Twice gives the money back once. Needed unless `refunds` is `none`. */
  refund?(refund: PaymentRefund): Promise<void>;
  /**
   * Makes an unpaid payment unpayable, as far as the provider can. Gives up authorised money that was not captured: all of it,
   * or the rest after a capture.
   */
  cancel(reference: string): Promise<void>;
  /** Its address is `/api/store/payments/<name>/webhook`. */
  webhook?(request: WebhookRequest): WebhookVerdict | Promise<WebhookVerdict>;
  readonly sandbox?: PaymentSandbox;
  readonly wallet?: PaymentWallet;
  readonly cards?: PaymentCards;
}
