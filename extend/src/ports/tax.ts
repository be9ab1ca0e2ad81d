import type { Bilingual } from '../texts.ts';
import type { Halalas } from './payment.ts';

/** A national address. */
export interface TaxAddress {
  readonly street: string;
  /** Four digits. */
  readonly building: string;
  readonly district: string;
  readonly city: string;
  /** Five digits. */
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A registration other than for VAT, e.g. `CRN` and its number. */
export interface TaxRegistration {
  readonly scheme: string;
  readonly number: string;
}

/** The seller, as a unit was registered with the authority. It never changes: another identity is another unit. */
export interface TaxIdentity {
  readonly name: Bilingual;
  readonly vatNumber: string;
  readonly registration: TaxRegistration;
  readonly address: TaxAddress;
  /** The branch; the ten-digit TIN in a VAT group. */
  readonly branch: string;
  /** The line of business, e.g. `Retail`. */
  readonly industry: string;
}

/** A company that buys. A consumer has none. */
export interface TaxBuyer {
  readonly name: Bilingual;
  readonly vatNumber: string | null;
  readonly registration: TaxRegistration | null;
  readonly address: TaxAddress;
}

/** The tax of an amount. */
export interface TaxRate {
  readonly category: 'standard' | 'zero_rated' | 'exempt' | 'out_of_scope';
  /** 0 for all but the standard rate. */
  readonly percent: number;
  /** Why no VAT is due, with the authority's code; null at the standard rate. A category may have several in a document. */
  readonly reason: { readonly code: string; readonly text: Bilingual } | null;
}

/** Goods. `total` is `quantity * unitPrice - discount`; all amounts contain their VAT. */
export interface TaxLine {
  readonly name: Bilingual;
  readonly sku: string | null;
  readonly quantity: number;
  readonly unitPrice: Halalas;
  readonly discount: Halalas;
  readonly total: Halalas;
  /** VAT in `total`. */
  readonly vat: Halalas;
  readonly tax: TaxRate;
}

/** A charge or an allowance of the whole document. Neither amount is negative: an `allowance` is deducted. */
export interface TaxAdjustment {
  readonly kind: 'delivery' | 'cash_fee' | 'gift_wrap' | 'service' | 'allowance';
  readonly name: Bilingual;
  readonly total: Halalas;
  readonly vat: Halalas;
  readonly tax: TaxRate;
}

/** An invoice or a note as the shop issues it. The amounts of lines and adjustments sum to its own. */
export interface TaxDocument {
  readonly id: string;
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note' | 'debit_note';
  readonly issuedAt: Date;
  /** The day of supply. */
  readonly suppliedAt: Date;
  /** Null for a consumer. */
  readonly buyer: TaxBuyer | null;
  readonly paidBy: 'cash' | 'card' | 'bank' | 'other';
  readonly lines: readonly TaxLine[];
  readonly adjustments: readonly TaxAdjustment[];
  readonly total: Halalas;
  readonly vat: Halalas;
  /** The invoice that a note corrects, and why. */
  readonly corrects: { readonly number: string; readonly reason: Bilingual } | null;
}

/** The place of a document in the chain of its unit. */
export interface TaxPlace {
  /** From 1, without gaps. */
  readonly counter: number;
  /** The hash of the document before. */
  readonly previousHash: string;
}

/** A unit of the shop (a device, in the authority's words) that stamps documents in one chain. */
export interface TaxUnit {
  readonly environment: string;
  readonly identity: TaxIdentity;
  /** Keys and certificates in the provider's own form, at most 32 kB. The shop keeps them sealed. */
  readonly secrets: string;
}

/** A document as it is kept, handed over and reported. Its bytes never change. */
export interface StampedDocument {
  readonly xml: string;
  /** The next document names it. */
  readonly hash: string;
  /** The content of the QR code, base64. */
  readonly qr: string;
  /** `clear`: the authority must accept it before the buyer gets it. */
  readonly mode: 'report' | 'clear';
}

/** A fault or a warning. */
export interface TaxMessage {
  /** The authority's own, e.g. `BR-KSA-37`. */
  readonly code: string;
  /** The authority's own words. */
  readonly text: string;
  /** The act of the owner that mends it, where it is known. */
  readonly help: Bilingual | null;
}

export type TaxReport =
  | {
      readonly status: 'accepted';
      readonly warnings: readonly TaxMessage[];
      /** The document with the authority's stamp and its QR code, after clearance. */
      readonly cleared: { readonly xml: string; readonly qr: string } | null;
    }
  /** Final: the document keeps its place in the chain, and another one corrects it. */
  | { readonly status: 'rejected'; readonly errors: readonly TaxMessage[]; readonly warnings: readonly TaxMessage[] }
  /** It is not known whether the document arrived, or it cannot now: the same bytes are sent again. */
  | {
      readonly status: 'unanswered';
      /** `credentials` and `request` do not pass by themselves: an owner must act. */
      readonly problem: 'away' | 'busy' | 'credentials' | 'request';
      readonly message: TaxMessage;
      /** The wait that the authority asks for. */
      readonly retryAfterMs: number | null;
    };

/** The outcome of a step of registration. */
export type TaxStep =
  | {
      readonly status: 'done';
      readonly secrets: string /** The end of the certificate. */;
      readonly endsAt: Date | null;
    }
  | { readonly status: 'refused'; readonly messages: readonly TaxMessage[] };

/** A document that `stamp` cannot make: it breaks rules of the authority. */
export class TaxDocumentFault extends Error {
  readonly messages: readonly TaxMessage[];

