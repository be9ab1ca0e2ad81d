export { invoiceRoutes } from './invoices.routes.ts';
export { issueInvoice } from './issue-invoice.ts';
