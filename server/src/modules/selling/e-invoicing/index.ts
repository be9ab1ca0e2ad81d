export { listStamps, readXml, type Stamp } from './documents.store.ts';
export { CannotStamp, type StampTaxDocument } from './stamp-document.ts';
