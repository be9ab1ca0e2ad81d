export { productImportEndpoints } from './endpoints.ts';
export { productImportRefusals } from './refusals.ts';
export {
  type ImportColumn,
  type ImportField,
  type ImportItem,
  importFields,
  importFormats,
  importOutcomes,
  importResults,
  importStatuses,
  type ProductImport,
} from './shapes.ts';
