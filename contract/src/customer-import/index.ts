export { customerImportEndpoints } from './endpoints.ts';
export { customerImportEvents } from './events.ts';
export { customerImportRefusals } from './refusals.ts';
export type { CustomerImport, CustomerImportRow } from './shapes.ts';
