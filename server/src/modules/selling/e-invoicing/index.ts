export { type EInvoicingAlarm, readEInvoicingAlarm } from './alarm.ts';
export { listStamps, readReportState, readXml, type Stamp } from './documents.store.ts';
export { CannotStamp, type StampTaxDocument } from './stamp-document.ts';
export { hasActiveUnit } from './units.store.ts';
