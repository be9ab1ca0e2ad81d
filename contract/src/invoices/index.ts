export { type Invoice, invoiceEndpoints } from './endpoints.ts';
export { invoiceRefusals } from './refusals.ts';
