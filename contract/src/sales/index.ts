export { type SalesReport, salesEndpoints } from './endpoints.ts';
export { salesRefusals } from './refusals.ts';
