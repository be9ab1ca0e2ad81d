export {
  type EInvoicing,
  eInvoicingEndpoints,
  type TaxDocumentSummary,
  type TaxIdentityDraft,
  type TaxNotice,
  type TaxUnit,
  type TaxUnitCheck,
  type TaxUnitDraft,
} from './endpoints.ts';
export { eInvoicingRefusals } from './refusals.ts';
