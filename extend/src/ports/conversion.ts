import type { Halalas } from './payment.ts';

/** A purpose that a visitor agrees to or refuses, apart from the others. */
export type ConsentPurpose = 'analytics' | 'marketing';

/** Marks that an advertisement adds to the address it leads to. */
export const clickMarks = ['fbclid', 'ttclid', 'ScCid', 'gclid'] as const;
export type ClickMark = (typeof clickMarks)[number];

export interface ConversionItem {
  /** Id of the variant, as in product feeds; `bundle-…` of a bundle, which no feed has. */
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** The price of one piece. */
  readonly price: Halalas;
}

/** The person of a purchase, as typed; each service wants its own form of it, hashed (`hashPerson`). */
export interface ConversionPerson {
  readonly email: string | null;
  /** E.164, with its plus. */
  readonly phone: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly cityEn: string;
}

/** Something that a visitor who agreed did. */
export interface Conversion {
  /** The same whenever it is sent again: services recognise it by this. */
  readonly id: string;
  readonly kind: 'add_to_cart' | 'checkout' | 'purchase';
  readonly happenedAt: Date;
  readonly pageUrl: string;
  /** The number of the order, of a purchase. */
  readonly orderNumber: string | null;
  /** In SAR. */
  readonly value: Halalas;
  readonly items: readonly ConversionItem[];
  /** Known of a purchase alone. */
  readonly person: ConversionPerson | null;
  /** A random id of this browser's consent: no account, and another after it was withdrawn. */
  readonly visitorId: string;
  readonly userAgent: string;
  readonly clickMarks: Readonly<Partial<Record<ClickMark, string>>>;
  readonly consents: readonly ConsentPurpose[];
}

/** `taken`: the service has it. `refused`: it never will, for a reason without personal data. Whatever else is thrown. */
export type ConversionVerdict = 'taken' | { readonly refused: string };

/** A service that is told of conversions, of visitors who agreed to its purpose alone. Called outside transactions, at least once. */
export interface ConversionProvider {
  readonly purpose: ConsentPurpose;
  /** Age beyond which the service takes no event: older ones are dropped. */
  readonly maxAgeMs: number;
  /** The service refuses events without an e-mail address or a phone: it is told of purchases alone. */
  readonly needsPerson?: boolean;
  send(conversion: Conversion): Promise<ConversionVerdict>;
}
