export { findInvoiceByNumber } from './invoices.store.ts';
export { type IssueDeps, issueCreditNote, issueInvoice, issueReturnNote, refuseInvoiced } from './issue-invoice.ts';
export { sumVat, type VatSum } from './vat-sums.store.ts';
