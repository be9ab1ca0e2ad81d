export { findInvoiceByNumber } from './invoices.store.ts';
export { type CreditedPieces, issueInvoice, issueReturnNote } from './issue-invoice.ts';
