export {
  type BulkChangeRule,
  bulkChangeRule,
  type ImportDifference,
  importDifference,
  type NewBulkChange,
} from './bulk-change.ts';
export { productImportEndpoints } from './endpoints.ts';
export { productImportEvents } from './events.ts';
export { productImportRefusals } from './refusals.ts';
export type { ImportCategory, ImportColumn, ImportItem, ProductImport } from './shapes.ts';
