import type { Vat } from './vat.ts';

/** A text in both languages; the document has `Arabic | English`. English may be empty. */
export interface Bilingual {
  readonly ar: string;
  readonly en: string;
}

/** A national address. All parts are needed for the seller, and for a buyer in the Kingdom with a standard invoice. */
export interface TaxAddress {
  readonly street: string;
  readonly additionalStreet?: string;
  /** Four digits. */
  readonly building: string;
  readonly district: string;
  readonly city: string;
  /** Five digits. */
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A registration other than for VAT: `CRN`, `MOM`, `MLS`, `SAG`, `700`, `OTH`; of buyers also `TIN`, `NAT`, `IQA`, `PAS`, `GCC`. */
export interface Registration {
  readonly scheme: string;
  readonly number: string;
}

export interface TaxParty {
  readonly name: Bilingual;
  readonly vatNumber: string | null;
  readonly registration: Registration | null;
  /** Null for a consumer. */
  readonly address: TaxAddress | null;
}

/**
 * All amounts are halalas and contain their VAT, as the prices of the shop do; none is negative. VAT is computed, or it is
 * given (`vatAmount`) for all lines, charges and allowances of a document.
 */
export interface DraftLine {
  readonly name: Bilingual;
  readonly sku?: string;
  /** Whole pieces, at least one. */
  readonly quantity: number;
  readonly unitPrice: number;
  /** For all pieces together. */
  readonly discount: number;
  readonly vat: Vat;
  /** VAT in the price as the shop computed it. */
  readonly vatAmount?: number;
}

/** A charge or an allowance of the whole document: delivery, a fee, wrapping; a coupon. */
export interface DraftAdjustment {
  /** UNTDID 7161 for charges (`DL` delivery, `PC` packing, `ADR` other services), 5189 for allowances (`95` discount). */
  readonly reasonCode: string;
  readonly reason: Bilingual;
  readonly amount: number;
  readonly vat: Vat;
  readonly vatAmount?: number;
}

/** An advance that was paid and taxed by a document of its own. */
export interface DraftPrepayment {
  readonly number: string;
  readonly uuid?: string;
  readonly issuedAt: Date;
  readonly name: Bilingual;
  readonly amount: number;
  readonly vat: Vat;
}

export interface InvoiceDraft {
  readonly kind: 'invoice' | 'credit-note' | 'debit-note';
  /** `simplified` for consumers, `standard` for companies. */
  readonly form: 'simplified' | 'standard';
  readonly isThirdParty?: boolean;
  readonly isNominal?: boolean;
  readonly isExport?: boolean;
  readonly isSummary?: boolean;
  readonly number: string;
  readonly uuid: string;
  /** The place in the chain, from 1, and the hash of the document before. */
  readonly counter: number;
  readonly previousHash: string;
  readonly issuedAt: Date;
  /** `2026-11-27`: the day of supply, of which standard invoices must tell; the last day for a summary. */
  readonly suppliedOn?: string;
  readonly suppliedUntil?: string;
  readonly seller: TaxParty;
  readonly buyer: TaxParty | null;
  /** UNTDID 4461: `10` cash, `48` card, `42` bank account, `1` not told. */
  readonly paymentMeans: string;
  /** Notes alone: numbers of the invoices they correct, and why. */
  readonly corrects?: { readonly numbers: readonly string[]; readonly reason: Bilingual };
  readonly lines: readonly DraftLine[];
  readonly charges?: readonly DraftAdjustment[];
  readonly allowances?: readonly DraftAdjustment[];
  readonly prepayments?: readonly DraftPrepayment[];
}
