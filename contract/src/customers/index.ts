export { type AdminCustomer, type CustomerInList, type CustomerNote, customerEndpoints } from './endpoints.ts';
export { customerRefusals } from './refusals.ts';
