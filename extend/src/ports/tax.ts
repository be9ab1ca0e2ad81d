import type { Halalas } from './payment.ts';

/** An invoice or credit note as it was issued; it never changes afterwards. */
export interface TaxDocument {
  readonly id: string;
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  /** The counter of the chain, and the hash of the document before. */
  readonly counter: number;
  readonly previousHash: string;
  readonly issuedAt: Date;
  readonly seller: { readonly name: string; readonly vatNumber: string };
  /** Null for a buyer who is a consumer. */
  readonly buyer: { readonly name: string; readonly vatNumber: string } | null;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly netAmount: Halalas;
    readonly vatAmount: Halalas;
  }[];
  readonly totalAmount: Halalas;
  readonly vatAmount: Halalas;
  /** The number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
}

/** The authority's answer. `rejected` is final: the document must be corrected by another. */
export type TaxReport =
  | {
      readonly status: 'accepted';
      readonly reference: string;
      readonly warnings: readonly string[];
      /** The content of the QR code; null where the shop's own is used. */
      readonly qr: string | null;
    }
  | { readonly status: 'rejected'; readonly reasons: readonly string[] };

/** Reports documents to an authority, one after another in the order of their counter. */
export interface TaxProvider {
  /** Reporting a document again gives the same answer. Throws where there is none yet; it is then tried again. */
  report(document: TaxDocument): Promise<TaxReport>;
}
