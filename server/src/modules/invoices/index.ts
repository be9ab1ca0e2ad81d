export { invoiceRoutes } from './invoices.routes.ts';
export { type CreditedPieces, issueCreditNote, issueInvoice, issueReturnNote } from './issue-invoice.ts';
