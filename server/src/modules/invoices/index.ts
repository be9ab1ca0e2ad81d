export { invoiceRoutes } from './invoices.routes.ts';
export { issueCreditNote, issueInvoice } from './issue-invoice.ts';
