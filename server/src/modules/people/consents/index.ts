export { type ConsentRow, deleteEventsOfAddress, insertImported, listEvents } from './consent-events.store.ts';
export { recordChanges, recordConsent } from './record-consent.ts';
