export { type SalesReport, salesEndpoints, type VatReturn } from './endpoints.ts';
export { salesRefusals } from './refusals.ts';
