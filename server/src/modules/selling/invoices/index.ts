export { findInvoiceByNumber } from './invoices.store.ts';
export { type IssueDeps, issueCreditNote, issueInvoice, issueReturnNote, refuseInvoiced } from './issue-invoice.ts';