  constructor(messages: readonly TaxMessage[]) {
    super(messages.map(({ code, text }) => `${code}: ${text}`).join('; '));
    this.name = 'TaxDocumentFault';
    this.messages = messages;
  }
}

/**
 * Registers units with a tax authority, stamps documents and reports them.
 *
 * A unit is created, enrolled with a code of the authority's portal, checked, and activated. Documents are stamped inside the
 * transaction that gives them their number and their place in the chain; they are reported afterwards, one after another.
 */
export interface TaxProvider {
  /** The test environment first. Documents of one that is not real bind nobody. */
  readonly environments: readonly { readonly id: string; readonly name: Bilingual; readonly isReal: boolean }[];
  /** The `previousHash` of the first document of a unit. */
  readonly firstHash: string;
  /** The checks that a unit must pass before it is activated, in their order. */
  readonly checks: readonly { readonly id: string; readonly name: Bilingual }[];

  /** Faults of an identity by the authority's rules; empty if there are none. Synchronous, without network. */
  checkIdentity(identity: TaxIdentity): readonly { readonly field: string; readonly text: Bilingual }[];
  /** Makes the keys of a unit. `serial` is unique among the units of the shop. Without network. */
  createUnit(identity: TaxIdentity, of: { environment: string; serial: string }): Promise<{ secrets: string }>;
  /** Exchanges the one-time code of the authority's portal for the certificate of the checks. */
  enrol(unit: TaxUnit, code: string): Promise<TaxStep>;
  /** Runs one check: sends a sample document of this unit. */
  check(unit: TaxUnit, id: string, at: Date): Promise<TaxReport>;
  /** Gets the certificate with which documents count. */
  activate(unit: TaxUnit): Promise<TaxStep>;
  /** Replaces the certificate of an active unit before its end; the chain goes on. */
  renew(unit: TaxUnit, code: string): Promise<TaxStep>;

  /**
   * Makes the document that is reported. Synchronous and a function of its arguments alone, because it runs inside the
   * transaction that numbers the document: no network, no clock, no state. Throws `TaxDocumentFault` for a document that
   * the authority would reject.
   */
  stamp(document: TaxDocument, place: TaxPlace, unit: TaxUnit): StampedDocument;
  /** Sends a stamped document. Sending the same bytes again is one document with one answer. */
  report(document: StampedDocument & { readonly id: string }, unit: TaxUnit): Promise<TaxReport>;
}
