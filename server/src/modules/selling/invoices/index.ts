export { findInvoiceByNumber } from './invoices.store.ts';
export { type IssueDeps, issueCreditNote, issueInvoice, issueReturnNote } from './issue-invoice.ts';
