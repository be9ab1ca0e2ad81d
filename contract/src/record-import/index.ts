export { recordImportEndpoints } from './endpoints.ts';
export { recordImportEvents } from './events.ts';
export { recordImportRefusals } from './refusals.ts';
export type { RecordImport, RecordImportField, RecordImportItem } from './shapes.ts';
