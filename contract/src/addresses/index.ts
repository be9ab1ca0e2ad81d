export type { Company, CompanyDraft } from './company.ts';
export { type AddressDraft, addressEndpoints, type SavedAddress } from './endpoints.ts';
export { addressRefusals } from './refusals.ts';
export type { ShownAddress } from './shapes.ts';
