export { type ConsentBody, type ConversionBody, consentPurposes, conversionEndpoints } from './endpoints.ts';
export { conversionEvents } from './events.ts';
