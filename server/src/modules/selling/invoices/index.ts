export { findInvoiceByNumber } from './invoices.store.ts';
export { type IssueDeps, issueInvoice, issueReturnNote } from './issue-invoice.ts';
