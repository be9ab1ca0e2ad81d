export { type SmsState, smsEndpoints } from './endpoints.ts';
export { smsRefusals } from './refusals.ts';
